import type { Subscription } from '#contract/subscriptions.ts';
import { formatMoney } from '#domain/money.ts';
import { confirmationPath } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PaymentList } from './payment-list.tsx';

/** Nothing has been paid yet: how much it is, and the way to pay. */
const StillToPay = ({ subscription }: { subscription: Subscription }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p>
      No payment has arrived yet.{' '}
      <strong className="font-semibold text-ink">{formatMoney(subscription.totalAmount)}</strong> to
      pay.
    </p>
    <LinkButton kind="quiet" size="small" to={confirmationPath(subscription.subscriptionNumber)}>
      How to pay
    </LinkButton>
  </div>
);

/** What was paid for a plan, each payment with its receipt, and what is still to come back. */
export function PaymentsCard({ subscription }: { subscription: Subscription }) {
  const { subscriptionNumber, payBackDue, status, totalAmount } = subscription;
  const isOwed = totalAmount > 0 && status !== 'cancelled';
  if (status === 'pending_approval') return null;
  return (
    <Card as="section" aria-labelledby="payments">
      <h2 id="payments" className="mb-3 text-title">
        Payments
      </h2>
      {payBackDue > 0 && (
        <Banner kind="info" className="mb-4">
          The kitchen still pays you back {formatMoney(payBackDue)} for what you did not use, and
          will be in touch about how.
        </Banner>
      )}
      <PaymentList
        number={subscriptionNumber}
        {...(isOwed && { none: <StillToPay subscription={subscription} /> })}
      />
    </Card>
  );
}
