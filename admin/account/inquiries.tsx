import { amountOf } from '#admin/catering/inquiries/inquiry.ts';
import { InquiryMarks } from '#admin/catering/inquiries/marks.tsx';
import { Latest } from '#admin/platform/parts/latest.tsx';
import type { AdminInquiry } from '#contract/catering/desk/catering.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';

/** The latest catering inquiries of a customer, with the way to all of them. */
export const Inquiries = ({ customerId }: { customerId: string }) => (
  <Latest<AdminInquiry>
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
        cell: (inquiry) => formatMoney(amountOf(inquiry).total),
      },
    ]}
    nothing="None so far."
  />
);
