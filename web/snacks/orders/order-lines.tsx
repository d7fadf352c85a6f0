import { MessageSquareText } from 'lucide-react';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { formatMoney, times } from '#domain/money/money.ts';
import { balanceWords } from '#web/money/balance-words.ts';
import { Icon } from '#web/platform/ui/icon.tsx';
import { PriceLines } from '#web/platform/ui/price-lines.tsx';

function Line({ item }: { item: SnackOrder['items'][number] }) {
  const { snack_name, quantity, unit, price, special_instructions } = item;
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">
            {quantity} × {snack_name}
          </span>
          <span className="block text-sm text-ink-soft tabular-nums">
            {unit}
            {quantity > 1 && `, ${formatMoney(price)} each`}
          </span>
        </p>
        <p className="whitespace-nowrap font-medium tabular-nums">
          {formatMoney(times(price, quantity))}
        </p>
      </div>
      {special_instructions && (
        <p className="mt-1 flex gap-1.5 text-sm text-ink-soft">
          <Icon of={MessageSquareText} className="mt-0.5 size-4.5" />
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">{special_instructions}</span>
        </p>
      )}
    </li>
  );
}

/** What was ordered, line by line, and what it comes to, as it was stored. */
export function OrderLines({ order }: { order: SnackOrder }) {
  const { items, subtotal, delivery_fee, tax_amount, total_amount, delivery_type } = order;
  const paid = balanceWords(order.balance, { hasEnded: order.status === 'cancelled' });
  return (
    <>
      <ul className="mb-2 border-b border-line pb-1">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
          <Line key={index} item={item} />
        ))}
      </ul>
      <PriceLines
        lines={[
          { label: 'Subtotal', cents: subtotal },
          ...(delivery_type === 'delivery'
            ? [{ label: 'Delivery', cents: delivery_fee, free: 'Free' }]
            : []),
          { label: 'Tax', cents: tax_amount },
        ]}
        total={{ label: 'Total', cents: total_amount }}
      />
      {paid && <p className="mt-2 text-ink-soft">{paid}</p>}
    </>
  );
}
