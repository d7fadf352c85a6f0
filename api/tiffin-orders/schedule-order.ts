import type { CustomerWrite } from '#api/core/context.ts';
import { checkAddress } from '#api/kitchen/check-address.ts';
import { isFull } from '#api/kitchen/is-full.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts';
import type { SubscriptionStatus } from '#contract/subscriptions.ts';
import type { TiffinOrder, tiffinOrders } from '#contract/tiffin-orders.ts';
import { appendCreditEntries } from '#db/credits.ts';
import { lockOwnSubscription } from '#db/subscriptions.ts';
import { findLiveTwin, insertOrder, type OrderWithSubscription } from '#db/tiffin-orders.ts';
import { addressKey } from '#domain/address-key.ts';
import { checkDeliveryDay } from '#domain/available-dates.ts';
import { dayOf } from '#domain/days.ts';
import { checkQuantity } from '#domain/quantity.ts';
import { checkCanSchedule } from '#domain/subscription-states.ts';
import { mailOrderScheduled } from './mail-order.ts';
import { presentOrder } from './present-order.ts';

/**
 * Books a tiffin: checks the subscription, its credits, the day, the address and the load under the
 * subscription's lock, and reserves the credits with the same breath (design.md section 5). A full
 * day or slot makes it `pending_confirmation` (decisions 9). Refusals: spec 2 section 5, Schedule.
 */
export async function scheduleOrder(
  ctx: CustomerWrite,
  { body }: InputOf<typeof tiffinOrders.schedule>,
): Promise<TiffinOrder | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const subscription = await lockOwnSubscription(ctx.db, ctx.caller.id, body.subscriptionId);
  if (!subscription) return refuse('subscription_not_found');

  const closed = checkCanSchedule(subscription.status as SubscriptionStatus);
  if (closed) return closed;
  const dayProblem = checkDeliveryDay(body.deliveryDate, ctx.now, kitchen, subscription.start_day);
  if (dayProblem) return dayProblem;
  const address = await checkAddress(ctx, body.deliveryAddress, kitchen, 'deliveryAddress');
  if (isRefusal(address)) return address;

  const twin = {
    subscriptionId: subscription.id,
    day: body.deliveryDate,
    slot: body.deliveryTimeSlot,
    addressKey: addressKey(body.deliveryAddress),
  };
  const taken = await findLiveTwin(ctx.db, twin);
  if (taken) return alreadyScheduled(taken);
  const tooMany = checkQuantity(body.quantity, subscription.available, kitchen.settings);
  if (tooMany) return tooMany;

  const { deliveryDate: delivery_day, deliveryTimeSlot: slot, quantity } = body;
  const full = await isFull(ctx.db, { delivery_day, slot, quantity }, kitchen);
  const stored = await insertOrder(ctx.db, {
    ...twin,
    customerId: ctx.caller.id,
    status: full ? 'pending_confirmation' : 'scheduled',
    quantity: body.quantity,
    address: body.deliveryAddress,
    addressChecked: address.checked,
    diet: subscription.diet,
    allergies: subscription.allergies,
    standingNote: subscription.standing_note,
    specialInstructions: body.specialInstructions || null,
    year: Number(dayOf(ctx.now).slice(0, 4)),
    at: ctx.now,
  });
  if (!stored) {
    const other = await findLiveTwin(ctx.db, twin);
    return other ? alreadyScheduled(other) : refuse('conflict');
  }
  await appendCreditEntries(
    ctx.db,
    [
      {
        subscriptionId: subscription.id,
        orderId: stored.id,
        kind: 'reserve',
        availableChange: -body.quantity,
        reservedChange: body.quantity,
        actor: 'customer',
        reason: 'schedule',
        key: `order:${stored.id}:0:schedule`,
      },
    ],
    ctx.now,
  );

  const order: OrderWithSubscription = {
    ...stored,
    subscription_number: subscription.number,
    subscription_status: subscription.status,
    customer_name: subscription.customer_name,
    customer_phone: subscription.customer_phone,
    customer_email: subscription.customer_email,
  };
  await mailOrderScheduled(ctx, order, kitchen, subscription.available - body.quantity);
  return presentOrder(order, ctx.now, kitchen);
}

/** The refusal that offers to change the first order's quantity instead (decisions 7). */
export const alreadyScheduled = (taken: {
  id: string;
  number: string;
  quantity: number;
}): Refusal =>
  refuse(
    'already_scheduled',
    { quantity: taken.quantity, orderNumber: taken.number },
    { data: { orderId: taken.id, orderNumber: taken.number, quantity: taken.quantity } },
  );
