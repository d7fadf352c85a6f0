import type { Spread, StandingTiffin, TargetDay } from '#contract/kitchen/closing-days.ts';
import { SLOTS } from '#contract/slots.ts';
import type { Slot } from '#contract/tiffin-orders.ts';
import type { IsoDay } from '#domain/days.ts';

export type Place = { date: IsoDay; slot: Slot };

/**
 * Why an order fits nowhere: its plan rests on those days; they are closed for what waits for the
 * kitchen's word; the same door has a delivery at that hour; the hours or days are full.
 */
export type NoPlace = 'rests' | 'closed' | 'same_door' | 'full';

/** Hours of a day by how near they are to one, the later of two first. */
const nearest = (slot: Slot): Slot[] => {
  const own = SLOTS.indexOf(slot);
  const distance = (other: Slot) => Math.abs(SLOTS.indexOf(other) - own - 0.25);
  return [...SLOTS].sort((one, other) => distance(one) - distance(other));
};

/**
 * Free places for tiffin orders, one after another as they are given, or why there is none. No hour and no day takes more than its capacity, no door gets two deliveries at one hour,
 * nobody is moved into a pause, and what waits for the kitchen's word goes only to a day whose
 * cut-off is still to come, since it would expire there.
 *
 * @param days the days to move to, in their order
 */
export function findPlaces(
  orders: readonly StandingTiffin[],
  days: readonly TargetDay[],
  spread: Spread,
): Map<string, Place | NoPlace> {
  const keyOf = ({ date, slot }: Place) => `${date} ${slot}`;
  const freeOn = new Map(days.map((day) => [day.date, day.capacity - day.tiffins]));
  const freeAt = new Map(
    days.flatMap(({ date, hours }) =>
      hours.map((hour) => [keyOf({ date, slot: hour.slot }), hour.capacity - hour.tiffins]),
    ),
  );
  const given = new Set<string>();

  const hasRoom = (order: StandingTiffin, place: Place) =>
    (freeOn.get(place.date) ?? 0) >= order.quantity &&
    (freeAt.get(keyOf(place)) ?? 0) >= order.quantity;
  const hasDoor = (order: StandingTiffin, place: Place) =>
    order.taken.some(({ date, slot }) => date === place.date && slot === place.slot) ||
    given.has(`${order.door} ${keyOf(place)}`);

  const placeOf = (order: StandingTiffin): Place | NoPlace => {
    const slots = spread === 'hours' ? nearest(order.slot) : [order.slot];
    const awake = days.filter(({ date }) => !order.rests.includes(date));
    if (awake.length === 0) return 'rests';
    const open = awake.filter(
      (day) => order.status !== 'pending_confirmation' || !day.isClosedForOrders,
    );
    if (open.length === 0) return 'closed';
    const roomy = open
      .flatMap(({ date }) => slots.map((slot) => ({ date, slot })))
      .filter((place) => hasRoom(order, place));
    if (roomy.length === 0) return 'full';
    return roomy.find((place) => !hasDoor(order, place)) ?? 'same_door';
  };

  const places = new Map<string, Place | NoPlace>();
  for (const order of orders) {
    const place = placeOf(order);
    places.set(order.id, place);
    if (typeof place === 'string') continue;
    const at = keyOf(place);
    freeOn.set(place.date, (freeOn.get(place.date) ?? 0) - order.quantity);
    freeAt.set(at, (freeAt.get(at) ?? 0) - order.quantity);
    given.add(`${order.door} ${at}`);
  }
  return places;
}
