import { checkAddress } from '#api/kitchen/check-address.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { listAddressesOfPlan } from '#db/account/details-at-door.ts';
import { lockOwnTiffinOrder } from '#db/tiffin/read-orders.ts';
import { changeAddress } from '#domain/account/delivery-address.ts';
import { checkDeliveryDay } from '#domain/tiffin/available-dates.ts';
import { checkCustomerAction } from '#domain/tiffin/deadlines.ts';
import { checkCanBook } from './check-can-book.ts';
import { mailOrderChanged } from './enqueue-order-mail.ts';
import { presentOrder, toBooking } from './present-order.ts';
import { rebookTiffinOrder } from './rebook-order.ts';

/**
 * Changes day, slot, quantity, address or instructions of a booked tiffin until the skip deadline
 * (docs/rules.md#changing-a-tiffin); what the body leaves out stays as it is.
 */
export async function changeOrder(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof tiffinOrders.change>,
): Promise<TiffinOrder | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const locked = await lockOwnTiffinOrder(ctx.db, ctx.caller.id, params.id);
  if (!locked) return refuse('order_not_found');
  const { order, subscription } = locked;

  const closed = checkCustomerAction('change', toBooking(order), ctx.now, kitchen);
  if (closed) return closed;
  const day = body.deliveryDate ?? order.delivery_day;
  const takesMore = day !== order.delivery_day || (body.quantity ?? 0) > order.quantity;
  const inactive = checkCanBook(subscription, day);
  if (takesMore && inactive) return inactive;
  if (day !== order.delivery_day) {
    const problem = checkDeliveryDay(day, ctx.now, kitchen, subscription.start_day);
    if (problem) return problem;
  }
  const text = body.deliveryAddress ?? order.address.text;
  const area =
    text === order.address.text
      ? { checked: order.address_checked }
      : await checkAddress(ctx, text, kitchen, 'deliveryAddress');
  if (isRefusal(area)) return area;
  const known = await listAddressesOfPlan(ctx.db, subscription);
  const address = changeAddress(order.address, { ...body, text }, known);

  const changed = await rebookTiffinOrder(ctx.db, {
    order,
    subscription,
    wanted: {
      day,
      slot: body.deliveryTimeSlot ?? order.slot,
      quantity: body.quantity ?? order.quantity,
      address,
      addressChecked: area.checked,
      specialInstructions:
        body.specialInstructions === undefined
          ? order.special_instructions
          : body.specialInstructions || null,
      customerNote: order.customer_note,
      internalNote: order.internal_note,
    },
    actor: { who: 'customer', name: 'customer' },
    at: ctx.now,
    kitchen,
  });
  if (isRefusal(changed)) return changed;
  const available = subscription.available + order.quantity - changed.quantity;
  await mailOrderChanged(ctx, changed, kitchen, { before: order, available });
  return presentOrder(changed, ctx.now, kitchen);
}
