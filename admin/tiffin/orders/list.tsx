import { DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { SelectOrder, SelectPage } from '#admin/platform/moves/select-cells.tsx';
import { DeskList } from '#admin/platform/parts/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/platform/parts/desk-table.tsx';
import { DietBadge } from '#admin/platform/parts/diet.tsx';
import { ListActions } from '#admin/platform/parts/list-actions.tsx';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { TiffinStatus } from '#admin/tiffin/tiffin-status.tsx';
import { SLOT_INPUT_CHOICES } from '#admin/platform/words/choices.ts';
import { choicesOf, ORDER_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { roomWords } from '#domain/tiffin/room.ts';
import { BulkMove } from './bulk-move.tsx';
import { Room } from './room.tsx';

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
    title={`${row.quantity} × ${row.customerName}`}
    aside={<TiffinStatus order={row} />}
    lines={[
      `${formatDay(row.deliveryDate)}, ${formatSlot(row.deliveryTimeSlot)}`,
      `${row.planName} · ${row.orderNumber}`,
      ...roomWords(row),
      row.allergies && `Allergy: ${row.allergies}`,
    ]}
  />
);

/** All tiffin orders, over all days; the kitchen's day is the place to work through one. */
export const TiffinOrderList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'deliveryDate', order: 'DESC' }}
    filters={FILTERS}
    actions={<ListActions />}
    empty={<Nothing words="No tiffin has been booked yet." />}
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
            <Room order={row} />
          </>
        )}
      />
    </DeskTable>
  </DeskList>
);
