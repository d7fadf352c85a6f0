import type {
  AffectedTiffinOrder,
  SlotSearch,
  TargetDay,
} from '#contract/kitchen/closure-effects.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { sum } from '#domain/platform/money.ts';

export type FreeSlot = { date: IsoDay; slot: Slot };

/**
 * Why an order fits nowhere: its plan rests on those days; they are closed for what waits for the
 * kitchen's word; the same door has a delivery at that hour; the hours or days are full.
 */
export type NoFreeSlotReason = 'rests' | 'closed' | 'same_door' | 'full';

/** Hours of a day by how near they are to one, the later of two first. */
const nearest = (slot: Slot): Slot[] => {
  const own = SLOTS.indexOf(slot);
  const distance = (other: Slot) => Math.abs(SLOTS.indexOf(other) - own - 0.25);
  return [...SLOTS].sort((one, other) => distance(one) - distance(other));
};

/** Orders that stand at one hour for one home, and can go to the same days. */
const groupKeyOf = ({ home, date, slot, status }: AffectedTiffinOrder): string =>
  `${home} ${date} ${slot} ${status === 'pending_confirmation'}`;

/**
 * Free places for tiffin orders, one after another as they are given, or why there is none. What
 * stands at one hour for one home goes to one place as long as there is one that takes it all. No
 * hour and no day takes more than its capacity, no door gets two deliveries at one hour, nobody is
 * moved into a pause, and what waits for the kitchen's word goes only to a day whose cut-off is still
 * to come, since it would expire there.
 *
 * @param days the days to move to, in their order
 */
export function findFreeSlots(
  orders: readonly AffectedTiffinOrder[],
  days: readonly TargetDay[],
  spread: SlotSearch,
): Map<string, FreeSlot | NoFreeSlotReason> {
  const keyOf = ({ date, slot }: FreeSlot) => `${date} ${slot}`;
  const freeOn = new Map(days.map((day) => [day.date, day.capacity - day.tiffins]));
  const freeAt = new Map(
    days.flatMap(({ date, hours }) =>
      hours.map((hour) => [keyOf({ date, slot: hour.slot }), hour.capacity - hour.tiffins]),
    ),
  );
  const given = new Set<string>();

  const hasRoom = (tiffins: number, place: FreeSlot) =>
    (freeOn.get(place.date) ?? 0) >= tiffins && (freeAt.get(keyOf(place)) ?? 0) >= tiffins;
  const hasDoor = (order: AffectedTiffinOrder, place: FreeSlot) =>
    order.taken.some(({ date, slot }) => date === place.date && slot === place.slot) ||
    given.has(`${order.door} ${keyOf(place)}`);

  /** A place that takes all of these orders of one hour, or why there is none. */
  const placeOf = (
    together: readonly [AffectedTiffinOrder, ...AffectedTiffinOrder[]],
  ): FreeSlot | NoFreeSlotReason => {
    const [{ slot: own, status }] = together;
    const slots = spread === 'hours' ? nearest(own) : [own];
    const awake = days.filter(({ date }) => together.every(({ rests }) => !rests.includes(date)));
    if (awake.length === 0) return 'rests';
    const open = awake.filter((day) => status !== 'pending_confirmation' || !day.isClosedForOrders);
    if (open.length === 0) return 'closed';
    const tiffins = sum(...together.map(({ quantity }) => quantity));
    const roomy = open
      .flatMap(({ date }) => slots.map((slot) => ({ date, slot })))
      .filter((place) => hasRoom(tiffins, place));
    if (roomy.length === 0) return 'full';
    const isFree = (place: FreeSlot) => together.every((order) => !hasDoor(order, place));
    return roomy.find(isFree) ?? 'same_door';
  };

  const places = new Map<string, FreeSlot | NoFreeSlotReason>();
  const give = (order: AffectedTiffinOrder, place: FreeSlot | NoFreeSlotReason) => {
    places.set(order.id, place);
    if (typeof place === 'string') return;
    const at = keyOf(place);
    freeOn.set(place.date, (freeOn.get(place.date) ?? 0) - order.quantity);
    freeAt.set(at, (freeAt.get(at) ?? 0) - order.quantity);
    given.add(`${order.door} ${at}`);
  };

  for (const [first, ...others] of Map.groupBy(orders, groupKeyOf).values()) {
    if (!first) continue;
    const place = placeOf([first, ...others]);
    for (const order of [first, ...others])
      give(order, typeof place === 'string' ? placeOf([order]) : place);
  }
  return places;
}
