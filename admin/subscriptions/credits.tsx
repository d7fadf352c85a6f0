import { Box, Typography } from '@mui/material';
import { Section } from '#admin/parts/section.tsx';
import type { AdminSubscription } from '#contract/admin/subscriptions.ts';

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

/** The three figures of a prepaid plan: free to book (void once it was cancelled), booked, used. */
export const Credits = ({ subscription }: { subscription: AdminSubscription }) => (
  <Section title="Credits">
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
      <Figure
        words={subscription.status === 'cancelled' ? 'unused, void' : 'available'}
        count={subscription.available}
      />
      <Figure
        words={subscription.status === 'cancelled' ? 'still coming' : 'booked'}
        count={subscription.reserved}
      />
      <Figure words="used" count={subscription.used} />
    </Box>
  </Section>
);
