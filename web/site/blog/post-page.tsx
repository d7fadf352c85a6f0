import { Mail, Share2 } from 'lucide-react';
import {
  isRouteErrorResponse,
  Link,
  useParams,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
import type { BlogPost } from '#contract/site/blog.ts';
import { inRegion, type RootData } from '#web/kitchen/business.ts';
import { feedLink, pageMeta, rootDataOf, usePageTitle } from '#web/kitchen/seo.ts';
import { blogPath, paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import {
  browserData,
  isMissing,
  loadedData,
  type PageQueries,
  serverData,
} from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { useRetryPage } from '#web/platform/data/use-retry-page.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { useHydrated } from '#web/platform/ui/browser-fact.ts';
import { buttonClass, LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorScreen } from '#web/platform/ui/error-screen.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import type { Route } from './+types/post-page';
import { articleHtml } from './article-html.ts';
import { postSeo } from './blog-meta.ts';
import { PostSkeleton } from './blog-skeletons.tsx';
import {
  blogFilterPath,
  postInUrl,
  postPathOf,
  requirePostInUrl,
  WHOLE_BLOG,
} from './blog-view.ts';
import { BlogPicture, PostFacts } from './post-card.tsx';
import { BLOG, postQuery, relatedPostsQuery } from './queries.ts';
import { BackToBlogs, RelatedPosts } from './related-posts.tsx';

export const handle: PageHandle = {
  cache: {
    query: ['slug', 'id'],
    address: (query, _known, { blogId }) => postPathOf(blogId, query),
  },
};

const queriesFor =
  (asked: string): PageQueries =>
  (call) => [postQuery(call, asked), relatedPostsQuery(call, asked)];

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  serverData(context, queriesFor(requirePostInUrl(params.blogId, request.url)));

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  browserData(queriesFor(requirePostInUrl(params.blogId, request.url)));

export const meta: Route.MetaFunction = (args) => {
  const post = loadedData<BlogPost>(args.loaderData, BLOG, 'post');
  const root = rootDataOf(args);
  if (post) {
    const kitchen = root?.business?.name ?? 'Dabba Kitchen';
    return [
      ...pageMeta(args, postSeo(post, { kitchen, origin: root?.origin ?? '' })),
      feedLink(args),
    ];
  }
  return pageMeta(args, {
    title: isMissing(args.error) ? 'Blog not found' : 'A story from the kitchen',
    description: `A story from our vegetarian kitchen${inRegion(root?.business)}.`,
    path: paths.blogs,
    noindex: true,
  });
};

/** A letter to somebody else about it (RFC 6068). */
const shareMailBody = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;

const LOOK = buttonClass('quiet', 'small');

/**
 * Hands a post on: by the phone's own sheet where there is one, else as a copied link; or by mail.
 * Browsers let only a press itself do so, not a program that remembers one, hence no button before.
 */
function SharePost({ title, url }: { title: string; url: string }) {
  const isHydrated = useHydrated();
  const toast = useToast();

  async function share() {
    if (navigator.share) {
      // Whoever closes the sheet has thought better of it.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ message: 'Link copied.' });
    } catch {
      // Not offered over plain http, or refused.
      toast({ message: `Copying did not work. The link is ${url}`, stays: true });
    }
  }

  return (
    <div className="no-print flex flex-wrap gap-2.5">
      <button type="button" onClick={share} className={`${LOOK} ${isHydrated ? '' : 'invisible'}`}>
        <Icon of={Share2} className="size-4.5" /> Share
      </button>
      <a href={shareMailBody(title, url)} className={LOOK}>
        <Icon of={Mail} className="size-4.5" /> Send by e-mail
      </a>
    </div>
  );
}

/** One post, to be read. */
function Article({ post }: { post: BlogPost }) {
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

/** No such post, or none any more, with the ways on. */
function PostNotFound() {
  usePageTitle('Blog not found');
  return (
    <ErrorScreen
      picture="spot:empty"
      title="Blog not found"
      actions={
        <>
          <LinkButton to={paths.blogs}>Back to Blogs</LinkButton>
          <LinkButton to={paths.home} kind="quiet">
            Go to the front page
          </LinkButton>
        </>
      }
    >
      <p>This story may have been taken down, or a letter got lost on the way. There are others.</p>
    </ErrorScreen>
  );
}

/** A post that did not load. */
function PostFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div className="wrap pt-8 sm:pt-12">
      <h1 className="sr-only">A story</h1>
      <ErrorState
        title="This story did not load"
        message="Failed to load blog. Please try again later."
        onRetry={onRetry}
        retrying={retrying}
        action={
          <LinkButton to={paths.blogs} kind="quiet">
            Back to Blogs
          </LinkButton>
        }
      />
    </div>
  );
}

/** One post, at `/blog/{slug or id}` and `/blogdetails`. */
export default function PostPage() {
  const { blogId } = useParams();
  const [query] = useSearchParams();
  const asked = postInUrl(blogId, query) ?? '';
  const { data: post, error, refetch, isFetching } = usePageQuery(postQuery(call, asked));
  usePageTitle(post?.title);
  if (post) {
    return (
      <div className="wrap">
        <Article key={post.id} post={post} />
        <RelatedPosts asked={asked} />
      </div>
    );
  }
  if (!error) return <PostSkeleton />;
  if (isMissing(error)) return <PostNotFound />;
  return <PostFailed onRetry={() => void refetch()} retrying={isFetching} />;
}

/** A post that the server could not put into the page, or that there is none of. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { comeAgain, isComing } = useRetryPage();
  if (!isRouteErrorResponse(error)) throw error;
  if (isMissing(error)) return <PostNotFound />;
  return <PostFailed onRetry={comeAgain} retrying={isComing} />;
}
