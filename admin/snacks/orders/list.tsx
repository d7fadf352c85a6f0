import { DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { paidWords } from '#admin/money/paid-words.ts';
import { SelectOrder, SelectPage } from '#admin/platform/moves/select-cells.tsx';
import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { DeskList } from '#admin/platform/parts/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/platform/parts/desk-table.tsx';
import { ListActions } from '#admin/platform/parts/list-actions.tsx';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { StatusTabs } from '#admin/platform/parts/status-tabs.tsx';
import { WAY_CHOICES, WAY_NAMES } from '#admin/platform/words/choices.ts';
import { choicesOf, SNACK_STATUSES, snackStatuses } from '#admin/platform/words/statuses.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { formatDay, formatTime } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';
import { BulkMove } from './bulk-move.tsx';
import { PaidMark } from './paid-mark.tsx';
import { WayMark } from './way-mark.tsx';

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Name, phone, number" />,
  <DateInput key="date" source="date" label="Day" alwaysOn />,
  <SelectInput key="way" source="deliveryType" label="How" choices={WAY_CHOICES} alwaysOn />,
];

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...choicesOf(SNACK_STATUSES).map(({ id, name }) => ({
    key: id,
    words: id === 'delivered' ? 'Handed over' : name,
    filter: { status: id },
  })),
  { key: 'unpaid', words: 'Unpaid', filter: { unpaid: true } },
  { key: 'to-pay-back', words: 'To pay back', filter: { toPayBack: true } },
];

const paidOf = ({ balance, status }: AdminSnackOrder) =>
  paidWords(balance, { hasEnded: status === 'cancelled' });

/** How many snacks there are in an order, and which comes first. */
function itemsOf({ items }: AdminSnackOrder): string {
  const [first, ...others] = items;
  if (!first) return '';
  const more = others.length > 0 ? `, ${others.length} more` : '';
  return `${first.quantity} × ${first.name}${more}`;
}

const PhoneOrder = (row: AdminSnackOrder) => (
  <PhoneRow
    title={row.customerName}
    aside={<StatusChip status={row.status} words={snackStatuses(row.deliveryType)} />}
    lines={[
      `${formatDay(row.deliveryDate)}, ${formatTime(row.deliveryTime)} · ${WAY_NAMES[row.deliveryType]}`,
      itemsOf(row),
      [row.orderNumber, formatMoney(row.totalAmount), paidOf(row)?.words]
        .filter(Boolean)
        .join(' · '),
      row.allergies && `Allergy: ${row.allergies}`,
    ]}
  />
);

/** All snack orders, over all days; the counter is the place to work through one. */
export const SnackOrderList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={FILTERS}
    actions={<ListActions />}
    empty={<Nothing words="No snacks have been ordered yet." />}
  >
    <StatusTabs tabs={TABS} statusFilters={['status', 'unpaid', 'toPayBack']}>
      <BulkMove />
      <DeskTable<AdminSnackOrder>
        opens="show"
        phone={PhoneOrder}
        emptyWords="No snack order fits this search, these filters and this tab."
      >
        <DataTable.Col
          label={<SelectPage />}
          disableSort
          sx={{ width: 56, p: '0 4px !important' }}
          render={(order: AdminSnackOrder) => <SelectOrder order={order} />}
        />
        <DataTable.Col source="orderNumber" label="Number" />
        <DataTable.Col
          source="deliveryDate"
          label="For"
          render={(row: AdminSnackOrder) =>
            `${formatDay(row.deliveryDate)}, ${formatTime(row.deliveryTime)}`
          }
        />
        <DataTable.Col
          label="How"
          disableSort
          render={(row: AdminSnackOrder) => <WayMark way={row.deliveryType} />}
        />
        <DataTable.Col
          source="customerName"
          label="Customer"
          cellClassName="prose name"
          disableSort
        />
        <DataTable.Col label="Snacks" cellClassName="prose" disableSort render={itemsOf} />
        <DataTable.Col
          label="Total"
          align="right"
          disableSort
          render={(row: AdminSnackOrder) => formatMoney(row.totalAmount)}
        />
        <DataTable.Col
          label="Paid"
          disableSort
          render={(row: AdminSnackOrder) => <PaidMark order={row} />}
        />
        <DataTable.Col
          label="Status"
          disableSort
          render={(row: AdminSnackOrder) => (
            <StatusChip status={row.status} words={snackStatuses(row.deliveryType)} />
          )}
        />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);
