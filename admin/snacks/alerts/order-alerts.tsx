import { Box, Button, IconButton } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ConciergeBell, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useOverview } from '#admin/kitchen/overview/use-overview.ts';
import { useIsCovered } from '#admin/kitchen/steps/desk-notification.tsx';
import { counterPath } from '#admin/snacks/orders/paths.ts';
import { adminSnackOrders, type WaitingSnackOrders } from '#contract/snacks/desk-orders.ts';
import { type AlertKind, awaitGesture, chime, claimAlertSound, isSoundOn } from './chime.ts';
import {
  alarmOf,
  alarmText,
  isNewOrder,
  latestSeen,
  newOrdersText,
  type SeenOrder,
} from './new-orders.ts';

/** Long enough to be seen from the stove. */
const SHOWN_MS = 15_000;

/** What a note says of the orders that wait, where it leads, and how it looks. */
const NOTES = {
  news: {
    label: 'New orders',
    wordsOf: newOrdersText,
    dayOf: ({ newest }: WaitingSnackOrders) => newest?.deliveryDate,
    tone: 'turmeric',
  },
  alarm: {
    label: 'Orders that time runs out for',
    wordsOf: ({ dueSoon }: WaitingSnackOrders) => alarmText(dueSoon),
    dayOf: ({ dueSoon }: WaitingSnackOrders) => dueSoon?.deliveryDate,
    tone: 'chilli',
  },
} as const;

/**
 * The note of new orders, or of those that time runs out for, with the way to the counter on their
 * day. It tells what is true by now: of many that came in while nobody looked, there is one note.
 */
function OrderAlert({
  what,
  onGone,
}: {
  what: keyof typeof NOTES;
  onGone: (what: keyof typeof NOTES) => void;
}) {
  const { label, wordsOf, dayOf, tone } = NOTES[what];
  const close = useCloseNotification();
  const waiting = useOverview().data?.waitingSnackOrders;
  const words = waiting ? wordsOf(waiting) : '';
  useEffect(() => () => onGone(what), [onGone, what]);
  useEffect(() => {
    if (!words) close();
  }, [words, close]);
  if (!words) return null;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        pl: 2,
        borderRadius: 3,
        border: 2,
        borderColor: `house.${tone}`,
        bgcolor: `house.${tone}Tint`,
        color: 'house.ink',
        boxShadow: '0 18px 40px -18px rgba(0,0,0,.55)',
      }}
    >
      <ConciergeBell size={22} aria-hidden style={{ flex: 'none' }} />
      <Box component="span" sx={{ flex: '1 1 180px', fontWeight: 650, lineHeight: 1.3 }}>
        {words}
      </Box>
      <Button
        component={Link}
        to={counterPath(waiting && dayOf(waiting))}
        variant="contained"
        onClick={close}
        sx={{ minHeight: 44 }}
      >
        Go to the counter
      </Button>
      <IconButton aria-label="Close" onClick={close} sx={{ width: 44, height: 44, ml: 'auto' }}>
        <X size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}

/**
 * Notices snack orders that come in while the desk is open, and those that nobody has confirmed an
 * hour before their time, on whichever page: with a sound in one tab of this browser, a note that
 * leads to the counter, and words for screen readers; the last two wait while something lies over the
 * desk. What was there when the desk was opened is no news; that time runs out for it is.
 */
export function OrderAlerts() {
  const { data } = useOverview();
  const waiting = data?.waitingSnackOrders;
  const seen = useRef<SeenOrder | null>(null);
  const alarmed = useRef(0);
  const noted = useRef<AlertKind | null>(null);
  const forget = useCallback((what: AlertKind) => {
    if (noted.current === what) noted.current = null;
  }, []);
  const [words, say] = useState('');
  const [told, tell] = useState('');
  const isCovered = useIsCovered();
  const notify = useNotify();
  const queryClient = useQueryClient();
  useEffect(awaitGesture, []);
  useEffect(() => {
    if (!isCovered) tell(words);
  }, [isCovered, words]);

  useEffect(() => {
    if (!waiting) return;
    const before = seen.current;
    const now = latestSeen(waiting.lastCameIn, before ?? undefined);
    seen.current = now;
    const hasNews = before !== null && isNewOrder(waiting.newest, before);
    const hour = alarmOf(waiting.dueSoon);
    const isAlarm = hour > alarmed.current;
    if (!hasNews && !isAlarm) return;
    alarmed.current = Math.max(hour, alarmed.current);
    say(
      [isAlarm && alarmText(waiting.dueSoon), hasNews && newOrdersText(waiting)]
        .filter(Boolean)
        .join(' '),
    );
    // An alarm is told before the news: what it is about cannot wait.
    const what = isAlarm ? 'alarm' : 'news';
    if (noted.current !== what) {
      noted.current = what;
      notify(<OrderAlert what={what} onGone={forget} />, { autoHideDuration: SHOWN_MS });
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
async function sound(what: AlertKind, at: number): Promise<void> {
  if (isSoundOn()) await chime(() => claimAlertSound(what, at, localStorage, navigator.locks));
}
