import { DataTable, DateInput, SearchInput } from 'react-admin';
import { DeskList } from '#admin/platform/parts/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/platform/parts/desk-table.tsx';
import { ListActions } from '#admin/platform/parts/list-actions.tsx';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { today } from '#admin/platform/words/today.ts';
import type { AdminClosure } from '#contract/kitchen/desk/closures.ts';
import { formatDayLong } from '#domain/platform/days.ts';

const daysOf = ({ startDate, endDate }: AdminClosure): string =>
  startDate === endDate
    ? formatDayLong(startDate)
    : `${formatDayLong(startDate)} to ${formatDayLong(endDate)}`;

/** The days on which the kitchen is closed, from today on. */
export const ClosureList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'startDate', order: 'ASC' }}
    filters={[
      <SearchInput key="search" source="search" alwaysOn placeholder="Reason" />,
      <DateInput key="from" source="from" label="From" alwaysOn />,
    ]}
    filterDefaultValues={{ from: today() }}
    actions={<ListActions create="Add a closure" />}
    empty={
      <Nothing words="No closures. Add holidays and days off; the shop never offers them.">
        <ListActions create="Add a closure" />
      </Nothing>
    }
  >
    <DeskTable<AdminClosure>
      opens="edit"
      phone={(row) => <PhoneRow title={row.reason} lines={[daysOf(row)]} />}
      emptyWords="No closure from this day on."
    >
      <DataTable.Col source="startDate" label="Days" render={daysOf} />
      <DataTable.Col source="reason" label="Reason" cellClassName="prose" disableSort />
    </DeskTable>
  </DeskList>
);
