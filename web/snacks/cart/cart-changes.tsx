import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { Snack } from '#contract/snacks/catalogue.ts';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { certainSnacksQuery, MOST_IDS } from '#web/snacks/catalogue/queries.ts';
import { changeCart } from './browser-cart.ts';
import {
  acceptCartChanges,
  type Cart,
  type CartChange,
  type CartLine,
  cartChangesOf,
} from './cart.ts';

const now = (present: string, before: string): string => `${present} (it was ${before})`;

function changesOf(line: CartLine, snack: Snack): string[] {
  const { price, unit, delivery_charge, tax_percentage } = snack;
  return [
    ...(price === line.price ? [] : [now(`now ${formatMoney(price)}`, formatMoney(line.price))]),
    ...(unit === line.unit ? [] : [now(`now ${unit}`, line.unit)]),
    ...(delivery_charge === line.deliveryCharge
      ? []
      : [now(`delivery ${formatMoney(delivery_charge)} each`, formatMoney(line.deliveryCharge))]),
    ...(tax_percentage === line.taxPercentage
      ? []
      : [now(`tax ${formatPercent(tax_percentage)}`, formatPercent(line.taxPercentage))]),
  ];
}

/** What has become of a line, with the figures of before: `Dhokla: now C$9.49 (it was C$8.99).` */
export function cartChangeText(change: CartChange): string {
  if (change.kind === 'gone') return `${change.line.name} is no longer on offer.`;
  return `${change.line.name}: ${changesOf(change.line, change.snack).join(', ')}.`;
}

/**
 * Points out what has changed since the cart was filled, and brings it up to date when asked to;
 * the focus then goes to the element around it that is marked as its home.
 */
export function CartChangesBanner({ changes }: { changes: readonly CartChange[] }) {
  if (changes.length === 0) return null;
  const hasPrices = changes.some(({ kind }) => kind === 'price');
  return (
    <Banner
      kind="warning"
      className="mb-4"
      title={
        hasPrices
          ? 'Prices have changed. Please review your order.'
          : 'Not everything in your cart is still on offer.'
      }
      action={
        <Button
          kind="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            const home = currentTarget.closest<HTMLElement>('[data-focus-home]');
            flushSync(() => changeCart((cart) => acceptCartChanges(cart, changes)));
            home?.focus({ preventScroll: true });
          }}
        >
          Update my cart
        </Button>
      }
    >
      <ul className="grid gap-1">
        {changes.map((one) => (
          <li key={one.line.snackId} className="wrap-anywhere">
            {cartChangeText(one)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/**
 * What has become of the cart since it was filled, read anew whenever it is looked at; and which of
 * its snacks are sold out for today.
 */
export function useCartChanges(
  cart: Cart,
  deliveryType: DeliveryType = 'pickup',
): { changes: CartChange[]; soldOutToday: ReadonlySet<string> } {
  const lines = cart.slice(0, MOST_IDS);
  const { data, isPlaceholderData } = useQuery({
    ...certainSnacksQuery(
      call,
      lines.map(({ snackId }) => snackId),
    ),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  if (!data) return { changes: [], soldOutToday: new Set() };
  // An answer about the cart of a moment ago does not know what was added since.
  const changes = cartChangesOf(lines, data, deliveryType).filter(
    ({ kind }) => kind === 'price' || !isPlaceholderData,
  );
  const soldOut = data.filter(({ sold_out_today }) => sold_out_today).map(({ id }) => id);
  return { changes, soldOutToday: new Set(soldOut) };
}
