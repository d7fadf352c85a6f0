import type { Kysely } from 'kysely';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import { listHourLoads } from '#db/kitchen/kitchen-days.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';

/**
 * Orders, and with those that wait for the kitchen's word how full their hour and their day are: one
 * query for all of them, and none where nothing waits.
 */
export async function withRoom<Order extends AdminTiffinOrder>(
  db: Kysely<DB>,
  orders: readonly Order[],
): Promise<Order[]> {
  const waits = ({ status }: Order) => status === 'pending_confirmation';
  const days = new Set(orders.filter(waits).map(({ deliveryDate }) => deliveryDate));
  if (days.size === 0) return [...orders];
  const { slotCapacity, dayCapacity } = await readSettings(db, 'kitchen');
  const loads = await listHourLoads(db, [...days]);
  const tiffinsIn = (date: string, inHour?: string) =>
    loads
      .filter(({ day, slot }) => day === date && (inHour === undefined || slot === inHour))
      .reduce((sum, { tiffins }) => sum + tiffins, 0);
  return orders.map((order) => {
    if (!waits(order)) return order;
    const { deliveryDate, deliveryTimeSlot } = order;
    const hour = { tiffins: tiffinsIn(deliveryDate, deliveryTimeSlot), capacity: slotCapacity };
    const day = { tiffins: tiffinsIn(deliveryDate), capacity: dayCapacity };
    return { ...order, room: { hour, day } };
  });
}
