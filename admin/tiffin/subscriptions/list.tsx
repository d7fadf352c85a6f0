import { DataTable, SearchInput } from 'react-admin';
import { choicesOf, SUBSCRIPTION_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { DeskList, StatusTabs } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import type { AdminSubscription } from '#contract/tiffin/desk-subscriptions.ts';
import { formatDate, formatDay } from '#domain/platform/days.ts';
import { creditsOf, paidOf } from './subscription-text.ts';

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...choicesOf(SUBSCRIPTION_STATUSES).map(({ id, name }) => ({
    key: id,
    words: name,
    filter: { status: id },
  })),
  { key: 'unpaid', words: 'Unpaid', filter: { unpaid: true } },
  { key: 'to-pay-back', words: 'To pay back', filter: { toPayBack: true } },
];

const PhoneSubscription = (row: AdminSubscription) => (
  <PhoneRow
    title={row.customerName}
    aside={<StatusChip status={row.status} words={SUBSCRIPTION_STATUSES} />}
    lines={[
      `${row.number} · ${row.planName}`,
      `From ${formatDay(row.startDate)} · ${paidOf(row)}`,
      creditsOf(row),
    ]}
  />
);

/** All subscriptions; the tabs count them by state. */
export const SubscriptionList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={[
      <SearchInput
        key="search"
        source="search"
        alwaysOn
        placeholder="Name, email, phone, number"
      />,
    ]}
    actions={<ListActions />}
    empty={
      <EmptyState words="No subscriptions yet. When a customer asks for a plan, it waits here for your approval." />
    }
  >
    <StatusTabs tabs={TABS} statusFilters={['status', 'unpaid', 'toPayBack']}>
      <DeskTable<AdminSubscription>
        opens="show"
        phone={PhoneSubscription}
        emptyWords="No subscription fits this search and tab."
      >
        <DataTable.Col source="number" label="Number" />
        <DataTable.Col source="customerName" label="Customer" cellClassName="prose name" />
        <DataTable.Col source="planName" label="Plan" cellClassName="prose" disableSort />
        <DataTable.Col
          source="status"
          label="Status"
          disableSort
          render={(row: AdminSubscription) => (
            <StatusChip status={row.status} words={SUBSCRIPTION_STATUSES} />
          )}
        />
        <DataTable.Col
          source="startDate"
          label="Starts"
          render={(row: AdminSubscription) => formatDate(row.startDate)}
        />
        <DataTable.Col label="Credits" disableSort render={creditsOf} />
        <DataTable.Col label="Paid" align="right" disableSort render={paidOf} />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);
