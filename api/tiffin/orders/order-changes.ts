import { changedFields } from '#api/kitchen/audit/changed-fields.ts';

type Row = Readonly<Record<string, unknown>>;

const fieldsOf = (row: Row) => ({
  deliveryDate: row.delivery_day,
  deliveryTimeSlot: row.slot,
  quantity: row.quantity,
  status: row.status,
  address: row.address,
  specialInstructions: row.special_instructions,
  doorNote: row.door_note,
  customerNote: row.customer_note,
  internalNote: row.internal_note,
});

/** What differs between two states of an order's row, as its steps keep it. */
export const orderChanges = (before: Row, after: Row) =>
  changedFields('tiffin-orders', fieldsOf(before), fieldsOf(after));

/** Whether anything differs. */
export const hasChanges = ({ after }: ReturnType<typeof orderChanges>): boolean =>
  Object.keys(after ?? {}).length > 0;
