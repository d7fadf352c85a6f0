import { isRouteErrorResponse } from 'react-router';
import type { BlogPage } from '#contract/site/blog.ts';
import { paths } from '#web/paths.ts';
import type { PageQuery } from '#web/platform/data/use-page-query.ts';
import { useRetryPage } from '#web/platform/data/use-retry-page.ts';
import { PageLinks } from '#web/platform/lists/page-links.tsx';
import { focusResultSummary, ResultSummary } from '#web/platform/lists/result-summary.tsx';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/platform/ui/states.tsx';
import { PostGrid, PostGridSkeleton } from './blog-skeletons.tsx';
import { foundPostsText } from './blog-text.ts';
import { type BlogView, blogFilterPath, blogViewPath, isBlogFiltered } from './blog-view.ts';

/** An empty list: nothing fits, the page lies behind the last one, or nothing is written yet. */
function NoPosts({
  view,
  total,
}: {
  view: BlogView;
  /** How many there are on all pages. */
  total: number;
}) {
  const picture = <Drawing of="spot:empty" />;
  if (total > 0) {
    return (
      <EmptyState
        title="This page is empty"
        picture={picture}
        action={<LinkButton to={blogViewPath({ ...view, page: 1 })}>To the first page</LinkButton>}
      />
    );
  }
  if (isBlogFiltered(view)) {
    const search = view.search.trim();
    return (
      <EmptyState
        title={search ? `Nothing here for “${search}”` : 'Nothing in this category yet'}
        picture={picture}
        action={
          <LinkButton to={paths.blogs} preventScrollReset onClick={focusResultSummary}>
            See all stories
          </LinkButton>
        }
      >
        {search
          ? 'Try another word for it, or ask us: we may have cooked it before we wrote it down.'
          : 'The others have plenty.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing written yet"
      picture={picture}
      action={
        <>
          <LinkButton to={paths.snacks}>See our snacks</LinkButton>
          <LinkButton kind="quiet" to={paths.home}>
            Go to the front page
          </LinkButton>
        </>
      }
    >
      We are at the stove. Please look in again later.
    </EmptyState>
  );
}

/** The posts could not be read. */
function BlogFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorState
      title="No stories to show"
      message="Failed to load blogs. Please try again later."
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

/**
 * The same where the server could not put the posts into the page. A mistake of our own is not this
 * page's to explain.
 */
export function BlogNotInPage({ error }: { error: unknown }) {
  const { comeAgain, isComing } = useRetryPage();
  if (!isRouteErrorResponse(error)) throw error;
  return <BlogFailed onRetry={comeAgain} retrying={isComing} />;
}

/** The page of posts that the address asks for, in whatever state it is. */
export function PostsShown({
  view,
  category,
  page,
}: {
  view: BlogView;
  /** The name of the category that is chosen; null for all, and for one that there is not. */
  category: string | null;
  page: PageQuery<BlogPage>;
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
      <ResultSummary
        asked={page}
        wordsOf={(found) => foundPostsText(found, category, view.search)}
        list={blogFilterPath(view, {})}
        page={view.page}
        clearedPath={isBlogFiltered(view) ? paths.blogs : null}
      />
      {content()}
    </>
  );
}
