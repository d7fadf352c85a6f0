import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/account/accounts.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { pollEvery30s } from '#web/platform/client/query-client.ts';
import { myOrdersPath } from '#web/paths.ts';
import { OrderStatusPanel } from '#web/tiffin/orders/order-status-panel.tsx';
import { subscriptionQuery } from '#web/tiffin/orders/queries.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { ConfirmationHeader } from './confirmation-header.tsx';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { ContactBlock } from './contact-block.tsx';
import { CustomerDetails } from './customer-details.tsx';
import { isAlive } from './headline.ts';
import { HowItWorks } from './how-it-works.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { ImportantNotes } from './important-notes.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';

const COLUMN = 'contents lg:grid lg:gap-6';

/** Follows one subscription: every 30 seconds while the kitchen has not decided on it. */
export function ConfirmationScreen({ customer, number }: { customer: User; number: string }) {
  const loaded = useQuery({
    ...subscriptionQuery(number),
    ...pollEvery30s<Subscription>(({ status }) => status !== 'pending_approval'),
  });
  const subscription = loaded.data;

  if (!subscription) {
    if (!loaded.isError) return <ConfirmationSkeleton />;
    const missing = isApiError(loaded.error) && loaded.error.status === 404;
    return (
      <>
        <h1 className="mb-6 text-page">Your subscription</h1>
        <ErrorState
          title={missing ? 'We cannot find this subscription' : 'Your subscription did not load'}
          error={loaded.error}
          onRetry={() => void loaded.refetch()}
          retrying={loaded.isFetching}
          action={
            <LinkButton to={myOrdersPath()} kind="quiet">
              View My Orders
            </LinkButton>
          }
        />
      </>
    );
  }
  const alive = isAlive(subscription);
  return (
    <>
      <ConfirmationHeader subscription={subscription} customer={customer} />
      {/* On a phone the details follow right after the payment; both columns give way to one. */}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8">
        <div className={COLUMN}>
          {alive && subscription.payment.amount > 0 && (
            <div className="max-lg:-order-1">
              <HowToPay payment={subscription.payment} />
            </div>
          )}
          <OrderStatusPanel subscriptionNumber={subscription.subscriptionNumber} />
          {alive && <HowItWorks />}
        </div>
        <div className={COLUMN}>
          <div className="max-lg:-order-1">
            <SubscriptionDetails subscription={subscription} />
          </div>
          <CustomerDetails subscription={subscription} />
          {alive && <ImportantNotes />}
          <ContactBlock number={subscription.subscriptionNumber} />
        </div>
      </div>
    </>
  );
}
