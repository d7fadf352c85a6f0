import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SnackPage } from '#contract/snacks.ts';
import { announce } from '#web/ui/live-region.tsx';
import { foundWords, pageWords } from './snack-words.ts';
import {
  clearedPath,
  filterPath,
  isFiltered,
  type SnackList,
  type SnacksView,
} from './snacks-view.ts';

/** Where the focus goes when what had it leaves a list of snacks. */
const FOUND_LINE = 'found-snacks';

/** Brings the focus to the line of what was found. */
export const focusFoundLine = () =>
  document.getElementById(FOUND_LINE)?.focus({ preventScroll: true });

/** What a list of snacks has found, above it, and the way back to everything. */
export function FoundLine({
  list,
  view,
  page: { data, isError, isPlaceholderData },
}: {
  list: SnackList;
  view: SnacksView;
  page: UseQueryResult<SnackPage>;
}) {
  const counted = isError || isPlaceholderData ? undefined : data?.pagination;
  const found = counted ? foundWords(counted.total, view) : null;
  useNews(found, filterPath(list, view, {}), view.page, counted?.total_pages ?? 0);

  // While others load, the snacks of before stay, and so do their words.
  const words = useRef('\u00a0');
  if (found) words.current = found;
  else if (!data || isError) words.current = '\u00a0';

  // 'Try Again' has gone with the failure.
  const failed = useRef(isError);
  useEffect(() => {
    if (failed.current && !isError && document.activeElement === document.body) focusFoundLine();
    failed.current = isError;
  }, [isError]);

  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6">
      <p id={FOUND_LINE} tabIndex={-1} className="min-w-0 text-ink-soft wrap-anywhere">
        {words.current}
      </p>
      {isFiltered(view) && (
        <Link
          to={clearedPath(list)}
          preventScrollReset
          onClick={focusFoundLine}
          className="no-print inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Clear filters
        </Link>
      )}
    </div>
  );
}

/**
 * Says what a press on a filter has brought; silent on arrival. On another page of the same list it
 * says which, and the focus begins at the top again. `found` is null while it is not known.
 */
function useNews(found: string | null, list: string, page: number, pages: number): void {
  const said = useRef<{ found: string; list: string; page: number }>(null);
  useEffect(() => {
    if (found === null) return;
    const before = said.current;
    said.current = { found, list, page };
    if (!before) return;
    if (before.list === list && before.page !== page) {
      announce(pageWords(page, pages));
      focusFoundLine();
    } else if (before.list !== list || before.found !== found) announce(found);
  }, [found, list, page, pages]);
}
