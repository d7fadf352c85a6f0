import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { receipts } from '#contract/money/receipts.ts';
import { formatDate } from '#domain/platform/days.ts';
import { paymentName } from '#domain/money/balance-words.ts';
import { formatMoney } from '#domain/money/money.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { PdfButton } from '#web/catering/inquiries/pdf-button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { paymentsQuery } from './queries.ts';

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
