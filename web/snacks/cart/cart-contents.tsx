import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useSession } from '#web/account/session/session.ts';
import { loginForCartPath, paths } from '#web/paths.ts';
import { PageQueries } from '#web/platform/data/with-queries.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { PriceTable } from '#web/platform/ui/price-table.tsx';
import { type Cart, pickupPriceOfCart, quantityOf } from './cart.ts';
import { CartChangesBanner, useCartChanges } from './cart-changes.tsx';
import { itemCountOf, itemCountText } from './cart-count.ts';
import { CartRow } from './cart-row.tsx';
import { emptyCart, type Removal, setInCart } from './change-cart.ts';
import { EmptyCart } from './empty-cart.tsx';

/** The most lines that one order can have (contract/snacks/orders.ts). */
const MOST_LINES = 100;

/** On to the checkout; a visitor is asked to log in first, and comes back to the same cart. */
function CheckoutButton() {
  const session = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="large"
        className="w-full"
        onClick={() => {
          if (session.status === 'signed-in') void navigate(paths.snackCheckout);
          else setAsking(true);
        }}
      >
        Checkout
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Authentication Required"
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Not now
            </Button>
            <LinkButton to={loginForCartPath()}>Login</LinkButton>
          </>
        }
      >
        <p>
          Please log in to place your order, or create an account; it takes a minute. Your cart
          stays just as it is.
        </p>
      </Dialog>
    </>
  );
}

/** What the cart comes to, and the way on. */
function CartFoot({ cart, onEmpty }: { cart: Cart; onEmpty: () => void }) {
  const price = pickupPriceOfCart(cart);
  return (
    <div className="shrink-0 border-t border-line pt-3">
      <PriceTable
        rows={[
          { label: itemCountText(itemCountOf(cart)), cents: price.subtotal },
          { label: 'Tax', cents: price.taxAmount },
        ]}
        total={{ label: 'Total', cents: price.total }}
      />
      <p className="mt-2 mb-4 text-sm text-ink-soft">Delivery is worked out at checkout</p>
      {cart.length > MOST_LINES && (
        <p className="mb-4 text-sm font-medium text-chilli-ink">
          Please order at most {MOST_LINES} different snacks at once.
        </p>
      )}
      <CheckoutButton />
      <button
        type="button"
        onClick={onEmpty}
        className="mx-auto mt-1 flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm font-semibold text-ink-soft hover:text-ink"
      >
        Empty the cart
      </button>
    </div>
  );
}

/** Says where a line stood that it has left the cart, and brings it back; the undo has the focus. */
function RemovedLine({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p
      role="status"
      className="my-2 flex items-center justify-between gap-3 rounded-control bg-sunken py-1 ps-4 pe-2"
    >
      <span className="wrap-anywhere">{removal.message}</span>
      <button
        ref={button}
        type="button"
        onClick={onUndo}
        className="min-h-11 cursor-pointer rounded-control px-3 font-bold underline underline-offset-4 focus-visible:outline-offset-0"
      >
        Undo
      </button>
    </p>
  );
}

/**
 * The lines of the cart. What leaves it can be brought back from where it stood, until the snack is
 * chosen again or something else leaves.
 */
function CartLines({
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

function Contents({ cart }: { cart: Cart }) {
  const { changes, soldOutToday } = useCartChanges(cart);
  const [removal, setRemoval] = useState<Removal | null>(null);
  return (
    <>
      <div data-focus-home tabIndex={-1} className="-mx-1.5 min-h-0 overflow-y-auto px-1.5 pb-1">
        <CartChangesBanner changes={changes} />
        <CartLines
          cart={cart}
          soldOutToday={soldOutToday}
          removal={removal}
          onRemoval={setRemoval}
        />
        {cart.length === 0 && <EmptyCart />}
      </div>
      {cart.length > 0 && <CartFoot cart={cart} onEmpty={() => setRemoval(emptyCart(cart))} />}
    </>
  );
}

/** The cart in full: its lines, what has changed since, what it comes to, and the way on. */
export const CartContents = ({ cart }: { cart: Cart }) => (
  <PageQueries>
    <Contents cart={cart} />
  </PageQueries>
);
