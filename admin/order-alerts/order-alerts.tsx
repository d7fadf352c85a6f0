import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useOverview } from '#admin/overview/use-overview.ts';
import { adminSnackOrders } from '#contract/admin/snack-orders.ts';
import { awaitGesture, chime, soundState } from './chime.ts';
import { claimSound } from './claim.ts';
import { isNews, newsWords, type Seen, seenWith } from './news.ts';
import { NewsNote } from './news-note.tsx';
import { isSoundOn } from './sound-switch.ts';

/** Long enough to be seen from the stove. */
const SHOWN_MS = 15_000;

/**
 * Notices snack orders that come in while the desk is open, on whichever page: with a sound in one
 * tab of this browser, a note that leads to the counter, and words for screen readers. What was
 * there when the desk was opened is no news.
 */
export function OrderAlerts() {
  const { data } = useOverview();
  const waiting = data?.waitingSnackOrders;
  const seen = useRef<Seen | null>(null);
  const noted = useRef(false);
  const forget = useCallback(() => {
    noted.current = false;
  }, []);
  const [words, say] = useState('');
  const notify = useNotify();
  const queryClient = useQueryClient();
  useEffect(awaitGesture, []);

  useEffect(() => {
    if (!waiting) return;
    const before = seen.current;
    seen.current = seenWith(waiting.lastCameIn, before ?? undefined);
    if (before === null || !isNews(waiting.newest, before)) return;
    say(newsWords(waiting));
    if (!noted.current) {
      noted.current = true;
      notify(<NewsNote onGone={forget} />, { autoHideDuration: SHOWN_MS });
    }
    void sound(seen.current);
    void queryClient.invalidateQueries({ queryKey: ['call', adminSnackOrders.board.path] });
  }, [waiting, notify, queryClient, forget]);

  return (
    <div role="status" className="words-for-readers">
      {words}
    </div>
  );
}

/** A tab whose sound is kept back leaves it to another. */
async function sound({ at }: Seen): Promise<void> {
  if (!isSoundOn() || soundState() !== 'ready') return;
  if (await claimSound(at, localStorage, navigator.locks)) chime();
}
