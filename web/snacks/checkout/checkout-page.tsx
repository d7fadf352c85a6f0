import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '#web/snacks/cart/browser-cart.ts';
import { cartPath, paths, snackConfirmationPath } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import type { Route } from './+types/checkout-page';
import { CheckoutScreen } from './checkout-screen.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { takePlaced } from './use-place-order.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Snack checkout',
    description: 'Say when and how you would like your snacks, and place the order.',
    path: paths.snackCheckout,
    noindex: true,
  });

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
