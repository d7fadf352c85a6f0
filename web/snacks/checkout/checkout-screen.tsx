import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/account/accounts.ts';
import { addressesQuery } from '#web/account/addresses/queries.ts';
import { call } from '#web/platform/client/browser-client.ts';
import type { Cart } from '#web/snacks/cart/cart.ts';
import { snackDaysQuery } from '#web/snacks/catalogue/queries.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/**
 * Brings the days to the form. Without them it asks for any day of the 90; the server knows better
 * and says so.
 */
export function CheckoutScreen({
  customer,
  cart,
  onPlaced,
}: {
  customer: User;
  cart: Cart;
  onPlaced: () => void;
}) {
  const days = useQuery(snackDaysQuery(call));
  // Asked for with the rest, so that no field comes late.
  const saved = useQuery(addressesQuery());
  if (!days.isFetched || saved.isPending) return <CheckoutSkeleton />;
  return (
    <CheckoutForm
      customer={customer}
      cart={cart}
      closures={days.data?.closures ?? []}
      onPlaced={onPlaced}
    />
  );
}
