import { checkAddress } from '#api/kitchen/check-address.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { checkCanBook } from '#api/tiffin/orders/check-can-book.ts';
import { mailDetailsOf, mailOrderChangedByKitchen } from '#api/tiffin/orders/enqueue-order-mail.ts';
import { toBooking } from '#api/tiffin/orders/present-order.ts';
import {
  isFullAfter,
  orderChanges,
  type RebookRequest,
  rebookTiffinOrder,
} from '#api/tiffin/orders/rebook-order.ts';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminTiffinOrder, adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { listAddressesOfPlan, setAtDoor } from '#db/account/details-at-door.ts';
import {
  lockTiffinOrder,
  selectOrders,
  type TiffinOrderWithSubscription,
} from '#db/tiffin/read-orders.ts';
import { storeTiffinOrderTransitions } from '#db/tiffin/write-orders.ts';
import { findPostalCode } from '#domain/account/address.ts';
import { addressAtDesk } from '#domain/account/delivery-address.ts';
import { isServiceDay, serviceDayFrom } from '#domain/kitchen/calendar.ts';
import { formatDay } from '#domain/platform/days.ts';
import { transition } from '#domain/platform/states.ts';
import { beyondDays, beyondDeadlines, type TiffinOverride } from '#domain/tiffin/beyond-rules.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';
import { presentAdminTiffinOrder } from './present-order.ts';

type Body = InputOf<typeof adminTiffinOrders.update>['body'];

/**
 * Staff change a booked tiffin before it is prepared, on any service day, and at any time its two
 * notes and what is said for the door. The customer hears of a changed delivery, not of a note alone.
 */
export async function changeOrderAtDesk(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminTiffinOrders.update>,
): Promise<AdminTiffinOrder | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const locked = await lockTiffinOrder(ctx.db, params.id);
  if (!locked) return refuse('order_not_found');
  const { order, subscription } = locked;

  const known = await listAddressesOfPlan(ctx.db, subscription);
  const wanted = wantedBooking(order, body, known);
  const before = presentAdminTiffinOrder(order);
  let overrides: TiffinOverride[] = [];
  if (!touchesDelivery(order, wanted)) {
    await storeNotes(ctx, order, wanted);
  } else {
    const { status } = order;
    const step = transition(TIFFIN_ORDER_STATES, 'change', status, 'staff');
    if (isRefusal(step)) return step;
    const takesMore = wanted.day !== order.delivery_day || wanted.quantity > order.quantity;
    const inactive = checkCanBook(subscription, wanted.day);
    if (takesMore && inactive) return inactive;
    if (wanted.day !== order.delivery_day && !isServiceDay(wanted.day, kitchen.closures)) {
      const suggested = serviceDayFrom(wanted.day, kitchen.closures) ?? wanted.day;
      const details = { date: formatDay(wanted.day), suggested: formatDay(suggested) };
      return refuse('day_unavailable', details, { field: 'deliveryDate' });
    }
    overrides = await beyondCustomer(ctx, { order, subscription, wanted, kitchen });
    const changed = await rebookTiffinOrder(ctx.db, {
      order,
      subscription,
      wanted,
      actor: { who: 'staff', name: `staff ${ctx.caller.email}` },
      at: ctx.now,
      kitchen,
    });
    if (isRefusal(changed)) return changed;
    await mailOrderChangedByKitchen(ctx, changed, {
      before: mailDetailsOf(order),
      reason: null,
      customerNote: body.customerNote || null,
    });
  }

  const row = await selectOrders(ctx.db).where('order.id', '=', order.id).executeTakeFirstOrThrow();
  const after = presentAdminTiffinOrder(row);
  await recordAudit(ctx, {
    action: 'update',
    resource: 'tiffin-orders',
    id: order.id,
    before,
    after: { ...after, ...(overrides.length > 0 && { overrides }) },
  });
  return after;
}

/** What of a change its customer could not do by then, or not at once (docs/rules.md#changing-a-tiffin). */
async function beyondCustomer(
  { db, now }: StaffWrite,
  { order, subscription, wanted, kitchen }: Change,
): Promise<TiffinOverride[]> {
  const isOtherDay = wanted.day !== order.delivery_day;
  const isOtherAddress = wanted.address.text !== order.address.text;
  // What waits for the kitchen's word goes on waiting.
  const takesPlace =
    order.status !== 'pending_confirmation' && (await isFullAfter(db, { order, wanted, kitchen }));
  const outside =
    isOtherAddress && (await checkAddress({ db }, wanted.address.text, kitchen, 'deliveryAddress'));
  const step = { action: 'change', order: toBooking(order), creditsBack: false } as const;
  return [
    ...beyondDeadlines(step, now, kitchen),
    ...(isOtherDay ? beyondDays(wanted.day, subscription.start_day, now, kitchen) : []),
    ...(takesPlace ? (['over_capacity'] as const) : []),
    ...(outside && isRefusal(outside) ? (['outside_area'] as const) : []),
  ];
}

/** The booking after the change; what the body leaves out stays as it is. */
function wantedBooking(
  order: TiffinOrderWithSubscription,
  body: Body,
  known: readonly DeliveryAddress[],
) {
  const text = body.deliveryAddress ?? order.address.text;
  const kept = (typed: string | null | undefined, present: string | null) =>
    typed === undefined ? present : typed || null;
  return {
    day: body.deliveryDate ?? order.delivery_day,
    slot: body.deliveryTimeSlot ?? order.slot,
    quantity: body.quantity ?? order.quantity,
    address: addressAtDesk(order.address, { ...body, text }, known),
    addressChecked:
      text === order.address.text ? order.address_checked : findPostalCode(text) !== null,
    specialInstructions: kept(body.specialInstructions, order.special_instructions),
    customerNote: kept(body.customerNote, order.customer_note),
    internalNote: kept(body.internalNote, order.internal_note),
  };
}

type WantedBooking = ReturnType<typeof wantedBooking>;

type Change = Pick<RebookRequest, 'order' | 'subscription' | 'kitchen'> & { wanted: WantedBooking };

const touchesDelivery = (order: TiffinOrderWithSubscription, wanted: WantedBooking): boolean =>
  wanted.day !== order.delivery_day ||
  wanted.slot !== order.slot ||
  wanted.quantity !== order.quantity ||
  wanted.address.text !== order.address.text ||
  wanted.address.unitNumber !== order.address.unitNumber ||
  wanted.specialInstructions !== order.special_instructions;

async function storeNotes(
  ctx: StaffWrite,
  order: TiffinOrderWithSubscription,
  wanted: WantedBooking,
) {
  const changes = orderChanges(order, {
    ...order,
    address: wanted.address,
    customer_note: wanted.customerNote,
    internal_note: wanted.internalNote,
  });
  await storeTiffinOrderTransitions(
    ctx.db,
    [
      {
        id: order.id,
        status: order.status,
        creditsHeld: order.credits_held,
        creditsUsed: order.credits_used,
        customerNote: wanted.customerNote ?? '',
        internalNote: wanted.internalNote ?? '',
      },
    ],
    { action: 'change', actor: `staff ${ctx.caller.email}`, at: ctx.now, ...changes },
  );
  await setAtDoor(ctx.db, order.id, wanted.address);
}
