import type { BlogPage } from '#contract/site/blog.ts';
import type { Reading } from '#web/platform/data/use-page-query.ts';
import { paths } from '#web/paths.ts';
import { FoundLine } from '#web/platform/ui/found-line.tsx';
import { PageLinks } from '#web/platform/ui/page-links.tsx';
import { BlogFailed } from './blog-failed.tsx';
import { PostGridSkeleton } from './blog-skeletons.tsx';
import { type BlogView, blogFilterPath, blogViewPath, isBlogFiltered } from './blog-view.ts';
import { foundPostsWords } from './blog-words.ts';
import { NoPosts } from './no-posts.tsx';
import { PostGrid } from './post-grid.tsx';

/** The page of posts that the address asks for, in whatever state it is. */
export function PostsShown({
  view,
  category,
  page,
}: {
  view: BlogView;
  /** The name of the category that is chosen; null for all, and for one that there is not. */
  category: string | null;
  page: Reading<BlogPage>;
}) {
  const { data, isError, isPlaceholderData, refetch, isFetching } = page;
  const content = () => {
    if (isError) return <BlogFailed onRetry={() => void refetch()} retrying={isFetching} />;
    if (!data) return <PostGridSkeleton />;
    if (data.blogs.length === 0) return <NoPosts view={view} total={data.pagination.total} />;
    return (
      <div
        aria-busy={isPlaceholderData}
        className="transition-opacity duration-150 aria-busy:opacity-80"
      >
        <PostGrid posts={data.blogs} from={blogViewPath(view)} />
        <PageLinks
          label="Pages of stories"
          page={view.page}
          totalPages={data.pagination.total_pages}
          pathOf={(page) => blogViewPath({ ...view, page })}
        />
      </div>
    );
  };
  return (
    <>
      <FoundLine
        asked={page}
        wordsOf={(found) => foundPostsWords(found, category, view.search)}
        list={blogFilterPath(view, {})}
        page={view.page}
        clearedPath={isBlogFiltered(view) ? paths.blogs : null}
      />
      {content()}
    </>
  );
}
