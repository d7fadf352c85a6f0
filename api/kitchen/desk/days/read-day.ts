import type { Kysely } from 'kysely';
import { presentAdminOrder } from '#api/tiffin/desk/orders/present.ts';
import { withRoom } from '#api/tiffin/desk/orders/with-room.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { readMenuOfDay } from '#api/kitchen/menu-of-day.ts';
import type { Diet } from '#contract/account/accounts.ts';
import type {
  AdminTiffinOrder,
  DeskOrderStatus,
  KitchenDay,
} from '#contract/tiffin/desk/tiffin-orders.ts';
import { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { listKnownBoxes } from '#db/kitchen/known-boxes.ts';
import { type KitchenOrder, listKitchenOrders, listOpenPastDays } from '#db/kitchen/kitchen-days.ts';
import type { DB } from '#db/types.ts';
import { closureOn, isServiceDay } from '#domain/platform/calendar.ts';
import { dayOf, weekdayOf } from '#domain/platform/days.ts';
import { type SoldBox, workOutCooking } from '#domain/kitchen/cooking.ts';
import { countByPlan } from '#domain/kitchen/plan-counts.ts';
import {
  isCooked,
  isCookedAlready,
  isToBring,
  tiffinStatusOf,
} from '#domain/tiffin/not-delivered.ts';
import { readAlsoToday } from './also-today.ts';

/**
 * The kitchen's day: the tiffins of one date by slot, with counts. One query feeds it, the kitchen
 * sheet and the delivery list alike. What waits for the kitchen's word is listed and not counted as
 * to be cooked.
 */
export async function readKitchenDay(
  ctx: { db: Kysely<DB>; now: Temporal.Instant },
  day: string,
): Promise<KitchenDay> {
  const kitchen = await loadKitchen(ctx);
  const rows = await listKitchenOrders(ctx.db, day);
  const orders = await withRoom(ctx.db, rows.map(presentAdminOrder));
  const cooked = orders.filter(isCooked);
  const cookedIds = new Set(cooked.map(({ id }) => id));
  const ready = cooked.filter(isCookedAlready);
  const readyIds = new Set(ready.map(({ id }) => id));
  const openPastDays = await listOpenPastDays(ctx.db, dayOf(ctx.now));
  return {
    date: day,
    isServiceDay: isServiceDay(day, kitchen.closures),
    closure: closureOn(day, kitchen.closures)?.reason ?? null,
    tiffins: countTiffins(cooked),
    cooked: countTiffins(ready),
    toBring: countTiffins(orders.filter(isToBring)),
    waiting: countTiffins(orders.filter(({ status }) => status === 'pending_confirmation')),
    dayCapacity: kitchen.settings.dayCapacity,
    slots: Slot.options.map((slot) => {
      const inSlot = cooked.filter((order) => order.deliveryTimeSlot === slot);
      return {
        slot,
        capacity: kitchen.settings.slotCapacity,
        tiffins: countTiffins(inSlot),
        byDiet: tiffinsByDiet(inSlot),
        byPlan: countByPlan(inSlot),
        orders: orders.filter((order) => order.deliveryTimeSlot === slot),
      };
    }),
    byStatus: ordersByStatus(orders),
    byDiet: tiffinsByDiet(cooked),
    ...workOutCooking(
      rows
        .filter(({ id }) => cookedIds.has(id))
        .map((row) => ({ ...soldBox(row), isCookedAlready: readyIds.has(row.id) })),
      {
        menu: await readMenuOfDay(ctx.db, day),
        weekday: weekdayOf(day),
        known: await listKnownBoxes(ctx.db, day),
      },
    ),
    ...(await readAlsoToday(ctx.db, day)),
    openPastDays: openPastDays.map((open) => ({ date: open.day, orders: open.orders })),
  };
}

const soldBox = (row: KitchenOrder): Omit<SoldBox, 'isCookedAlready'> => ({
  id: row.id,
  planName: row.plan_name,
  planGroupId: row.plan_group_id,
  cycle: row.billing_cycle,
  box: row.box,
  diet: row.diet as Diet,
  quantity: row.quantity,
});

const countTiffins = (orders: readonly AdminTiffinOrder[]): number =>
  orders.reduce((sum, order) => sum + order.quantity, 0);

function tiffinsByDiet(orders: readonly AdminTiffinOrder[]): Record<Diet, number> {
  const counts: Record<Diet, number> = { vegetarian: 0, jain: 0, swaminarayan: 0 };
  for (const order of orders) counts[order.diet] += order.quantity;
  return counts;
}

function ordersByStatus(orders: readonly AdminTiffinOrder[]): Record<DeskOrderStatus, number> {
  const counts: Record<DeskOrderStatus, number> = {
    pending_confirmation: 0,
    scheduled: 0,
    confirmed: 0,
    preparing: 0,
    out_for_delivery: 0,
    delivered: 0,
    cancelled: 0,
    skipped: 0,
    not_delivered: 0,
  };
  for (const order of orders) counts[tiffinStatusOf(order)] += 1;
  return counts;
}
