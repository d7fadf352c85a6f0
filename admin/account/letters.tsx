import { useMay } from '#admin/platform/client/use-may.ts';
import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { Latest } from '#admin/platform/parts/latest.tsx';
import { MAIL_STATUSES, MESSAGE_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminMessage } from '#contract/site/desk/contact-messages.ts';
import { type AdminMail, adminMails } from '#contract/kitchen/desk/desk.ts';
import { formatInstant } from '#domain/platform/days.ts';

/** What a customer wrote from the contact page, and the mails that they were sent. */
export function Letters({ customerId }: { customerId: string }) {
  const may = useMay();
  const common = { filter: { customerId }, sortedBy: 'createdAt', shown: 5 };
  return (
    <>
      <Latest<AdminMessage>
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
        <Latest<AdminMail>
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
