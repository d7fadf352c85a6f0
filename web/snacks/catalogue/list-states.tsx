import { isRouteErrorResponse } from 'react-router';
import type { SnackPage } from '#contract/snacks/catalogue.ts';
import { paths, pricingPath } from '#web/paths.ts';
import type { PageQuery } from '#web/platform/data/use-page-query.ts';
import { useRetryPage } from '#web/platform/data/use-retry-page.ts';
import { focusResultSummary, ResultSummary } from '#web/platform/lists/result-summary.tsx';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/platform/ui/states.tsx';
import {
  clearedSnacksPath,
  filterPath,
  foundSnacksText,
  isSnacksFiltered,
  type SnackList,
  type SnacksView,
  snacksViewPath,
} from './snacks-view.ts';

/** An empty list: nothing fits, the page lies behind the last one, or the counter is empty. */
export function NoSnacks({
  list,
  view,
  total,
}: {
  list: SnackList;
  view: SnacksView;
  /** How many there are on all pages. */
  total: number;
}) {
  const picture = <Drawing of="spot:empty" />;
  if (total > 0) {
    return (
      <EmptyState
        title="This page is empty"
        picture={picture}
        action={
          <LinkButton to={snacksViewPath(list, { ...view, page: 1 })}>To the first page</LinkButton>
        }
      />
    );
  }
  if (isSnacksFiltered(view)) {
    const search = view.search.trim();
    return (
      <EmptyState
        title={search ? `Nothing here for “${search}”` : 'Nothing fits all of that'}
        picture={picture}
        action={
          <LinkButton to={clearedSnacksPath(list)} preventScrollReset onClick={focusResultSummary}>
            Clear filters
          </LinkButton>
        }
      >
        Try fewer filters, or another word for it.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="The counter is empty just now"
      picture={picture}
      action={
        <>
          <LinkButton to={pricingPath()}>See tiffin plans</LinkButton>
          <LinkButton kind="quiet" to={paths.home}>
            Go to the front page
          </LinkButton>
        </>
      }
    >
      We are frying. Please look in again later.
    </EmptyState>
  );
}

/** The snacks could not be read. */
export function SnacksFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorState
      title="No snacks to show"
      message="Failed to fetch snacks. Please try again later."
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

/**
 * The same where the server could not put the snacks into the page. A mistake of our own is not this
 * page's to explain.
 */
export function SnacksNotInPage({ error }: { error: unknown }) {
  const { comeAgain, isComing } = useRetryPage();
  if (!isRouteErrorResponse(error)) throw error;
  return <SnacksFailed onRetry={comeAgain} retrying={isComing} />;
}

/** What a list of snacks has found, above it. */
export const SnacksFound = ({
  list,
  view,
  page,
}: {
  list: SnackList;
  view: SnacksView;
  page: PageQuery<SnackPage>;
}) => (
  <ResultSummary
    asked={page}
    wordsOf={({ total }) => foundSnacksText(total, view)}
    list={filterPath(list, view, {})}
    page={view.page}
    clearedPath={isSnacksFiltered(view) ? clearedSnacksPath(list) : null}
  />
);
