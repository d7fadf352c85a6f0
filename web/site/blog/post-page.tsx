import { isRouteErrorResponse, useParams, useSearchParams } from 'react-router';
import type { BlogPost } from '#contract/site/blog.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { inRegion } from '#web/kitchen/business.ts';
import {
  browserData,
  isMissing,
  loadedData,
  type PageQueries,
  serverData,
} from '#web/platform/data/page-data.ts';
import { useComeAgain } from '#web/platform/data/use-come-again.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { paths } from '#web/paths.ts';
import { feedLink, pageMeta, rootDataOf } from '#web/platform/seo.ts';
import { usePageTitle } from '#web/platform/use-page-title.ts';
import type { Route } from './+types/post-page';
import { Article } from './article.tsx';
import { askedPath, askedPost, requireAskedPost } from './asked-post.ts';
import { postSeo } from './blog-meta.ts';
import { PostSkeleton } from './blog-skeletons.tsx';
import { PostFailed, PostNotFound } from './post-missing.tsx';
import { BLOG, postQuery, relatedPostsQuery } from './queries.ts';
import { RelatedPosts } from './related-posts.tsx';

export const handle: PageHandle = {
  cache: {
    query: ['slug', 'id'],
    address: (query, _known, { blogId }) => askedPath(blogId, query),
  },
};

const queriesFor =
  (asked: string): PageQueries =>
  (call) => [postQuery(call, asked), relatedPostsQuery(call, asked)];

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  serverData(context, queriesFor(requireAskedPost(params.blogId, request.url)));

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  browserData(queriesFor(requireAskedPost(params.blogId, request.url)));

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

/** One post, at `/blog/{slug or id}` and `/blogdetails`. */
export default function PostPage() {
  const { blogId } = useParams();
  const [query] = useSearchParams();
  const asked = askedPost(blogId, query) ?? '';
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
  const { comeAgain, isComing } = useComeAgain();
  if (!isRouteErrorResponse(error)) throw error;
  if (isMissing(error)) return <PostNotFound />;
  return <PostFailed onRetry={comeAgain} retrying={isComing} />;
}
