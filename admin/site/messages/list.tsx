import { DataTable, SearchInput } from 'react-admin';
import { choicesOf, MESSAGE_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { DeskList, StatusTabs } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import type { AdminMessage } from '#contract/site/desk-contact-messages.ts';
import { formatInstant } from '#domain/platform/days.ts';

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...choicesOf(MESSAGE_STATUSES).map(({ id, name }) => ({
    key: id,
    words: name,
    filter: { status: id },
  })),
];

/** What people wrote from the contact page; what waits for an answer first of all. */
export const MessageList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={[
      <SearchInput key="search" source="search" alwaysOn placeholder="Name, email, subject" />,
    ]}
    filterDefaultValues={{ status: 'waiting' }}
    actions={false}
    empty={<EmptyState words="Nobody has written yet. The shop's contact page leads here." />}
  >
    <StatusTabs tabs={TABS} statusFilters={['status']}>
      <DeskTable<AdminMessage>
        opens="show"
        phone={(row) => (
          <PhoneRow
            title={row.subject}
            aside={<StatusChip status={row.status} words={MESSAGE_STATUSES} />}
            lines={[`${row.name} · ${row.email}`, formatInstant(row.createdAt)]}
          />
        )}
        emptyWords="Nothing here: no message fits this search and this tab."
      >
        <DataTable.Col
          source="createdAt"
          label="Sent"
          render={(row: AdminMessage) => formatInstant(row.createdAt)}
        />
        <DataTable.Col
          label="Subject"
          cellClassName="prose"
          disableSort
          render={(row: AdminMessage) => keepTogether(row.subject)}
        />
        <DataTable.Col source="name" label="From" cellClassName="prose" disableSort />
        <DataTable.Col source="email" label="Email" cellClassName="prose" disableSort />
        <DataTable.Col
          label="Status"
          disableSort
          render={(row: AdminMessage) => (
            <StatusChip status={row.status} words={MESSAGE_STATUSES} />
          )}
        />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);

/** Strangers write long words. */
