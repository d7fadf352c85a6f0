import { Link, useRouteLoaderData } from 'react-router';
import type { BlogPost } from '#contract/site/blog.ts';
import type { RootData } from '#web/kitchen/business.ts';
import { blogPath } from '#web/paths.ts';
import { articleHtml } from './article-html.ts';
import { BackToBlogs } from './back-to-blogs.tsx';
import { BlogPicture } from './blog-picture.tsx';
import { blogFilterPath, WHOLE_BLOG } from './blog-view.ts';
import { PostFacts } from './post-facts.tsx';
import { SharePost } from './share-post.tsx';

/** One post, to be read. */
export function Article({ post }: { post: BlogPost }) {
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? '';
  return (
    <article>
      <header className="pt-3 sm:pt-5">
        <BackToBlogs />
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <div>
            <p className="flex flex-wrap items-center gap-x-3">
              <Link
                to={blogFilterPath(WHOLE_BLOG, { category: post.category_slug })}
                className="inline-flex min-h-11 items-center font-semibold text-chilli-ink underline-offset-4 hover:underline"
              >
                {post.category}
              </Link>
              <PostFacts post={post} />
            </p>
            <h1 className="mt-1 text-page wrap-anywhere">{post.title}</h1>
            <div className="mt-6">
              <SharePost title={post.title} url={origin + blogPath(post.slug)} />
            </div>
          </div>
          <BlogPicture post={post} eager sizes="(min-width: 64rem) 30rem, 92vw" />
        </div>
      </header>
      <div
        className="prose-house mx-auto mt-8 max-w-text text-lg wrap-anywhere sm:mt-12"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API (contract/site/blog.ts)
        dangerouslySetInnerHTML={{ __html: articleHtml(post.content) }}
      />
    </article>
  );
}
