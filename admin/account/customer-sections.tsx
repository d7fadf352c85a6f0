import { inquiryAmountOf, openAmountText } from '#admin/catering/inquiries/inquiry-record.ts';
import { InquiryMarks } from '#admin/catering/inquiries/marks.tsx';
import { PAYMENT_METHOD_LABELS } from '#admin/kitchen/labels/choices.ts';
import {
  MAIL_STATUSES,
  MESSAGE_STATUSES,
  SUBSCRIPTION_STATUSES,
  snackStatuses,
} from '#admin/kitchen/labels/statuses.ts';
import { today } from '#admin/kitchen/labels/today.ts';
import { LatestRecords } from '#admin/kitchen/lists/latest-records.tsx';
import { PayableLink } from '#admin/money/list.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { PaidMark } from '#admin/snacks/orders/marks.tsx';
import { TiffinStatus } from '#admin/tiffin/orders/tiffin-status.tsx';
import { creditsOf, paidOf } from '#admin/tiffin/subscriptions/subscription-text.ts';
import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import { type AdminMail, adminMails } from '#contract/kitchen/desk.ts';
import { type AdminPayment, adminPayments } from '#contract/money/desk-payments.ts';
import type { AdminMessage } from '#contract/site/desk-contact-messages.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import type { AdminSubscription } from '#contract/tiffin/desk-subscriptions.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import { forMemberText } from '#domain/account/household.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import {
  addDays,
  formatDate,
  formatDay,
  formatInstant,
  formatSlot,
  formatTime,
} from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';

/** `Everyday Tiffin, for Meera` */
const planAndMember = (row: Pick<AdminTiffinOrder, 'planName' | 'memberName'>): string =>
  [row.planName, forMemberText(row)].filter(Boolean).join(', ');

const COMMON = {
  resource: 'tiffin-orders',
  sortedBy: 'deliveryDate',
  number: { heading: 'Number', of: ({ orderNumber }: AdminTiffinOrder) => orderNumber },
  columns: [
    {
      heading: 'For',
      cell: ({ deliveryDate, deliveryTimeSlot }: AdminTiffinOrder) =>
        `${formatDay(deliveryDate)}, ${formatSlot(deliveryTimeSlot)}`,
    },
    { heading: 'Tiffins', align: 'right' as const, cell: (row: AdminTiffinOrder) => row.quantity },
    { heading: 'Plan', wraps: true, cell: planAndMember },
    {
      heading: 'Status',
      cell: (order: AdminTiffinOrder) => <TiffinStatus order={order} />,
    },
  ],
};

/** What tiffins come next to a customer, and what came before. */
export const CustomerTiffinOrders = ({ customerId }: { customerId: string }) => (
  <>
    <LatestRecords<AdminTiffinOrder>
      {...COMMON}
      title="Tiffins from today on"
      filter={{ customerId, from: today() }}
      order="ASC"
      shown={10}
      nothing="Nothing is booked from today on."
    />
    <LatestRecords<AdminTiffinOrder>
      {...COMMON}
      title="Past tiffins"
      filter={{ customerId, to: addDays(today(), -1) }}
      shown={5}
      nothing="None so far."
    />
  </>
);

/** The latest plans of a customer with their credits and their money. */
export const CustomerSubscriptions = ({ customerId }: { customerId: string }) => (
  <LatestRecords<AdminSubscription>
    title="Plans"
    resource="subscriptions"
    filter={{ customerId }}
    sortedBy="createdAt"
    shown={10}
    number={{ heading: 'Number', of: ({ number }) => number }}
    columns={[
      { heading: 'Plan', wraps: true, cell: planAndMember },
      {
        heading: 'Status',
        cell: ({ status }) => <StatusChip status={status} words={SUBSCRIPTION_STATUSES} />,
      },
      { heading: 'Starts', cell: ({ startDate }) => formatDate(startDate) },
      { heading: 'Credits', cell: creditsOf },
      { heading: 'Paid', align: 'right', cell: paidOf },
    ]}
    nothing="None so far."
  />
);

