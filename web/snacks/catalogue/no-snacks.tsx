import { paths, pricingPath } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { focusFoundLine } from '#web/platform/ui/found-line.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import {
  clearedPath,
  isFiltered,
  type SnackList,
  type SnacksView,
  viewPath,
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
          <LinkButton to={viewPath(list, { ...view, page: 1 })}>To the first page</LinkButton>
        }
      />
    );
  }
  if (isFiltered(view)) {
    const search = view.search.trim();
    return (
      <EmptyState
        title={search ? `Nothing here for “${search}”` : 'Nothing fits all of that'}
        picture={picture}
        action={
          <LinkButton to={clearedPath(list)} preventScrollReset onClick={focusFoundLine}>
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
