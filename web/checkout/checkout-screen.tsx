import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { call } from '#web/api/browser-client.ts';
import { findOffer } from '#web/pricing/offers.ts';
import { PlansFailed } from '#web/pricing/plans-failed.tsx';
import { planGroupsQuery } from '#web/pricing/queries.ts';
import { availableDatesQuery } from '#web/tiffin/queries.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PlanGone } from './plan-gone.tsx';

/** Brings the plan and the days on offer to the form, or says why there is none. */
export function CheckoutScreen({ customer, variantId }: { customer: User; variantId: string }) {
  // A price that was read minutes ago on the price list is looked up again before it is bought.
  const groups = useQuery({ ...planGroupsQuery(call), refetchOnMount: 'always' });
  const dates = useQuery(availableDatesQuery());
  const offer = groups.data && findOffer(groups.data, variantId);

  const content = () => {
    if (offer && !dates.isPending) {
      return (
        <CheckoutForm
          key={variantId}
          customer={customer}
          offer={offer}
          dates={dates.data ?? null}
        />
      );
    }
    if (offer || groups.isPending) return <CheckoutSkeleton />;
    if (groups.data) return groups.isFetching ? <CheckoutSkeleton /> : <PlanGone />;
    return <PlansFailed onRetry={() => void groups.refetch()} retrying={groups.isFetching} />;
  };

  return <CheckoutFrame {...(offer && { offer })}>{content()}</CheckoutFrame>;
}
