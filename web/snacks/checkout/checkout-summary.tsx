import type { ReactNode } from 'react';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import { formatMoney, times } from '#domain/platform/money.ts';
import { priceOfSnacks } from '#domain/snacks/price.ts';
import { howToPayComes, useBusiness } from '#web/kitchen/business.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { PriceTable } from '#web/platform/ui/price-table.tsx';
import type { Cart, CartChange } from '#web/snacks/cart/cart.ts';
import { CartChangesBanner } from '#web/snacks/cart/cart-changes.tsx';
import { itemCountOf, itemCountText } from '#web/snacks/cart/cart-count.ts';

/** What is ordered and what it comes to, line by line, and the button that orders it. */
export function CheckoutSummary({
  cart,
  deliveryType,
  changes,
  soldOut,
  busy,
  children,
}: {
  cart: Cart;
  deliveryType: DeliveryType;
  /** What has changed since the cart was filled; nothing is ordered before it was read. */
  changes: readonly CartChange[];
  /** Snacks that are not to be had on the chosen day. */
  soldOut: ReadonlySet<string>;
  busy: boolean;
  /** What went wrong with the last try. */
  children?: ReactNode;
}) {
  const price = priceOfSnacks(cart, deliveryType);
  return (
    <Card
      as="section"
      aria-labelledby="your-order"
      className="min-w-0 p-5 sm:p-6 lg:sticky lg:top-6"
    >
      <h2 id="your-order" className="mb-3 text-title">
        Your order
      </h2>
      <ul className="mb-2 border-b border-line pb-3">
        {cart.map((line) => (
          <li key={line.snackId} className="flex items-baseline justify-between gap-4 py-1">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold tabular-nums">{line.quantity} ×</span> {line.name}
              {soldOut.has(line.snackId) && (
                <Badge tone="turmeric" className="ms-2">
                  Sold out today
                </Badge>
              )}
              {line.specialInstructions.trim() !== '' && (
                <span className="block text-sm text-ink-soft">{line.specialInstructions}</span>
              )}
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {formatMoney(times(line.price, line.quantity))}
            </span>
          </li>
        ))}
      </ul>
      <PriceTable
        rows={[
          { label: itemCountText(itemCountOf(cart)), cents: price.subtotal },
          {
            label: deliveryType === 'pickup' ? 'Pickup' : 'Delivery',
            cents: price.deliveryFee,
            free: 'Free',
          },
          { label: 'Tax', cents: price.taxAmount },
        ]}
        total={{ label: 'Total', cents: price.total }}
      />
      <div data-focus-home tabIndex={-1} className="mt-4">
        <CartChangesBanner changes={changes} />
        {children}
      </div>
      <Button
        type="submit"
        size="large"
        className="mt-4 w-full"
        busy={busy}
        busyText="Placing your order…"
        aria-disabled={changes.length > 0}
      >
        Place order
      </Button>
      <p className="mt-3 text-sm text-ink-soft">
        {howToPayComes(useBusiness())}. The kitchen confirms your order.
      </p>
    </Card>
  );
}
