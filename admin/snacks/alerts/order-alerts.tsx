import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useOverview } from '#admin/kitchen/overview/use-overview.ts';
import { useCovered } from '#admin/platform/use-covered.ts';
import { adminSnackOrders } from '#contract/snacks/desk/orders.ts';
import { awaitGesture, chime, soundState } from './chime.ts';
import { claimSound, type SoundFor } from './claim.ts';
import { alarmOf, alarmWords, isNews, newsWords, type Seen, seenWith } from './news.ts';
import { OrderNote } from './order-note.tsx';
import { isSoundOn } from './sound-switch.ts';

/** Long enough to be seen from the stove. */
const SHOWN_MS = 15_000;

/**
 * Notices snack orders that come in while the desk is open, and those that nobody has confirmed an
 * hour before their time, on whichever page: with a sound in one tab of this browser, a note that
 * leads to the counter, and words for screen readers; the last two wait while something lies over the
 * desk. What was there when the desk was opened is no news; that time runs out for it is.
 */
export function OrderAlerts() {
  const { data } = useOverview();
  const waiting = data?.waitingSnackOrders;
  const seen = useRef<Seen | null>(null);
  const alarmed = useRef(0);
  const noted = useRef<SoundFor | null>(null);
  const forget = useCallback((what: SoundFor) => {
    if (noted.current === what) noted.current = null;
  }, []);
  const [words, say] = useState('');
  const [told, tell] = useState('');
  const isCovered = useCovered();
  const notify = useNotify();
  const queryClient = useQueryClient();
  useEffect(awaitGesture, []);
  useEffect(() => {
    if (!isCovered) tell(words);
  }, [isCovered, words]);

  useEffect(() => {
    if (!waiting) return;
    const before = seen.current;
    const now = seenWith(waiting.lastCameIn, before ?? undefined);
    seen.current = now;
    const hasNews = before !== null && isNews(waiting.newest, before);
    const hour = alarmOf(waiting.dueSoon);
    const isAlarm = hour > alarmed.current;
    if (!hasNews && !isAlarm) return;
    alarmed.current = Math.max(hour, alarmed.current);
    say(
      [isAlarm && alarmWords(waiting.dueSoon), hasNews && newsWords(waiting)]
        .filter(Boolean)
        .join(' '),
    );
    // An alarm is told before the news: what it is about cannot wait.
    const what = isAlarm ? 'alarm' : 'news';
    if (noted.current !== what) {
      noted.current = what;
      notify(<OrderNote what={what} onGone={forget} />, { autoHideDuration: SHOWN_MS });
    }
    void sound(what, isAlarm ? hour : now.at);
    void queryClient.invalidateQueries({ queryKey: ['call', adminSnackOrders.board.path] });
  }, [waiting, notify, queryClient, forget]);

  return (
    <div role="status" className="words-for-readers">
      {told}
    </div>
  );
}

/** A tab whose sound is kept back leaves it to another. */
async function sound(what: SoundFor, at: number): Promise<void> {
  if (!isSoundOn() || soundState() !== 'ready') return;
  if (await claimSound(what, at, localStorage, navigator.locks)) chime();
}
