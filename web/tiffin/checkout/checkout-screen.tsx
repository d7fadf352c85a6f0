import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/account/accounts.ts';
import { addressesQuery } from '#web/account/addresses/queries.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { findOffer } from '#web/money/pricing/offers.ts';
import { PlansFailed } from '#web/money/pricing/plans-failed.tsx';
import { planGroupsQuery } from '#web/money/pricing/queries.ts';
import { availableDatesQuery, subscriptionQuery } from '#web/tiffin/orders/queries.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PlanGone } from './plan-gone.tsx';

/** Brings the plan and the days on offer to the form, or says why there is none. */
export function CheckoutScreen({
  customer,
  variantId,
  renews,
}: {
  customer: User;
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
  const offer = groups.data && findOffer(groups.data, variantId);

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
