import { type ReactNode, type RefObject, useEffect } from 'react';
import { Banner } from '#web/platform/ui/banner.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { RefreshButton } from '#web/platform/ui/refresh-button.tsx';
import { FAILED_TO_LOAD } from './failed-words.ts';

/** What a list is of, for one and for several. */
type Noun = readonly [one: string, several: string];

/** `1 order`, `36 orders`, `3 of 36 orders` */
function countWords([one, several]: Noun, found: number, total: number): string {
  const all = total === 1 ? `1 ${one}` : `${total} ${several}`;
  return found === total ? all : `${found} of ${all}`;
}

/**
 * Above the list of a tab: how much of it is shown, what else narrows it, and a look for news. Says
 * what a search has found, and that looking again has failed.
 */
export function OrdersBar({
  noun,
  found,
  total,
  search,
  whose,
  line,
  look,
  failed,
  children,
}: {
  noun: Noun;
  found: number;
  total: number;
  search: string;
  /** Whose they are, where they are not the customer's own. */
  whose?: string | null;
  /** Gets the focus where what had it is gone. */
  line?: RefObject<HTMLParagraphElement | null>;
  /** Looks now; answers whether that worked. */
  look: () => Promise<boolean>;
  /** Looking again failed: what is shown may be old. */
  failed: boolean;
  /** What narrows the list besides the search. */
  children?: ReactNode;
}) {
  const words = countWords(noun, found, total);
  const searching = search.trim() !== '';

  useEffect(() => {
    if (searching) announce(`Found ${words}`);
  }, [searching, words]);

  return (
    <>
      <div className="no-print mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p
          ref={line}
          tabIndex={-1}
          className="min-w-0 text-sm wrap-anywhere text-ink-soft tabular-nums"
        >
          {words}
          {whose && ` from ${whose}`}
        </p>
        <div className="flex grow flex-wrap items-center justify-end gap-x-2 gap-y-2">
          {children}
          <RefreshButton look={look} done="Your orders are up to date." />
        </div>
      </div>
      {failed && (
        <Banner kind="error" className="mb-6">
          {FAILED_TO_LOAD}
        </Banner>
      )}
    </>
  );
}
