import { Box, Button, IconButton } from '@mui/material';
import { ConciergeBell, X } from 'lucide-react';
import { useEffect } from 'react';
import { useCloseNotification } from 'react-admin';
import { Link } from 'react-router';
import { useOverview } from '#admin/kitchen/overview/use-overview.ts';
import { counterPath } from '#admin/snacks/orders/paths.ts';
import type { WaitingSnackOrders } from '#contract/snacks/desk/orders.ts';
import { alarmWords, newsWords } from './news.ts';

/** What a note says of the orders that wait, where it leads, and how it looks. */
const NOTES = {
  news: {
    label: 'New orders',
    wordsOf: newsWords,
    dayOf: ({ newest }: WaitingSnackOrders) => newest?.deliveryDate,
    tone: 'turmeric',
  },
  alarm: {
    label: 'Orders that time runs out for',
    wordsOf: ({ dueSoon }: WaitingSnackOrders) => alarmWords(dueSoon),
    dayOf: ({ dueSoon }: WaitingSnackOrders) => dueSoon?.deliveryDate,
    tone: 'chilli',
  },
} as const;

/**
 * The note of new orders, or of those that time runs out for, with the way to the counter on their
 * day. It tells what is true by now: of many that came in while nobody looked, there is one note.
 */
export function OrderNote({
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
