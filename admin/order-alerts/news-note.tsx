import { Box, Button, IconButton } from '@mui/material';
import { ConciergeBell, X } from 'lucide-react';
import { useEffect } from 'react';
import { useCloseNotification } from 'react-admin';
import { Link } from 'react-router';
import { useOverview } from '#admin/overview/use-overview.ts';
import { counterPath } from '#admin/snack-orders/paths.ts';
import { newsWords } from './news.ts';

/**
 * The note of new orders, with the way to the counter on the day of the latest. It tells what is
 * true by now: of many that came in while nobody looked, there is one note.
 */
export function NewsNote({ onGone }: { onGone: () => void }) {
  const close = useCloseNotification();
  const waiting = useOverview().data?.waitingSnackOrders;
  const words = waiting ? newsWords(waiting) : '';
  useEffect(() => onGone, [onGone]);
  useEffect(() => {
    if (!words) close();
  }, [words, close]);
  if (!words) return null;
  return (
    <Box
      component="section"
      aria-label="New orders"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        pl: 2,
        borderRadius: 3,
        border: 2,
        borderColor: 'house.turmeric',
        bgcolor: 'house.turmericTint',
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
        to={counterPath(waiting?.newest?.deliveryDate)}
        variant="contained"
        onClick={close}
        sx={{ minHeight: 44 }}
      >
        Go to the counter
      </Button>
      <IconButton aria-label="Close" onClick={close} sx={{ width: 44, height: 44 }}>
        <X size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}
