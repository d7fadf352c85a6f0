import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '#contract/platform/api-error.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { useSettled } from '#web/platform/ui/use-settled.ts';
import { calculatedMenuQuery, type MenuRequest } from './queries.ts';
import type { StoredMenu } from './stored-inquiry.ts';

/** So long after the last change the menu is worked out again, in milliseconds. */
const SETTLES = 100;

/** The menu on the screen: the latest one of the chosen plan, and how its next one is doing. */
export type LiveMenu = {
  /** Null while none of this plan is known. */
  lines: readonly MenuLine[] | null;
  isWorking: boolean;
  /** Why it could not be worked out. */
  error: string | null;
  retry: () => void;
};

const NOTHING: MenuRequest = { planId: '', numberOfGuests: 0 };

const wordsOf = (error: unknown): string =>
  isApiError(error) ? error.message : errorWords(ANY_CALL_ERRORS, 'server_error');

/**
 * Has the kitchen work out the menu 100 ms after the last change; the latest answer wins. Another
 * plan begins without lines, and `stored` ones stand until the first answer.
 */
export function useCalculatedMenu(
  request: MenuRequest | null,
  stored: StoredMenu | null,
): LiveMenu {
  const settled = useSettled(request, SETTLES);
  const { data, error, isFetching, refetch } = useQuery({
    ...calculatedMenuQuery(settled ?? NOTHING),
    enabled: settled !== null,
  });
  const [last, setLast] = useState(stored);
  const [failure, setFailure] = useState<{ of: MenuRequest | null; words: string } | null>(null);

  useEffect(() => {
    if (data && settled) {
      setLast({ planId: settled.planId, lines: data.calculatedMenu });
      setFailure(null);
    } else if (error) setFailure({ of: settled, words: wordsOf(error) });
  }, [data, error, settled]);

  const isSettled = JSON.stringify(settled) === JSON.stringify(request);
  const known = request && [last, stored].find((menu) => menu?.planId === request.planId);
  const answered = isSettled && request && data ? data.calculatedMenu : null;
  return {
    lines: answered ?? known?.lines ?? null,
    isWorking: isFetching || !isSettled,
    error: isSettled && failure?.of === settled ? failure.words : null,
    retry: () => void refetch(),
  };
}
