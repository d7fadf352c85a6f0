import { useMay } from '#admin/platform/client/use-may.ts';
import { Latest } from '#admin/platform/parts/latest.tsx';
import { PaidFor } from '#admin/money/list.tsx';
import { METHOD_NAMES } from '#admin/platform/words/choices.ts';
import { type AdminPayment, adminPayments } from '#contract/money/desk/payments.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';

/** What a customer has paid and was paid back, for those who see the books. */
export function Payments({ customerId }: { customerId: string }) {
  const may = useMay();
  if (!may(adminPayments.list)) return null;
  return (
    <Latest<AdminPayment>
      title="Payments"
      resource="payments"
      filter={{ customerId }}
      sortedBy="receivedDay"
      shown={5}
      columns={[
        { heading: 'For', cell: (payment) => <PaidFor payment={payment} /> },
        { heading: 'Received', cell: ({ receivedDay }) => formatDate(receivedDay) },
        { heading: 'Amount', align: 'right', cell: ({ amount }) => formatMoney(amount) },
        { heading: 'Method', cell: ({ method }) => METHOD_NAMES[method] },
        { heading: 'Reference', wraps: true, cell: ({ reference }) => reference },
      ]}
      nothing="No payment is recorded."
    />
  );
}
