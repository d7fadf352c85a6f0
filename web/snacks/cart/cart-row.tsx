import { Link } from 'react-router';
import { formatMoney, times } from '#domain/money/money.ts';
import { snackPath } from '#web/paths.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import type { CartLine } from './cart.ts';
import { LineNote } from './line-note.tsx';
import { QuantityInput } from './quantity-input.tsx';

/** One line of the cart: what, how many, what it comes to, and a word to the kitchen. */
export function CartRow({
  line,
  soldOutToday,
  onQuantity,
}: {
  line: CartLine;
  soldOutToday: boolean;
  onQuantity: (quantity: number) => void;
}) {
  return (
    <li
      data-line={line.snackId}
      tabIndex={-1}
      aria-label={line.name}
      className="border-t border-line py-3.5 first:border-t-0 first:pt-0"
    >
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0">
          <Link
            to={snackPath(line.slug)}
            className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {line.name}
          </Link>
          <span className="block text-sm text-ink-soft tabular-nums">
            {line.unit && `${line.unit}, `}
            {formatMoney(line.price)}
          </span>
        </p>
        <p className="font-semibold whitespace-nowrap tabular-nums">
          {formatMoney(times(line.price, line.quantity))}
        </p>
      </div>
      {soldOutToday && (
        <Badge tone="turmeric" className="mt-1">
          Sold out today
        </Badge>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <QuantityInput label={line.name} value={line.quantity} onChange={onQuantity} />
        <LineNote line={line} />
      </div>
    </li>
  );
}
