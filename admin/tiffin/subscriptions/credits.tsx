import { Box, Typography } from '@mui/material';
import { Section } from '#admin/platform/parts/section.tsx';
import type { AdminSubscription } from '#contract/tiffin/desk/subscriptions.ts';
import { stillComing, underWayWords } from './standing-words.ts';

const Figure = ({ words, count }: { words: string; count: number }) => (
  <Box>
    <Typography
      sx={{
        fontSize: '2rem',
        fontWeight: 800,
        fontStretch: '86%',
        lineHeight: 1.1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count}
    </Typography>
    <Typography variant="caption" color="textSecondary">
      {words}
    </Typography>
  </Box>
);

/**
 * The three figures of a prepaid plan: free to book, booked, used. Of a cancelled one the free are void,
 * and what still comes are its tiffins, those that are being cooked among them.
 */
export function Credits({ subscription }: { subscription: AdminSubscription }) {
  const isCancelled = subscription.status === 'cancelled';
  return (
    <Section title="Credits">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        <Figure words={isCancelled ? 'unused, void' : 'available'} count={subscription.available} />
        <Figure
          words={isCancelled ? 'still coming' : 'booked'}
          count={isCancelled ? stillComing(subscription) : subscription.reserved}
        />
        <Figure words="used" count={subscription.used} />
      </Box>
      {isCancelled && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {underWayWords(subscription)}
        </Typography>
      )}
    </Section>
  );
}
