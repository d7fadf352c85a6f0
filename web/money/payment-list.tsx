import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { receipts } from '#contract/money/receipts.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { paymentName, priceText } from '#domain/money/balance-text.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { PdfButton } from '#web/money/pdf-button.tsx';
import { confirmationPath } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { balanceText, payBackText } from './balance-text.ts';

/** What was paid for a plan or a snack order, by its number. */
const paymentsQuery = (number: string) =>
  queryOptions({
    queryKey: ['payments', number],
    queryFn: () => call(receipts.list, { params: { number } }),
  });

/** The payments for a plan or a snack order by its number, each with its receipt. */
export function PaymentList({
  number,
  none = 'No payment has arrived yet.',
}: {
  number: string;
  /** What is said where there is none. */
  none?: ReactNode;
}) {
  const { data, error, refetch, isFetching } = useQuery(paymentsQuery(number));
  if (!data) {
    if (!error)
      return (
        <Skeleton label="Loading your payments…">
          <Bone className="h-11 w-full" />
        </Skeleton>
      );
    return (
      <ErrorState
        title="Your payments did not load"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) return <div className="text-ink-soft">{none}</div>;
  return (
    <ul>
      {data.map(({ id, amount, courtesy, receivedDay, receiptNumber }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5 first:pt-0 last:border-b-0 last:pb-0"
        >
          <span className="tabular-nums">
            {paymentName({ amount, courtesy })}{' '}
            <strong className="font-semibold">{formatMoney(Math.abs(amount))}</strong>,{' '}
            {formatDate(receivedDay)}
          </span>
          <PdfButton
            label="Receipt (PDF)"
            which={receiptNumber}
            read={() => call(receipts.read, { params: { paymentId: id } })}
          />
        </li>
      ))}
    </ul>
  );
}

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
          {payBackText(balance)}
        </Banner>
      )}
      {status !== 'cancelled' && (
        <p className="mb-3 text-ink-soft tabular-nums">
          {priceText(balance)} {owed === 0 && toPayBack === 0 && balanceText(balance)}
        </p>
      )}
      {(received > 0 || owed === 0) && <PaymentList number={subscriptionNumber} />}
      {owed > 0 && <StillToPay subscription={subscription} />}
    </Card>
  );
}
