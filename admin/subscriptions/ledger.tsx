import { Link, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Section } from '#admin/parts/section.tsx';
import { type Column, SmallTable } from '#admin/parts/small-table.tsx';
import type { LedgerEntry } from '#contract/admin/subscriptions.ts';
import { formatInstant } from '#domain/days.ts';

const KINDS: Record<LedgerEntry['kind'], string> = {
  purchase: 'Bought',
  reserve: 'Booked',
  release: 'Came back',
  consume: 'Used',
  adjust: 'Adjusted',
  correct: 'Corrected',
};

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
    { heading: 'What', cell: ({ kind }) => KINDS[kind] },
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
    { heading: 'By', cell: ({ actor }) => actor },
    { heading: 'Reason', cell: ({ reason }) => reason },
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
