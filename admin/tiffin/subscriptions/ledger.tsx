import { Box, Link, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { type Column, SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import type { AdminSubscription, LedgerEntry } from '#contract/tiffin/desk-subscriptions.ts';
import { actorLabel } from '#domain/kitchen/desk-labels.ts';
import { formatInstant } from '#domain/platform/days.ts';
import { ledgerEntryText } from '#domain/tiffin/ledger-text.ts';
import { stillComing, underWayText } from './subscription-text.ts';

/** `+3`, `−1`, and nothing for 0. */
const signed = (change: number): string => {
  if (change === 0) return '';
  return change > 0 ? `+${change}` : `−${-change}`;
};

/** The whole ledger of a subscription: every entry with the balance after it, the latest first. */
export function Ledger({ entries }: { entries: readonly LedgerEntry[] }) {
  const createPath = useCreatePath();
  const columns: Column<LedgerEntry>[] = [
    { heading: 'When', cell: ({ at }) => formatInstant(at) },
    { heading: 'What', wraps: true, cell: ledgerEntryText },
    {
      heading: 'Available',
      align: 'right',
      cell: ({ availableChange }) => signed(availableChange),
    },
    { heading: 'Booked', align: 'right', cell: ({ reservedChange }) => signed(reservedChange) },
    {
      heading: 'Balance',
      align: 'right',
      cell: ({ availableAfter, reservedAfter }) => `${availableAfter} + ${reservedAfter} booked`,
    },
    {
      heading: 'Order',
      cell: ({ orderId, orderNumber }) =>
        orderId && (
          <Link
            component={RouterLink}
            to={createPath({ resource: 'tiffin-orders', id: orderId, type: 'show' })}
            color="inherit"
          >
            {orderNumber}
          </Link>
        ),
    },
    { heading: 'By', wraps: true, cell: ({ actor }) => actorLabel(actor) },
  ];
  return (
    <Section title="Credit ledger">
      {entries.length === 0 ? (
        <Typography color="textSecondary">
          Empty. The credits are granted when the subscription is approved.
        </Typography>
      ) : (
        <SmallTable
          label="Credit ledger"
          columns={columns}
          rows={entries.toSorted((one, other) => other.id - one.id)}
          keyOf={({ id }) => id}
        />
      )}
    </Section>
  );
}

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
          {underWayText(subscription)}
        </Typography>
      )}
    </Section>
  );
}
