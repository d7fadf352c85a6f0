import { DataTable, DateInput, SearchInput, SelectInput, useListContext } from 'react-admin';
import { DietBadge } from '#admin/account/diet.tsx';
import { SLOT_INPUT_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { choicesOf, ORDER_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { DeskList } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { BulkBar, SelectOrder, SelectPage } from '#admin/kitchen/order-actions/bulk-bar.tsx';
import { RefusedOrders } from '#admin/kitchen/order-actions/refused-orders.tsx';
import {
  type OrderActionResult,
  useOrderActions,
} from '#admin/kitchen/order-actions/use-order-actions.ts';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { SlotCapacity, TiffinStatus } from '#admin/tiffin/orders/tiffin-status.tsx';
import type { AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import { nameOnBox } from '#domain/account/household.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { capacityText } from '#domain/tiffin/slot-capacity.ts';
import { ExitMenu, useDecline } from './exit-menu.tsx';
import { barSteps, beyondItsHour, tiffinMove } from './tiffin-order-actions.ts';

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Name, number, address" />,
  <DateInput key="date" source="date" label="Day" alwaysOn />,
  <SelectInput key="slot" source="slot" label="Time" choices={SLOT_INPUT_CHOICES} alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="Status"
    choices={choicesOf(ORDER_STATUSES)}
    alwaysOn
  />,
];

const PhoneOrder = (row: AdminTiffinOrder) => (
  <PhoneRow
    title={`${row.quantity} × ${nameOnBox(row)}`}
    aside={<TiffinStatus order={row} />}
    lines={[
      `${formatDay(row.deliveryDate)}, ${formatSlot(row.deliveryTimeSlot)}`,
      `${row.planName} · ${row.orderNumber}`,
      ...capacityText(row),
      row.allergies && `Allergy: ${row.allergies}`,
    ]}
  />
);

/** What can be done with the selected orders of a list, above it. */
function BulkMove() {
  const { data, selectedIds, onUnselectItems } = useListContext<AdminTiffinOrder>();
  const { move, tell, busy, refused, clearRefused } = useOrderActions<AdminTiffinOrder>(
    () => onUnselectItems(),
    beyondItsHour,
  );
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const onExit = (outcome: OrderActionResult) => {
    tell(outcome);
    onUnselectItems();
  };
  const decline = useDecline(selected, onExit);
  return (
    <>
      <RefusedOrders refused={refused} onClose={clearRefused} />
      <BulkBar
        count={selected.length}
        busy={busy}
        steps={barSteps(selected, decline, (step, orders) => void move(tiffinMove(step), orders))}
      >
        <ExitMenu orders={selected} label="More for the selected orders" onDone={onExit} />
      </BulkBar>
      {decline.dialog}
    </>
  );
}

/** All tiffin orders, over all days; the kitchen's day is the place to work through one. */
export const TiffinOrderList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'deliveryDate', order: 'DESC' }}
    filters={FILTERS}
    actions={<ListActions />}
    empty={<EmptyState words="No tiffin has been booked yet." />}
  >
    <BulkMove />
    <DeskTable<AdminTiffinOrder>
      opens="show"
      phone={PhoneOrder}
      emptyWords="No tiffin fits this search and these filters."
    >
      <DataTable.Col
        label={<SelectPage />}
        disableSort
        sx={{ width: 56, p: '0 4px !important' }}
        render={(order: AdminTiffinOrder) => <SelectOrder order={order} />}
      />
      <DataTable.Col source="orderNumber" label="Number" />
      <DataTable.Col
        source="deliveryDate"
        label="Day"
        render={(row: AdminTiffinOrder) => formatDay(row.deliveryDate)}
      />
      <DataTable.Col
        label="Time"
        disableSort
        render={(row: AdminTiffinOrder) => formatSlot(row.deliveryTimeSlot)}
      />
      <DataTable.Col
        source="customerName"
        label="Customer"
        cellClassName="prose name"
        disableSort
        render={(row: AdminTiffinOrder) => nameOnBox(row)}
      />
      <DataTable.NumberCol source="quantity" label="Tiffins" disableSort />
      <DataTable.Col source="planName" label="Plan" cellClassName="prose" disableSort />
      <DataTable.Col
        label="Diet"
        disableSort
        render={(row: AdminTiffinOrder) => <DietBadge diet={row.diet} />}
      />
      <DataTable.Col
        label="Status"
        disableSort
        render={(row: AdminTiffinOrder) => (
          <>
            <TiffinStatus order={row} />
            <SlotCapacity order={row} />
          </>
        )}
      />
    </DeskTable>
  </DeskList>
);
