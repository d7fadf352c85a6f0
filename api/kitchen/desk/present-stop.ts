import type { Kysely } from 'kysely';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import {
  type Collected,
  DriverAction,
  type EventStop,
  type Stop,
} from '#contract/kitchen/desk-deliveries.ts';
import { eventOfRow } from '#db/catering/inquiries.ts';
import { type CollectedRow, listEventStops, type StopRow } from '#db/kitchen/deliveries.ts';
import type { DB } from '#db/types.ts';
import { addressFields, doorNoteToShow, isSameDoor } from '#domain/account/delivery-address.ts';
import { CATERING_SERVICE_LABELS, listLabels } from '#domain/catering/labels.ts';
import { doorOf, readDoor } from '#domain/kitchen/stop-order.ts';
import { actionsIn } from '#domain/platform/states.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';

const STAGES: Partial<Record<StopRow['status'], Stop['stage']>> = {
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

const DRIVER_ACTIONS: ReadonlySet<string> = new Set(DriverAction.options);
const isDrivers = (action: string): action is DriverAction => DRIVER_ACTIONS.has(action);

/** What a driver can do there: what staff can, as far as it is a driver's. */
function actionsAt({ kind, status, not_delivered }: StopRow): DriverAction[] {
  // Somebody may be home on the way back.
  if (not_delivered !== null) return ['deliver'];
  const actions =
    kind === 'tiffin'
      ? actionsIn(TIFFIN_ORDER_STATES, status, 'staff')
      : actionsIn(SNACK_ORDER_STATES, status, 'staff');
  return actions.filter(isDrivers);
}

/** What was collected, by how it was paid. */
export const presentCollected = ({ method, cents }: CollectedRow): Collected => ({
  method,
  amount: cents,
});

type DoorNoteSource = { address: DeliveryAddress; instructions: string | null };

const forDoor = ({ address, instructions }: DoorNoteSource) => ({
  doorNote: address.doorNote,
  instructions,
});

/** One door of the day for whoever drives there. */
export const presentStop = (row: StopRow): Stop => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  time: row.time,
  name: row.name,
  memberName: row.member_name,
  phone: row.phone,
  ...addressFields(row.address),
  area: doorOf(row.address).area,
  ...doorNoteToShow(
    forDoor(row),
    row.plan && isSameDoor(row.plan.address, row.address) ? forDoor(row.plan) : null,
  ),
  quantity: row.quantity,
  planName: row.plan_name,
  diet: row.diet,
  items: row.items,
  toCollect: row.to_collect_cents,
  collected: row.collected.map(presentCollected),
  stage: stageOf(row),
  failReason: stageOf(row) === 'not_delivered' ? row.fail_reason : null,
  actions: actionsAt(row),
});

/** The events of a day that food is brought to, as whoever drives there needs them. */
export const readEventStops = async (db: Kysely<DB>, day: string): Promise<EventStop[]> =>
  (await listEventStops(db, day)).map((row) => ({
    id: row.id,
    number: row.number,
    event: eventOfRow(row),
    clock: row.event_clock,
    service: listLabels(CATERING_SERVICE_LABELS, row.catering_services, row.catering_service_other),
    guests: row.guests,
    name: row.name,
    phone: row.phone,
    address: row.location,
    area: readDoor(row.location).area,
    bring: row.menu.map(({ item, quantity, unit }) => ({ item, quantity, unit })),
    toCollect: row.owed_cents,
    collected: row.collected.map(presentCollected),
    isDone: row.status === 'completed',
  }));
