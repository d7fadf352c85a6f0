import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SnackPage } from '#contract/snacks.ts';
import { announce } from '#web/ui/live-region.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SNACK_GRID } from './grid.ts';
import { NoSnacks } from './no-snacks.tsx';
import { SnackGrid } from './snack-grid.tsx';
import { SnackGridSkeleton } from './snack-skeletons.tsx';
import { CATEGORY_WORDS, snacksWords } from './snack-words.ts';
import { SnacksFailed } from './snacks-failed.tsx';
import { clearedPath, isFiltered, type SnacksView, viewPath } from './snacks-view.ts';

function foundWords(total: number, { category, search }: SnacksView): string {
  const kind = category ? ` in ${CATEGORY_WORDS[category]}` : '';
  const words = search.trim() ? ` for “${search.trim()}”` : '';
  return `${snacksWords(total)}${kind}${words}`;
}

/** The page of snacks that the address asks for, in whatever state it is. */
export function SnacksShown({
  view,
  page: { data, isError, isPlaceholderData, refetch, isFetching },
}: {
  view: SnacksView;
  page: UseQueryResult<SnackPage>;
}) {
  const total = data?.pagination.total ?? 0;
  const found = foundWords(total, view);
  useAnnouncement(data && !isPlaceholderData ? found : null);

  if (isError) {
    return (
      <div className="mt-6">
        <SnacksFailed onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    );
  }
  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6">
        <p className="text-ink-soft">{data ? found : '\u00a0'}</p>
        {isFiltered(view) && (
          <Link
            to={clearedPath(SNACK_GRID)}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Clear filters
          </Link>
        )}
      </div>
      {!data ? (
        <SnackGridSkeleton count={view.limit} />
      ) : data.snacks.length === 0 ? (
        <NoSnacks list={SNACK_GRID} view={view} total={total} />
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className="transition-opacity duration-150 aria-busy:opacity-60"
        >
          <SnackGrid snacks={data.snacks} label={found} />
          <PageLinks
            label="Pages of snacks"
            page={view.page}
            totalPages={data.pagination.total_pages}
            pathOf={(page) => viewPath(SNACK_GRID, { ...view, page })}
          />
        </div>
      )}
    </>
  );
}

/** Says what a press on a filter has brought; silent on arrival. */
function useAnnouncement(words: string | null): void {
  const said = useRef(words);
  useEffect(() => {
    if (words === null || said.current === words) return;
    const first = said.current === null;
    said.current = words;
    if (!first) announce(words);
  }, [words]);
}
