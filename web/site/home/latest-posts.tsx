import { cutAtWord } from '#domain/platform/cut-at-word.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { PostCard } from '#web/site/blog/post-card.tsx';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { SkeletonCards } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { latestPostsQuery } from './queries.ts';

/** How much of a post's beginning is told here. */
const EXCERPT = 80;

/** The latest posts of the blog; nothing while there are none. */
export function LatestPosts() {
  const { data, error, refetch, isFetching } = usePageQuery(latestPostsQuery(call));
  if (data?.blogs.length === 0) return null;
  return (
    <section aria-labelledby="stories" className="wrap pt-14 sm:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="stories" className="text-section">
          From our kitchen table
        </h2>
        <LinkButton to={paths.blogs} kind="plain" className="px-0!">
          All stories
        </LinkButton>
      </div>
      <div className="mt-6">
        {data ? (
          <ul className="max-sm:sideways max-sm:auto-cols-[84%] sm:grid sm:grid-cols-3 sm:gap-4 lg:gap-5">
            {data.blogs.map((post) => (
              <PostCard
                key={post.id}
                post={post}
                heading="h3"
                excerpt={cutAtWord(post.excerpt, EXCERPT)}
              />
            ))}
          </ul>
        ) : error ? (
          <ErrorState
            title="The stories did not load"
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <SkeletonCards label="Loading the stories…" />
        )}
      </div>
    </section>
  );
}
