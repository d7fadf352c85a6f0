import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Cart, quantityOf } from './cart.ts';
import { CartRow } from './cart-row.tsx';
import { type Removal, setInCart } from './change-cart.ts';
import { RemovedLine } from './removed-line.tsx';

/**
 * The lines of the cart. What leaves it can be brought back from where it stood, until the snack is
 * chosen again or something else leaves.
 */
export function CartLines({
  cart,
  soldOutToday,
  removal,
  onRemoval,
}: {
  cart: Cart;
  soldOutToday: ReadonlySet<string>;
  removal: Removal | null;
  onRemoval: (removal: Removal | null) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const isGone = removal?.lines.every(({ snackId }) => quantityOf(cart, snackId) === 0);

  function undo() {
    if (!removal) return;
    flushSync(() => {
      removal.undo();
      onRemoval(null);
    });
    list.current?.querySelector<HTMLElement>(`[data-line="${removal.lines[0]?.snackId}"]`)?.focus();
  }

  const rows = cart.map((line) => (
    <CartRow
      key={line.snackId}
      line={line}
      soldOutToday={soldOutToday.has(line.snackId)}
      onQuantity={(quantity) => {
        const removed = setInCart(cart, line.snackId, quantity);
        if (removed) onRemoval(removed);
      }}
    />
  ));
  const removed = removal && isGone && (
    <li key={`removed ${removal.message}`}>
      <RemovedLine removal={removal} onUndo={undo} />
    </li>
  );
  return (
    <ul ref={list} aria-label="What is in your cart">
      {removed ? rows.toSpliced(removal.place, 0, removed) : rows}
    </ul>
  );
}
