import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { Latest } from '#admin/platform/parts/latest.tsx';
import { creditsOf, paidOf } from '#admin/tiffin/subscriptions/standing-words.ts';
import { SUBSCRIPTION_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminSubscription } from '#contract/tiffin/desk/subscriptions.ts';
import { formatDate } from '#domain/platform/days.ts';

/** The latest plans of a customer with their credits and their money. */
export const Plans = ({ customerId }: { customerId: string }) => (
  <Latest<AdminSubscription>
    title="Plans"
    resource="subscriptions"
    filter={{ customerId }}
    sortedBy="createdAt"
    shown={10}
    number={{ heading: 'Number', of: ({ number }) => number }}
    columns={[
      { heading: 'Plan', wraps: true, cell: ({ planName }) => planName },
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
