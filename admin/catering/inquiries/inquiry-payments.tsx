import { useGetList } from 'react-admin';
import { ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { PaymentsOf } from '#admin/money/payments-of.tsx';
import type { AdminPayment } from '#contract/money/desk/payments.ts';

/** What was paid for an event, the latest first, each with its receipt. */
export function InquiryPayments({ inquiryId }: { inquiryId: string }) {
  const { data, error, refetch } = useGetList<AdminPayment>('payments', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'receivedDay', order: 'DESC' },
    filter: { inquiryId },
  });
  if (data) return <PaymentsOf payments={data} />;
  return error ? <ReadProblem error={error} onRetry={() => void refetch()} /> : <Waiting />;
}
