import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Customer } from '#contract/account/customer.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { SUBSCRIPTION_ERRORS } from '#contract/tiffin/subscription-errors.ts';
import { addressesQuery } from '#web/account/addresses/use-address-book.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { PlansFailed } from '#web/money/pricing/plans-failed.tsx';
import { planGroupsQuery } from '#web/money/pricing/queries.ts';
import { findPlanOffer, type PlanOffer, selectionPath } from '#web/money/pricing/selection.ts';
import { managementPath, paths, pricingPath } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { availableDatesQuery, subscriptionQuery } from '#web/tiffin/orders/queries.ts';
import type { Route } from './+types/checkout-page';
import { CheckoutForm } from './checkout-form.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Start your tiffin',
    description: 'Say where your tiffins go and when they start, and confirm the plan you chose.',
    path: paths.tiffinCheckout,
    noindex: true,
  });

/** The head of the checkout, the same while it loads and after. */
export function CheckoutFrame({
  offer,
  renews = null,
  children,
}: {
  offer?: PlanOffer;
  /** The number of the plan that is renewed. */
  renews?: string | null;
  children: ReactNode;
}) {
  const back = offer
    ? selectionPath({ service: 'tiffin', plan: offer.variant.billingCycle })
    : pricingPath();
  return (
    <div className="wrap">
      <PageHeading
        title={renews ? 'Renew your plan' : 'Start your tiffin'}
        lead={
          renews
            ? `What we know from ${renews} is filled in. You pay nothing on this page.`
            : 'Tell us where it goes and when it starts. You pay nothing on this page.'
        }
        back={
          renews
            ? { to: managementPath(renews), label: 'Your plan' }
            : { to: back, label: 'Plans and prices' }
        }
      />
      {children}
    </div>
  );
}

/** The form and the summary while they load, with the room that they will take. */
function CheckoutSkeleton() {
  return (
    <Skeleton
      label="Loading your checkout…"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10"
    >
      <span className="grid gap-7 rounded-card border border-line bg-card p-5 sm:p-8">
        {['name', 'contact', 'address', 'start', 'diet'].map((field) => (
          <span key={field} className="grid gap-2.5">
            <Bone className="h-5 w-32" />
            <Bone className="h-12" />
          </span>
        ))}
      </span>
      <span className="grid gap-3.5 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-7 w-40" />
        <Bone className="h-5" />
        <Bone className="h-5" />
        <Bone className="h-5" />
        <Bone className="mt-2 h-9" />
        <Bone className="mt-2 h-12 rounded-full" />
      </span>
    </Skeleton>
  );
}

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

/**
 * The plan of this address is not on offer; what was typed waits for the next one. It takes the
 * focus, since it may stand where the button of a long form was just pressed.
 */
function PlanGone() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState
        title="This plan has gone"
        picture={<Drawing of="tiffin:closed" />}
        action={<LinkButton to={paths.pricing}>Choose another plan</LinkButton>}
      >
        {errorText(SUBSCRIPTION_ERRORS, 'plan_unavailable')}
      </EmptyState>
    </div>
  );
}

/** Brings the plan and the days on offer to the form, or says why there is none. */
function CheckoutScreen({
  customer,
  variantId,
  renews,
}: {
  customer: Customer;
  variantId: string;
  /** The number of the plan that this one follows. */
  renews: string | null;
}) {
  // A price that was read minutes ago on the price list is looked up again before it is bought.
  const groups = useQuery({ ...planGroupsQuery(call), refetchOnMount: 'always' });
  const dates = useQuery(availableDatesQuery());
  // Asked for with the rest, so that no field comes late.
  const saved = useQuery(addressesQuery());
  const asked = useQuery({ ...subscriptionQuery(renews ?? ''), enabled: renews !== null });
  // Without the plan that it renews it is a checkout like any other.
  const waits = saved.isPending || (renews !== null && asked.isPending);
  const renewed = asked.data ?? null;
  const offer = groups.data && findPlanOffer(groups.data, variantId);

  const content = () => {
    if (offer && !dates.isPending && !waits) {
      return (
        <CheckoutForm
          key={variantId}
          customer={customer}
          offer={offer}
          dates={dates.data ?? null}
          renewed={renewed}
        />
      );
    }
    if (offer || groups.isPending) return <CheckoutSkeleton />;
    if (groups.data) return groups.isFetching ? <CheckoutSkeleton /> : <PlanGone />;
    return <PlansFailed onRetry={() => void groups.refetch()} retrying={groups.isFetching} />;
  };

  return (
    <CheckoutFrame {...(offer && { offer })} renews={renews}>
      {content()}
    </CheckoutFrame>
  );
}
