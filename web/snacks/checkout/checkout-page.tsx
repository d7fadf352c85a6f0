import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Customer } from '#contract/account/customer.ts';
import { addressesQuery } from '#web/account/addresses/use-address-book.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { cartPath, paths, snackConfirmationPath } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useCart } from '#web/snacks/cart/browser-cart.ts';
import type { Cart } from '#web/snacks/cart/cart.ts';
import { snackDaysQuery } from '#web/snacks/catalogue/queries.ts';
import type { Route } from './+types/checkout-page';
import { CheckoutForm } from './checkout-form.tsx';
import { takePlaced } from './use-place-snack-order.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Snack checkout',
    description: 'Say when and how you would like your snacks, and place the order.',
    path: paths.snackCheckout,
    noindex: true,
  });

/** Room for the checkout: the form, and the summary beside it. */
function CheckoutSkeleton() {
  return (
    <Skeleton
      label="Loading the checkout…"
      className="grid min-h-svh content-start items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10"
    >
      <span className="grid gap-6 rounded-card border border-line bg-card p-5 sm:p-8">
        <Bone className="h-8 w-1/3" />
        <span className="grid gap-3 sm:grid-cols-2">
          <Bone className="h-20 rounded-control" />
          <Bone className="h-20 rounded-control" />
        </span>
        <Bone className="h-8 w-1/4" />
        <Bone className="h-12 rounded-control" />
        <Bone className="h-44 rounded-control" />
        <Bone className="h-8 w-1/4" />
        <Bone className="h-12 rounded-control" />
      </span>
      <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-8 w-1/2" />
        <Bone className="h-5" />
        <Bone className="h-5" />
        <Bone className="h-5" />
        <Bone className="mt-2 h-14 rounded-full" />
      </span>
    </Skeleton>
  );
}

/**
 * Brings the days to the form. Without them it asks for any day of the 90; the server knows better
 * and says so.
 */
function CheckoutScreen({
  customer,
  cart,
  onPlaced,
}: {
  customer: Customer;
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

/** Orders what is in the cart; without anything in it, it goes back to where it is filled. */
export default function SnackCheckoutPage() {
  const customer = useCustomer();
  const cart = useCart();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(false);
  const hasNothing = customer !== null && cart.length === 0 && !placed;

  useEffect(() => {
    if (!hasNothing) return;
    const number = takePlaced(customer);
    void navigate(number ? snackConfirmationPath(number) : cartPath, { replace: true });
  }, [hasNothing, customer, navigate]);

  return (
    <div className="wrap">
      <PageHeading
        title="Checkout"
        lead="When, how and to whom. You pay nothing on this page."
        back={{ to: paths.snackOrder, label: 'Back to the cart' }}
      />
      {customer && cart.length > 0 && !placed ? (
        <CheckoutScreen customer={customer} cart={cart} onPlaced={() => setPlaced(true)} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
