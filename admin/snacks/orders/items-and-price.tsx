import { Section } from '#admin/platform/parts/section.tsx';
import { SmallTable } from '#admin/platform/parts/small-table.tsx';
import { type Sum, Sums } from '#admin/platform/parts/sums.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { balanceSums } from '#domain/money/balance-sums.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Wish } from './item-lines.tsx';

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
  const sums: Sum[] = [
    { label: 'Snacks', amount: order.subtotal },
    ...(order.deliveryType === 'delivery'
      ? [{ label: 'Delivery', amount: order.deliveryFee }]
      : []),
    { label: 'HST', amount: order.taxAmount },
    ...balanceSums(order.totalAmount, order.balance, { hasEnded: order.status === 'cancelled' }),
  ];
  return (
    <Section title="Snacks">
      <SmallTable
        label="Snacks"
        rows={order.items.map((item, place) => ({ item, place }))}
        keyOf={({ place }) => place}
        columns={[
          { heading: 'Snack', wraps: true, cell: ({ item }) => <WhatItIs item={item} /> },
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
          { heading: 'HST', align: 'right', cell: ({ item }) => formatMoney(item.taxAmount) },
          { heading: 'Total', align: 'right', cell: ({ item }) => formatMoney(item.total) },
        ]}
      />
      <Sums sums={sums} />
    </Section>
  );
}
