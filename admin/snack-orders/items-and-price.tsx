import { Box } from '@mui/material';
import { Section } from '#admin/parts/section.tsx';
import { SmallTable } from '#admin/parts/small-table.tsx';
import type { AdminSnackOrder } from '#contract/admin/snack-orders.ts';
import { formatMoney } from '#domain/money.ts';
import { Wish } from './item-lines.tsx';
import { openAmount } from './paid.ts';

type Item = AdminSnackOrder['items'][number];

const WhatItIs = ({ item: { name, unit, specialInstructions } }: { item: Item }) => (
  <>
    <strong>{name}</strong>
    {unit && ` · ${unit}`}
    {specialInstructions && <Wish>{specialInstructions}</Wish>}
  </>
);

/** What was ordered and what it costs, to the cent. */
export function ItemsAndPrice({ order }: { order: AdminSnackOrder }) {
  const open = openAmount(order);
  const sums: [string, number][] = [
    ['Snacks', order.subtotal],
    ...(order.deliveryType === 'delivery'
      ? [['Delivery', order.deliveryFee] satisfies [string, number]]
      : []),
    ['Tax', order.taxAmount],
    ['Total', order.totalAmount],
    ['Paid', order.paidAmount],
    [open < 0 ? 'To pay back' : 'Still to pay', Math.abs(open)],
  ];
  return (
    <Section title="Snacks">
      <SmallTable
        label="Snacks"
        rows={order.items.map((item, place) => ({ item, place }))}
        keyOf={({ place }) => place}
        columns={[
          { heading: 'Snack', cell: ({ item }) => <WhatItIs item={item} /> },
          { heading: 'How many', align: 'right', cell: ({ item }) => item.quantity },
          { heading: 'Each', align: 'right', cell: ({ item }) => formatMoney(item.price) },
          ...(order.deliveryFee > 0
            ? [
                {
                  heading: 'Delivery',
                  align: 'right' as const,
                  cell: ({ item }: { item: Item }) => formatMoney(item.deliveryFee),
                },
              ]
            : []),
          { heading: 'Tax', align: 'right', cell: ({ item }) => formatMoney(item.taxAmount) },
          { heading: 'Total', align: 'right', cell: ({ item }) => formatMoney(item.total) },
        ]}
      />
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: '4px 24px',
          maxWidth: 320,
          m: 0,
          mt: 2,
          ml: 'auto',
          fontVariantNumeric: 'tabular-nums',
          '& dd': { m: 0, textAlign: 'right' },
        }}
      >
        {sums.map(([label, amount]) => (
          <Box key={label} sx={{ display: 'contents', ...(label === 'Total' && TOTAL) }}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const TOTAL = { '& > *': { fontWeight: 800, fontSize: '1.25rem' } };
