import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { focusFoundLine } from '#web/platform/ui/found-line.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { type BlogView, blogViewPath, isBlogFiltered } from './blog-view.ts';

/** An empty list: nothing fits, the page lies behind the last one, or nothing is written yet. */
export function NoPosts({
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
          <LinkButton to={paths.blogs} preventScrollReset onClick={focusFoundLine}>
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
