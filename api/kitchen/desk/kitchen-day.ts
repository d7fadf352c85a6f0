import type { Kysely } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import { readMenuOfDay } from '#api/menu/weekly-menu.ts';
import { encodeOnce } from '#api/platform/http/compile-schema.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { presentAdminTiffinOrder, withCapacity } from '#api/tiffin/desk/present-order.ts';
import { transitionTiffinOrders } from '#api/tiffin/orders/transition-orders.ts';
import type { Diet } from '#contract/account/diet.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type AdminTiffinOrder,
  type KitchenDay,
  kitchenDays,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { type ShownTiffinOrderStatus, Slot } from '#contract/tiffin/tiffin-orders.ts';
import {
  type KitchenOrder,
  listKitchenOrders,
  listKnownBoxes,
  listOpenPastDays,
} from '#db/kitchen/kitchen-days.ts';
import { readTogether } from '#db/platform/read-together.ts';
import { lockTiffinOrders } from '#db/tiffin/read-orders.ts';
import type { DB } from '#db/types.ts';
import { closureOn, isServiceDay } from '#domain/kitchen/calendar.ts';
import { countByPlan, type SoldBox, workOutCooking } from '#domain/kitchen/cooking.ts';
import { dayOf, weekdayOf } from '#domain/platform/days.ts';
import { onceForEach } from '#domain/platform/once-for-each.ts';
import { canDo } from '#domain/platform/states.ts';
import {
  isCooked,
  isCookedAlready,
  isToBring,
  shownStatusOf,
  TIFFIN_ORDER_STATES,
} from '#domain/tiffin/order-states.ts';
import { readOtherWorkOfDay } from './other-work-of-day.ts';

/** Brings what is left of a past day to delivered (docs/rules.md#the-end-of-a-day). */
async function closeDay(
  ctx: StaffWrite,
  day: string,
  internalNote: string | null,
): Promise<{ delivered: number } | Refusal> {
  if (day >= dayOf(ctx.now)) {
    return refuse('action_not_allowed', { status: 'a day that is not over yet' });
  }
  const open = (await listKitchenOrders(ctx.db, day)).filter((order) =>
    canDo(TIFFIN_ORDER_STATES, 'close-day', order.status, 'staff'),
  );
  const orders = await lockTiffinOrders(
    ctx.db,
    open.map((order) => order.id),
  );
  const { moved } = await transitionTiffinOrders(ctx.db, orders, {
    action: 'close-day',
    actor: { who: 'staff', name: `staff ${ctx.caller.email}` },
    at: ctx.now,
    internalNote,
  });
  await recordAudit(ctx, {
    action: 'close-day',
    resource: 'kitchen-days',
    id: day,
    before: null,
    after: { delivered: moved.map(({ order }) => order.number) },
  });
  return { delivered: moved.length };
}

const presentOnce = onceForEach((row: KitchenOrder) => encodeOnce(presentAdminTiffinOrder(row)));

/**
 * The kitchen's day: the tiffins of one date by slot, with counts. One query feeds it, the kitchen
 * sheet and the delivery list alike. What waits for the kitchen's word is listed and not counted as
 * to be cooked.
 */
async function readKitchenDay(
  ctx: { db: Kysely<DB>; now: Temporal.Instant },
  day: string,
): Promise<KitchenDay> {
  const [kitchen, rows, menu, known, otherWork, openPastDays] = await Promise.all([
    loadKitchen(ctx),
    listKitchenOrders(ctx.db, day),
    readMenuOfDay(ctx.db, day),
    listKnownBoxes(ctx.db, day),
    readOtherWorkOfDay(ctx.db, day),
    listOpenPastDays(ctx.db, dayOf(ctx.now)),
  ]);
  const orders = await withCapacity(ctx.db, rows.map(presentOnce));
  const cooked = orders.filter(isCooked);
  const cookedIds = new Set(cooked.map(({ id }) => id));
  const ready = cooked.filter(isCookedAlready);
  const readyIds = new Set(ready.map(({ id }) => id));
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
      { menu, weekday: weekdayOf(day), known },
    ),
    ...otherWork,
    openPastDays: openPastDays.map((open) => ({ date: open.day, orders: open.orders })),
  };
}

const soldBox = (row: KitchenOrder): Omit<SoldBox, 'isCookedAlready'> => ({
  id: row.id,
  planName: row.plan_name,
  planGroupId: row.plan_group_id,
  cycle: row.billing_cycle,
  box: row.box,
  diet: row.diet,
  quantity: row.quantity,
});

const countTiffins = (orders: readonly AdminTiffinOrder[]): number =>
  orders.reduce((sum, order) => sum + order.quantity, 0);

function tiffinsByDiet(orders: readonly AdminTiffinOrder[]): Record<Diet, number> {
  const counts: Record<Diet, number> = { vegetarian: 0, jain: 0, swaminarayan: 0 };
  for (const order of orders) counts[order.diet] += order.quantity;
  return counts;
}

function ordersByStatus(
  orders: readonly AdminTiffinOrder[],
): Record<ShownTiffinOrderStatus, number> {
  const counts: Record<ShownTiffinOrderStatus, number> = {
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
  for (const order of orders) counts[shownStatusOf(order)] += 1;
  return counts;
}

export const kitchenDayHandlers = handlers(kitchenDays, {
  read: ({ db, now }, { params }) =>
    readTogether(db, (one) => readKitchenDay({ db: one, now }, params.date)),
  close: (ctx, { params, body }) => closeDay(ctx, params.date, body.internalNote || null),
});
