import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { priceWords } from '#domain/money/balance-words.ts';
import { formatMoney } from '#domain/money/money.ts';
import { balanceWords, payBackWords } from '#web/money/balance-words.ts';
import { confirmationPath } from '#web/paths.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { PaymentList } from './payment-list.tsx';

/** How much is still to be paid, and the way to pay. */
const StillToPay = ({ subscription }: { subscription: Subscription }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 text-ink-soft">
    <p>
      {subscription.balance.received === 0 && 'No payment has arrived yet. '}
      <strong className="font-semibold text-ink">{formatMoney(subscription.balance.owed)}</strong>{' '}
      to pay.
    </p>
    <LinkButton kind="quiet" size="small" to={confirmationPath(subscription.subscriptionNumber)}>
      How to pay
    </LinkButton>
  </div>
);

/** What was paid for a plan, each payment with its receipt, and what is still to come back. */
export function PaymentsCard({ subscription }: { subscription: Subscription }) {
  const { subscriptionNumber, balance, status } = subscription;
  const { received, owed, toPayBack } = balance;
  if (status === 'pending_approval') return null;
  return (
    <Card as="section" aria-labelledby="payments">
      <h2 id="payments" className="mb-3 text-title">
        Payments
      </h2>
      {toPayBack > 0 && (
        <Banner kind="info" className="mb-4">
          {payBackWords(balance)}
        </Banner>
      )}
      {status !== 'cancelled' && (
        <p className="mb-3 text-ink-soft tabular-nums">
          {priceWords(balance)} {owed === 0 && toPayBack === 0 && balanceWords(balance)}
        </p>
      )}
      {(received > 0 || owed === 0) && <PaymentList number={subscriptionNumber} />}
      {owed > 0 && <StillToPay subscription={subscription} />}
    </Card>
  );
}
