import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { announce } from '#web/platform/ui/live-region.tsx';

/** Where the focus goes when what had it leaves a list. */
const RESULT_SUMMARY_ID = 'found';

/** Brings the focus to the line of what was found. */
export const focusResultSummary = () =>
  document.getElementById(RESULT_SUMMARY_ID)?.focus({ preventScroll: true });

/** `Page 2 of 6` */
const pageText = (page: number, pages: number): string => `Page ${page} of ${pages}`;

/** What is known of how much there is. */
type PageCounts = { total: number; total_pages: number };

/** A page of a list that was asked for, as far as it is known. */
type RequestedList<Found> = {
  data: { pagination: Found } | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
};

/** What a list that has an address for each of its pages has found, above it, and the way back to everything. */
export function ResultSummary<Found extends PageCounts>({
  asked: { data, isError, isPlaceholderData },
  wordsOf,
  list,
  page,
  clearedPath,
}: {
  asked: RequestedList<Found>;
  /** What so many are called: `12 snacks in Sweet`. */
  wordsOf: (found: Found) => string;
  /** The address of the list's first page: another address is another list. */
  list: string;
  page: number;
  /** The address of everything; null where nothing is left out. */
  clearedPath: string | null;
}) {
  const counted = isError || isPlaceholderData ? undefined : data?.pagination;
  const found = counted ? wordsOf(counted) : null;
  useAnnouncement(found, list, page, counted?.total_pages ?? 0);

  // While others load, what was there before stays, and so do its words.
  const words = useRef('\u00a0');
  if (found) words.current = found;
  else if (!data || isError) words.current = '\u00a0';

  // 'Try Again' has gone with the failure.
  const failed = useRef(isError);
  useEffect(() => {
    if (failed.current && !isError && document.activeElement === document.body)
      focusResultSummary();
    failed.current = isError;
  }, [isError]);

  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6">
      <p id={RESULT_SUMMARY_ID} tabIndex={-1} className="min-w-0 text-ink-soft wrap-anywhere">
        {words.current}
      </p>
      {clearedPath && (
        <Link
          to={clearedPath}
          rel={relOf(clearedPath)}
          preventScrollReset
          onClick={focusResultSummary}
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
function useAnnouncement(found: string | null, list: string, page: number, pages: number): void {
  const said = useRef<{ found: string; list: string; page: number }>(null);
  useEffect(() => {
    if (found === null) return;
    const before = said.current;
    said.current = { found, list, page };
    if (!before) return;
    if (before.list === list && before.page !== page) {
      announce(pageText(page, pages));
      focusResultSummary();
    } else if (before.list !== list || before.found !== found) announce(found);
  }, [found, list, page, pages]);
}
