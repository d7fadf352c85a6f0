import type { AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';

type Load = { tiffins: number; capacity: number };

/** An order as far as it takes room: so many tiffins in an hour of a day, and how full both are. */
export type SlotDemand = Pick<
  AdminTiffinOrder,
  'deliveryDate' | 'deliveryTimeSlot' | 'quantity' | 'room'
>;

const goesBeyond = ({ tiffins, capacity }: Load, more: number): boolean =>
  tiffins + more > capacity;

/**
 * How full the hour of an order is that waits, and the day where that is what is full: `6:00 PM -
 * 7:00 PM: 7 of 10 so far, 12 with these 5`. Empty for one that does not wait.
 */
export function capacityText({ deliveryTimeSlot, quantity, room }: SlotDemand): string[] {
  if (!room) return [];
  const these = plural(quantity, 'this one', `these ${quantity}`);
  const words = (name: string, load: Load) =>
    `${name}: ${load.tiffins} of ${load.capacity} so far` +
    (goesBeyond(load, quantity) ? `, ${load.tiffins + quantity} with ${these}` : '');
  return [
    words(formatSlot(deliveryTimeSlot), room.hour),
    ...(goesBeyond(room.day, quantity) ? [words('The whole day', room.day)] : []),
  ];
}

/** `Fri, Nov 20, 6:00 PM - 7:00 PM has 12 of 10 now.`: each hour that accepted orders take beyond its capacity; empty when none. */
export function overCapacityText(accepted: readonly SlotDemand[]): string {
  const hours = Map.groupBy(
    accepted,
    ({ deliveryDate, deliveryTimeSlot }) =>
      `${formatDay(deliveryDate)}, ${formatSlot(deliveryTimeSlot)}`,
  );
  return [...hours]
    .flatMap(([name, orders]) => {
      const hour = orders[0]?.room?.hour;
      const more = orders.reduce((sum, { quantity }) => sum + quantity, 0);
      return hour && goesBeyond(hour, more)
        ? [`${name} has ${hour.tiffins + more} of ${hour.capacity} now.`]
        : [];
    })
    .join(' ');
}
