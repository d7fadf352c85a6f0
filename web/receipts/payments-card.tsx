import type { Subscription } from '#contract/subscriptions.ts';
import { formatMoney } from '#domain/money.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { PaymentList } from './payment-list.tsx';

/** What was paid for a plan, each payment with its receipt, and what is still to come back. */
export function PaymentsCard({ subscription }: { subscription: Subscription }) {
  const { subscriptionNumber, payBackDue, status } = subscription;
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
      <PaymentList number={subscriptionNumber} />
    </Card>
  );
}
