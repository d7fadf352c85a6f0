import { Link } from '@mui/material';
import { DataTable, DateInput, SearchInput, SelectInput, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { METHOD_CHOICES, PAYMENT_METHOD_LABELS } from '#admin/kitchen/labels/choices.ts';
import { DeskList } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import type { ResourceName } from '#admin/resource-endpoints.ts';
import type { AdminPayment } from '#contract/money/desk-payments.ts';
import { paymentRemark } from '#domain/money/payment-validity.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { ReceiptButton } from './payments-of.tsx';

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Name, number, reference" />,
  <DateInput key="from" source="from" label="From" alwaysOn />,
  <DateInput key="to" source="to" label="To" alwaysOn />,
  <SelectInput key="method" source="method" label="Method" choices={METHOD_CHOICES} alwaysOn />,
];

/** The number of what was paid for, and where its page is. */
function payableOf(payment: AdminPayment): { resource: ResourceName; id: string; number: string } {
  const { subscriptionId, subscriptionNumber, snackOrderId, snackOrderNumber } = payment;
  if (subscriptionId)
    return { resource: 'subscriptions', id: subscriptionId, number: subscriptionNumber ?? '' };
  if (snackOrderId)
    return { resource: 'snack-orders', id: snackOrderId, number: snackOrderNumber ?? '' };
  const { inquiryId, inquiryNumber } = payment;
  return { resource: 'catering-inquiries', id: inquiryId ?? '', number: inquiryNumber ?? '' };
}

/** The number of what was paid for, as a link to its page. */
export function PayableLink({ payment }: { payment: AdminPayment }) {
  const createPath = useCreatePath();
  const { resource, id, number } = payableOf(payment);
  return (
    <Link component={RouterLink} to={createPath({ resource, id, type: 'show' })} color="inherit">
      {number}
    </Link>
  );
}

const PhonePayment = (row: AdminPayment) => (
  <PhoneRow
    title={row.customerName}
    aside={<strong>{formatMoney(row.amount)}</strong>}
    lines={[
      `${formatDate(row.receivedDay)} · ${PAYMENT_METHOD_LABELS[row.method]}`,
      <PayableLink key="for" payment={row} />,
      row.reference !== payableOf(row).number && row.reference,
      keepTogether(paymentRemark(row)),
      <ReceiptButton key="receipt" payment={row} />,
    ]}
  />
);

/** All payments, and what was paid back; they are recorded, and corrected, on the page of what they are for. */
export const PaymentList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'receivedDay', order: 'DESC' }}
    filters={FILTERS}
    actions={<ListActions />}
    empty={
      <EmptyState words="No payment is recorded yet. Approving a subscription records its payment." />
    }
  >
    <DeskTable<AdminPayment>
      phone={PhonePayment}
      emptyWords="No payment fits this search and these filters."
    >
      <DataTable.Col
        source="receivedDay"
        label="Received"
        render={(row: AdminPayment) => formatDate(row.receivedDay)}
      />
      <DataTable.Col
        align="right"
        source="amount"
        label="Amount"
        render={(row: AdminPayment) => formatMoney(row.amount)}
      />
      <DataTable.Col
        label="Method"
        disableSort
        render={(row: AdminPayment) => PAYMENT_METHOD_LABELS[row.method]}
      />
      <DataTable.Col
        label="Reference"
        cellClassName="prose"
        disableSort
        render={(row: AdminPayment) => keepTogether(row.reference)}
      />
      <DataTable.Col
        source="customerName"
        label="Customer"
        cellClassName="prose name"
        disableSort
      />
      <DataTable.Col
        label="For"
        disableSort
        render={(row: AdminPayment) => <PayableLink payment={row} />}
      />
      <DataTable.Col
        label="Remark"
        cellClassName="prose"
        disableSort
        render={(row: AdminPayment) => keepTogether(paymentRemark(row))}
      />
      <DataTable.Col
        label="Receipt"
        disableSort
        render={(row: AdminPayment) => <ReceiptButton payment={row} />}
      />
    </DeskTable>
  </DeskList>
);
