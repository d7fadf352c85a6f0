import { Link, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Section } from '#admin/platform/parts/section.tsx';
import { type Column, SmallTable } from '#admin/platform/parts/small-table.tsx';
import type { LedgerEntry } from '#contract/tiffin/desk/subscriptions.ts';
import { actorWords } from '#domain/kitchen/actor-words.ts';
import { formatInstant } from '#domain/platform/days.ts';
import { ledgerWords } from '#domain/tiffin/ledger-words.ts';

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
    { heading: 'What', wraps: true, cell: ledgerWords },
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
    { heading: 'By', wraps: true, cell: ({ actor }) => actorWords(actor) },
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
