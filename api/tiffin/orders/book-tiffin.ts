import type { Transaction } from 'kysely';
import { checkAddress } from '#api/kitchen/check-address.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { CustomerWrite, ForCustomer } from '#api/platform/http/context.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { BookingOverride } from '#contract/tiffin/desk-by-phone.ts';
import type { Slot, TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { listKnownAddresses } from '#db/account/addresses.ts';
import { holdMemberFacts, type MemberFacts } from '#db/account/household-members.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import { findDuplicateOrder, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import { lockOwnSubscription, type SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import { insertTiffinOrder } from '#db/tiffin/write-orders.ts';
import type { DB } from '#db/types.ts';
import { type AskedAddress, completeAddress } from '#domain/account/delivery-address.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { dayOf, formatDay, type IsoDay } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { checkDeliveryDay, checkSlotToCome, firstOpenDay } from '#domain/tiffin/available-dates.ts';
import { checkQuantity } from '#domain/tiffin/quantity.ts';
import type { KnownAddresses } from '#domain/tiffin/recurring-booking.ts';
import { capacityOf, checkCanBook, isFull } from './check-can-book.ts';
import { mailOrderScheduled } from './enqueue-order-mail.ts';
import { presentOrder } from './present-order.ts';
import type { NamedActor } from './transition-orders.ts';

export type BookingRequest = {
  /** Locked, with the credits that are available now. */
  subscription: SubscriptionWithFigures;
  day: string;
  slot: Slot;
  quantity: number;
  address: AskedAddress;
  /** The household member it is for; null: the account holder; undefined: whom the plan is for. */
  memberId?: string | null | undefined;
  specialInstructions: string | null;
  /** The day of the recurring booking that it is booked for; null when somebody books by hand. */
  usualDay: string | null;
  actor: NamedActor;
  at: Temporal.Instant;
  /** Read while the calendar is held (`loadKitchenToBook`). */
  kitchen: Kitchen;
  /** What is known of doors (`listAddressesOfPlan`). */
  known: KnownAddresses;
};

/** What was booked, and which of the rules for customers it is beyond. */
type Booked = { order: TiffinOrderWithSubscription; beyond: BookingOverride[] };

/** The same for what no customer could book: only the overrides that are needed count. */
export type BookingBeyondRules = BookingRequest & {
  overrides: readonly BookingOverride[];
  /** Why; the desk reads it with the order's steps. */
  reason: string | null;
};

/**
 * Books a tiffin: checks the subscription, its credits, the day, the address and the load under the
 * subscription's lock, and reserves the credits with the same breath
 * (docs/rules.md#the-credit-ledger). A full day or slot makes it `pending_confirmation`
 * (docs/rules.md#full-days-and-slots). Mails are the caller's. Refusals:
 * docs/rules.md#booking-a-tiffin.
 */
export async function bookTiffin(
  tx: Transaction<DB>,
  request: BookingRequest,
): Promise<TiffinOrderWithSubscription | Refusal> {
  const booked = await bookBeyondRules(tx, { ...request, overrides: [], reason: null });
  return isRefusal(booked) ? booked : booked.order;
}

/**
 * The same by the kitchen, with what it does beyond the rules (docs/rules.md#orders-by-phone). A day
 * after its cut-off is confirmed at once, and has to fit or be meant: nobody looks at what waits there.
 */
export async function bookBeyondRules(
  tx: Transaction<DB>,
  request: BookingBeyondRules,
): Promise<Booked | Refusal> {
  const { subscription, day, slot, quantity, actor, at, kitchen, overrides } = request;
  const closed = checkCanBook(subscription, day);
  if (closed) return closed;
  const afterCutoff = overrides.includes('after_cutoff');
  const dayProblem =
    checkDeliveryDay(day, at, kitchen, subscription.start_day, { afterCutoff }) ??
    checkSlotToCome(day, slot, at);
  if (dayProblem) return dayProblem;
  const outside = await checkAddress({ db: tx }, request.address.text, kitchen, 'deliveryAddress');
  if (isRefusal(outside) && !overrides.includes('outside_area')) return outside;
  const addressChecked = isRefusal(outside) || outside.checked;

  const isLate = day < firstOpenDay(at, kitchen);
  const takesFull = overrides.includes('over_capacity');
  // Else a full day has it wait, which the insert sees to: the day is held for a moment only.
  const fullMatters = isLate || takesFull;
  const [member, isTooFull] = await Promise.all([
    holdMemberOf(tx, subscription, request.memberId),
    fullMatters && isFull(tx, { delivery_day: day, slot, quantity }, kitchen),
  ]);
  if (isRefusal(member)) return member;
  const twin = {
    subscriptionId: subscription.id,
    day,
    slot,
    address: completeAddress(request.address, request.known),
    memberId: member.memberId,
  };
  const tooMany =
    checkQuantity(quantity, subscription.available, kitchen.settings) ??
    (isTooFull && isLate && !takesFull ? refuse('over_capacity') : null);
  if (tooMany) {
    const taken = await findDuplicateOrder(tx, twin);
    return taken ? alreadyScheduled(taken) : tooMany;
  }
  const beyond: BookingOverride[] = [
    ...(isLate ? (['after_cutoff'] as const) : []),
    ...(isTooFull && takesFull ? (['over_capacity'] as const) : []),
    ...(isRefusal(outside) ? (['outside_area'] as const) : []),
  ];
  const stored = await insertTiffinOrder(tx, {
    ...twin,
    customerId: subscription.customer_id,
    status: isLate ? 'confirmed' : takesFull ? 'scheduled' : { capacity: capacityOf(kitchen) },
    quantity,
    addressChecked,
    member,
    standingNote: subscription.standing_note,
    specialInstructions: request.specialInstructions,
    usualDay: request.usualDay,
    year: Number(dayOf(at).slice(0, 4)),
    actor: actor.name,
    reason: beyond.length > 0 ? request.reason : null,
    at,
  });
  if (!stored) {
    const other = await findDuplicateOrder(tx, twin);
    return other ? alreadyScheduled(other) : refuse('conflict');
  }
  // The plan runs (`checkCanBook`): its entries are one statement, and nothing is settled after them.
  sendAhead(
    tx,
    appendCreditEntries(
      tx,
      [
        {
          subscriptionId: subscription.id,
          orderId: stored.id,
          kind: 'reserve',
          availableChange: -quantity,
          reservedChange: quantity,
          actor: actor.name,
          reason: request.usualDay ? 'usual' : 'schedule',
          key: `order:${stored.id}:0:schedule`,
        },
      ],
      at,
    ),
  );
  const order = {
    ...stored,
    subscription_number: subscription.number,
    profile_diet: member.profileDiet,
    plan_name: subscription.plan_name,
    subscription_status: subscription.status,
    subscription_available: subscription.available - quantity,
    subscription_pause_from: subscription.pause_from,
    subscription_paused_until: subscription.paused_until,
    customer_name: subscription.customer_name,
    customer_phone: subscription.customer_phone,
    customer_email: subscription.customer_email,
    consumed_by: null,
  };
  return { order, beyond };
}

/**
 * Whom a tiffin of a locked subscription is for. For whom the subscription is it is cooked as that says,
 * for anybody else of the household by what is on record of them.
 */
async function holdMemberOf(
  tx: Transaction<DB>,
  subscription: SubscriptionWithFigures,
  memberId: string | null | undefined,
): Promise<(MemberFacts & { profileDiet: Diet }) | Refusal> {
  const { member_id, member_name, diet, allergies, profile_diet } = subscription;
  if (memberId === undefined || memberId === member_id)
    return {
      memberId: member_id,
      memberName: member_name,
      diet,
      allergies,
      profileDiet: profile_diet,
    };
  const facts = await holdMemberFacts(tx, subscription.customer_id, memberId);
  if (!facts) return refuse('member_not_found', {}, { field: 'memberId' });
  return { ...facts, profileDiet: facts.diet };
}

/**
 * The refusal that offers to change the first order's quantity instead
 * (docs/rules.md#one-order-for-a-door-and-slot).
 */
export const alreadyScheduled = (taken: {
  id: string;
  number: string;
  quantity: number;
  delivery_day: IsoDay;
}): Refusal =>
  refuse(
    'already_scheduled',
    {
      quantity: taken.quantity,
      orderNumber: taken.number,
      date: formatDay(taken.delivery_day),
      are: plural(taken.quantity, 'is', 'are'),
    },
    { data: { orderId: taken.id, orderNumber: taken.number, quantity: taken.quantity } },
  );

/** What a customer's booking begins with; the calendar and the plan are held. */
export async function readForBooking(
  ctx: ForCustomer,
  { body }: InputOf<typeof tiffinOrders.schedule>,
) {
  const [kitchen, subscription, known] = await Promise.all([
    loadKitchenToBook(ctx),
    lockOwnSubscription(ctx.db, ctx.caller.id, body.subscriptionId),
    listKnownAddresses(ctx.db, ctx.caller.id),
  ]);
  return { kitchen, subscription, known };
}

/** Books a tiffin that a customer asks for, and writes them what came of it. */
export async function scheduleOrder(
  ctx: CustomerWrite,
  { body }: InputOf<typeof tiffinOrders.schedule>,
  { kitchen, subscription, known }: Awaited<ReturnType<typeof readForBooking>>,
): Promise<TiffinOrder | Refusal> {
  if (!subscription) return refuse('subscription_not_found');
  const order = await bookTiffin(ctx.db, {
    subscription,
    day: body.deliveryDate,
    slot: body.deliveryTimeSlot,
    quantity: body.quantity,
    address: { ...body, text: body.deliveryAddress },
    memberId: body.memberId,
    specialInstructions: body.specialInstructions || null,
    usualDay: null,
    actor: { who: 'customer', name: 'customer' },
    at: ctx.now,
    kitchen,
    known: [subscription.address, ...known],
  });
  if (isRefusal(order)) return order;
  const available = subscription.available - body.quantity;
  sendAhead(ctx.db, mailOrderScheduled(ctx, order, kitchen, available));
  return presentOrder(order, ctx.now, kitchen);
}