/** The latest snack orders of a customer, with the way to all of them. */
export const SnackOrders = ({ customerId }: { customerId: string }) => (
  <LatestRecords<AdminSnackOrder>
    title="Snack orders"
    resource="snack-orders"
    filter={{ customerId }}
    sortedBy="createdAt"
    shown={5}
    number={{ heading: 'Number', of: ({ orderNumber }) => orderNumber }}
    columns={[
      {
        heading: 'For',
        cell: ({ deliveryDate, deliveryTime }) =>
          `${formatDay(deliveryDate)}, ${formatTime(deliveryTime)}`,
      },
      {
        heading: 'Status',
        cell: ({ status, deliveryType }) => (
          <StatusChip status={status} words={snackStatuses(deliveryType)} />
        ),
      },
      {
        heading: 'Total',
        align: 'right',
        cell: ({ totalAmount }) => formatMoney(totalAmount),
      },
      { heading: 'Paid', cell: (order) => <PaidMark order={order} /> },
    ]}
    nothing="None so far."
  />
);

/** The latest catering inquiries of a customer, with the way to all of them. */
export const Inquiries = ({ customerId }: { customerId: string }) => (
  <LatestRecords<AdminInquiry>
    title="Catering inquiries"
    resource="catering-inquiries"
    filter={{ customerId }}
    sortedBy="createdAt"
    shown={5}
    number={{ heading: 'Number', of: ({ inquiryNumber }) => inquiryNumber }}
    columns={[
      { heading: 'Event', wraps: true, cell: (inquiry) => eventOf(inquiry) },
      { heading: 'On', cell: ({ eventDate }) => formatDate(eventDate) },
      { heading: 'Guests', align: 'right', cell: ({ numberOfGuests }) => numberOfGuests },
      { heading: 'Status', cell: (inquiry) => <InquiryMarks inquiry={inquiry} /> },
      {
        heading: 'Amount',
        align: 'right',
        cell: (inquiry) => formatMoney(inquiryAmountOf(inquiry).total),
      },
      { heading: 'Open', align: 'right', cell: openAmountText },
    ]}
    nothing="None so far."
  />
);

/** What a customer has paid and was paid back, for those who see the books. */
export function Payments({ customerId }: { customerId: string }) {
  const may = useCanCall();
  if (!may(adminPayments.list)) return null;
  return (
    <LatestRecords<AdminPayment>
      title="Payments"
      resource="payments"
      filter={{ customerId }}
      sortedBy="receivedDay"
      shown={5}
      columns={[
        { heading: 'For', cell: (payment) => <PayableLink payment={payment} /> },
        { heading: 'Received', cell: ({ receivedDay }) => formatDate(receivedDay) },
        { heading: 'Amount', align: 'right', cell: ({ amount }) => formatMoney(amount) },
        { heading: 'Method', cell: ({ method }) => PAYMENT_METHOD_LABELS[method] },
        { heading: 'Reference', wraps: true, cell: ({ reference }) => reference },
      ]}
      nothing="No payment is recorded."
    />
  );
}

/** What a customer wrote from the contact page, and the mails that they were sent. */
export function MessagesAndMails({ customerId }: { customerId: string }) {
  const may = useCanCall();
  const common = { filter: { customerId }, sortedBy: 'createdAt', shown: 5 };
  return (
    <>
      <LatestRecords<AdminMessage>
        {...common}
        title="Messages from the contact page"
        resource="contact-messages"
        number={{ heading: 'Subject', wraps: true, of: ({ subject }) => subject }}
        columns={[
          { heading: 'Written', cell: ({ createdAt }) => formatInstant(createdAt) },
          {
            heading: 'Status',
            cell: ({ status }) => <StatusChip status={status} words={MESSAGE_STATUSES} />,
          },
        ]}
        nothing="None so far."
      />
      {may(adminMails.list) && (
        <LatestRecords<AdminMail>
          {...common}
          title="Mails to them"
          resource="mails"
          number={{ heading: 'Subject', wraps: true, of: ({ subject, about }) => subject || about }}
          columns={[
            { heading: 'Written', cell: ({ createdAt }) => formatInstant(createdAt) },
            {
              heading: 'Status',
              cell: ({ status }) => <StatusChip status={status} words={MAIL_STATUSES} />,
            },
          ]}
          nothing="None so far."
        />
      )}
    </>
  );
}
