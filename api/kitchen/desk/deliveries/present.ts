import type { Diet } from '#contract/account/accounts.ts';
import { type Collected, DriverAction, type Stop } from '#contract/kitchen/desk/deliveries.ts';
import type { PaymentMethod } from '#contract/money/payment-method.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { StopRow } from '#db/kitchen/deliveries.ts';
import type { CollectedRow } from '#db/money/collected.ts';
import { addressKey } from '#domain/account/address-key.ts';
import { readAtDoor } from '#domain/kitchen/door-note.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { actionsIn } from '#domain/platform/states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';

const STAGES: Record<string, Stop['stage']> = {
  scheduled: 'in_kitchen',
  confirmed: 'in_kitchen',
  out_for_delivery: 'on_the_way',
  delivered: 'delivered',
  undelivered: 'not_delivered',
  cancelled: 'not_delivered',
};

/** Snacks that are being cooked are not packed yet; tiffins are packed while they are prepared. */
function stageOf({ kind, status }: StopRow): Stop['stage'] {
  if (status === 'preparing') return kind === 'tiffin' ? 'to_load' : 'in_kitchen';
  return STAGES[status] ?? 'to_load';
}

const isDrivers = (action: string): action is DriverAction =>
  DriverAction.safeParse(action).success;

/** What a driver can do there: what staff can, as far as it is a driver's. */
function actionsAt({ kind, status, not_delivered }: StopRow): DriverAction[] {
  // Somebody may be home on the way back.
  if (not_delivered !== null) return ['deliver'];
  const actions =
    kind === 'tiffin'
      ? actionsIn(TIFFIN_ORDER_STATES, status as TiffinOrderStatus, 'staff')
      : actionsIn(SNACK_ORDER_STATES, status as SnackOrderStatus, 'staff');
  return actions.filter(isDrivers);
}

/** What was collected, by how it was paid. */
export const presentCollected = ({ method, cents }: CollectedRow): Collected => ({
  method: method as PaymentMethod,
  amount: cents,
});

/** One door of the day for whoever drives there. */
export const presentStop = (row: StopRow & { area: string | null }): Stop => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  time: row.time,
  name: row.name,
  phone: row.phone,
  address: row.address,
  area: row.area,
  ...readAtDoor(
    { doorNote: row.door_note, instructions: row.instructions },
    row.plan && addressKey(row.plan.address) === addressKey(row.address) ? row.plan : null,
  ),
  quantity: row.quantity,
  planName: row.plan_name,
  diet: row.diet as Diet | null,
  items: row.items,
  toCollect: row.to_collect_cents,
  collected: row.collected.map(presentCollected),
  stage: stageOf(row),
  failReason: stageOf(row) === 'not_delivered' ? row.fail_reason : null,
  actions: actionsAt(row),
});
