import { DataTable, SearchInput } from 'react-admin';
import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { DeskList } from '#admin/platform/parts/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/platform/parts/desk-table.tsx';
import { ListActions } from '#admin/platform/parts/list-actions.tsx';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { StatusTabs } from '#admin/platform/parts/status-tabs.tsx';
import { whole } from '#admin/platform/parts/whole.tsx';
import { choicesOf, MAIL_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminMail } from '#contract/kitchen/desk/desk.ts';
import { formatInstant } from '#domain/platform/days.ts';

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...choicesOf(MAIL_STATUSES).map(({ id, name }) => ({
    key: id,
    words: name,
    filter: { status: id },
  })),
];

/** Every mail that the program sends, as it was sent. */
export const MailList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={[<SearchInput key="search" source="search" alwaysOn placeholder="Address, subject" />]}
    actions={<ListActions />}
    empty={<Nothing words="No mail has been written yet." />}
  >
    <StatusTabs tabs={TABS} statusFilters={['status']}>
      <DeskTable<AdminMail>
        opens="show"
        phone={(row) => (
          <PhoneRow
            title={row.subject || row.about}
            aside={<StatusChip status={row.status} words={MAIL_STATUSES} />}
            lines={[row.to, formatInstant(row.createdAt), row.lastError]}
          />
        )}
        emptyWords="No mail fits this search and tab."
      >
        <DataTable.Col
          source="createdAt"
          label="Written"
          render={(row: AdminMail) => formatInstant(row.createdAt)}
        />
        <DataTable.Col source="to" label="To" cellClassName="prose" disableSort />
        <DataTable.Col
          label="Subject"
          cellClassName="prose"
          disableSort
          render={(row: AdminMail) => whole(row.subject || row.about)}
        />
        <DataTable.Col
          label="Status"
          disableSort
          render={(row: AdminMail) => <StatusChip status={row.status} words={MAIL_STATUSES} />}
        />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);
