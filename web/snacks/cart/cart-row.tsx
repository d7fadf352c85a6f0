import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney, times } from '#domain/platform/money.ts';
import { snackPath } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { changeCart } from './browser-cart.ts';
import { type CartLine, setInstructions } from './cart.ts';
import { QuantityInput } from './quantity-input.tsx';

/** The most that can be said about one line (contract/snacks/orders.ts). */
const LONGEST_NOTE = 300;

/** What the kitchen should know about one line: a button at first, then a small field. */
function LineNote({ line }: { line: CartLine }) {
  const [opened, setOpened] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);

  if (!opened && line.specialInstructions === '') {
    return (
      <button
        type="button"
        onClick={() => setOpened(true)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <Icon of={MessageSquarePlus} className="size-4" />
        <span>
          Add a note<span className="sr-only"> about {line.name}</span>
        </span>
      </button>
    );
  }
  return (
    <div className="w-full">
      <label htmlFor={id} className="sr-only">
        Instructions for {line.name}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={line.specialInstructions}
        placeholder="Less chilli, no onion…"
        onChange={(event) => {
          const words = event.target.value;
          changeCart((cart) => setInstructions(cart, line.snackId, words));
        }}
        onBlur={() => setOpened(false)}
        className="field-sizing-content min-h-11 w-full rounded-control border border-edge bg-card px-3 py-2 text-sm"
      />
    </div>
  );
}

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
