import { Button } from '@mui/material';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { DataTable, DateInput, SearchInput, SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { DELIVERY_TYPE_CHOICES, DELIVERY_TYPE_LABELS } from '#admin/kitchen/labels/choices.ts';
import { choicesOf, SNACK_STATUSES, snackStatuses } from '#admin/kitchen/labels/statuses.ts';
import { DeskList, StatusTabs } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { BulkBar, SelectOrder, SelectPage } from '#admin/kitchen/order-actions/bulk-bar.tsx';
import { DoublePressGuard } from '#admin/kitchen/order-actions/double-press-guard.tsx';
import { RefusedOrders } from '#admin/kitchen/order-actions/refused-orders.tsx';
import { useOrderActions } from '#admin/kitchen/order-actions/use-order-actions.ts';
import { paidLabel } from '#admin/money/payment-text.ts';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { formatDay, formatTime } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { DeliveryTypeMark, PaidMark } from './marks.tsx';
import { ticketsPath } from './paths.ts';
import { actionLabels, cancellable, nextSnackActions, snackMove } from './snack-order-actions.ts';
import { type SnackOrderDialogState, SnackOrderDialogs } from './snack-order-dialogs.tsx';

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Name, phone, number" />,
  <DateInput key="date" source="date" label="Day" alwaysOn />,
  <SelectInput
    key="way"
    source="deliveryType"
    label="How"
    choices={DELIVERY_TYPE_CHOICES}
    alwaysOn
  />,
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
  paidLabel(balance, { hasEnded: status === 'cancelled' });

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
      `${formatDay(row.deliveryDate)}, ${formatTime(row.deliveryTime)} · ${DELIVERY_TYPE_LABELS[row.deliveryType]}`,
      itemsOf(row),
      [row.orderNumber, formatMoney(row.totalAmount), paidOf(row)?.words]
        .filter(Boolean)
        .join(' · '),
      row.allergies && `Allergy: ${row.allergies}`,
    ]}
  />
);

/** What can be done with the selected orders of the list, above it. */
function BulkMove() {
  const { data, selectedIds, onUnselectItems } = useListContext<AdminSnackOrder>();
  const [asked, setAsked] = useState<SnackOrderDialogState | null>(null);
  const { move, tell, busy, refused, clearRefused } = useOrderActions(() => onUnselectItems());
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const toCancel = cancellable(selected);
  return (
    <DoublePressGuard>
      <RefusedOrders refused={refused} onClose={clearRefused} />
      <BulkBar
        count={selected.length}
        busy={busy}
        steps={nextSnackActions(selected).map(({ action, orders }) => ({
          key: action,
          words: `${actionLabels(action, orders).does} ${orders.length}`,
          onPress: () => void move(snackMove(action, orders), orders),
        }))}
      >
        <Button
          component={Link}
          to={ticketsPath(selected)}
          size="small"
          color="secondary"
          startIcon={<Ticket size={18} aria-hidden />}
        >
          Tickets
        </Button>
        {toCancel.length > 0 && (
          <Button
            size="small"
            disabled={busy}
            onClick={() => setAsked({ about: 'cancel', orders: toCancel })}
          >
            Cancel {toCancel.length}…
          </Button>
        )}
      </BulkBar>
      <SnackOrderDialogs
        asked={asked}
        onMoved={(outcome) => {
          tell(outcome);
          onUnselectItems();
        }}
        onClose={() => setAsked(null)}
      />
    </DoublePressGuard>
  );
}

/** All snack orders, over all days; the counter is the place to work through one. */
export const SnackOrderList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={FILTERS}
    actions={<ListActions />}
    empty={<EmptyState words="No snacks have been ordered yet." />}
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
          render={(row: AdminSnackOrder) => <DeliveryTypeMark deliveryType={row.deliveryType} />}
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
