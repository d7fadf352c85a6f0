import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import type { Route } from './+types/checkout-page';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Start your tiffin',
    description: 'Say where your tiffins go and when they start, and confirm the plan you chose.',
    path: paths.tiffinCheckout,
    noindex: true,
  });

/**
 * Buys the plan that `?plan=` names by its variant's id: the address keeps the choice through a
 * reload and the detour over the login. Without one it goes to the price list.
 */
export default function CheckoutPage() {
  const customer = useCustomer();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const variantId = query.get('plan');
  const renews = query.get('renews') || null;
  const hasNoPlan = customer !== null && !variantId;

  useEffect(() => {
    if (hasNoPlan) void navigate(paths.pricing, { replace: true });
  }, [hasNoPlan, navigate]);

  if (customer && variantId) {
    return <CheckoutScreen customer={customer} variantId={variantId} renews={renews} />;
  }
  return (
    <CheckoutFrame renews={renews}>
      <CheckoutSkeleton />
    </CheckoutFrame>
  );
}
