import type { Kysely } from 'kysely';
import { readHousehold } from '#api/account/household.ts';
import { loadKitchen, loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { ContextOf, StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { bookBeyondRules } from '#api/tiffin/orders/book-tiffin.ts';
import { checkCanBook } from '#api/tiffin/orders/check-can-book.ts';
import { mailDetailsOf, mailOrderScheduled } from '#api/tiffin/orders/enqueue-order-mail.ts';
import { errorMessage } from '#contract/errors.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type BookingDay,
  type BookingStart,
  tiffinsByPhone,
} from '#contract/tiffin/desk-by-phone.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { listAddressesOfPlan } from '#db/account/details-at-door.ts';
import { listCookedPerSlot } from '#db/kitchen/kitchen-days.ts';
import {
  findLatestOrder,
  listOrdersOnDays,
  type TiffinOrderWithSubscription,
} from '#db/tiffin/read-orders.ts';
import {
  findSubscription,
  lockSubscription,
  type SubscriptionWithFigures,
} from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import { closureOn, type Kitchen } from '#domain/kitchen/calendar.ts';
import { addDays, dayOf, type IsoDay, isWeekend, laterDay } from '#domain/platform/days.ts';
import { checkDeliveryDay, firstOpenDay } from '#domain/tiffin/available-dates.ts';
import { checkQuantity } from '#domain/tiffin/quantity.ts';
import { checkCanSchedule } from '#domain/tiffin/subscription-states.ts';
import { presentAdminTiffinOrder, withCapacity } from './present-order.ts';
import {
  previewPatternAtDesk,
  readPatternAtDesk,
  setPatternByPhone,
  stopPatternByPhone,
} from './recurring-booking-by-phone.ts';
import { subscribeByPhone } from './subscribe-by-phone.ts';
import { staffName } from './with-subscription.ts';

/** The hour that a first booking begins with: when most people eat. */
const FIRST_SLOT: Slot = '18:00-19:00';

type Book = InputOf<typeof tiffinsByPhone.book>['body'];

/**
 * Books tiffins for a customer on the phone, by the rules of the customer's own booking and what the
 * kitchen does beyond them (docs/rules.md#orders-by-phone): on all of the days or on none. A refusal
 * says in `data.date` of which day it is.
 */
async function bookByPhone(
  ctx: StaffWrite,
  { body }: InputOf<typeof tiffinsByPhone.book>,
): Promise<AdminTiffinOrder[] | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const subscription = await lockSubscription(ctx.db, body.subscriptionId);
  if (!subscription) return refuse('subscription_not_found');
  const closed = checkCanSchedule(subscription.status);
  if (closed) return closed;
  const { quantity, overrides } = body;
  const days = [...body.days].sort();
  const needed = quantity * days.length;
  if (needed > subscription.available)
    return refuse('insufficient_credits', { available: subscription.available }, { field: 'days' });

  const known = await listAddressesOfPlan(ctx.db, subscription);
  const booked: TiffinOrderWithSubscription[] = [];
  for (const [index, day] of days.entries()) {
    const available = subscription.available - quantity * index;
    const done = await bookBeyondRules(ctx.db, {
      subscription: { ...subscription, available },
      day,
      slot: body.deliveryTimeSlot,
      quantity,
      address: addressOf(body, subscription),
      memberId: body.memberId,
      specialInstructions: body.specialInstructions || null,
      usualDay: null,
      actor: { who: 'staff', name: staffName(ctx) },
      at: ctx.now,
      kitchen,
      known,
      overrides,
      reason: body.reason || null,
    });
    if (isRefusal(done)) return ofDay(done, day);
    const { order, beyond } = done;
    booked.push(order);
    await recordAudit(ctx, {
      action: 'book',
      resource: 'tiffin-orders',
      id: order.id,
      after: {
        deliveryDate: day,
        deliveryTimeSlot: order.slot,
        quantity,
        memberName: order.member_name,
        ...(beyond.length > 0 && { overrides: beyond }),
      },
    });
  }
  await mailBooked(ctx, booked, subscription.available - needed, kitchen);
  return withCapacity(ctx.db, booked.map(presentAdminTiffinOrder));
}

/** To the subscription's own address with all that is known of its door, unless another is said. */
function addressOf({ deliveryAddress, ...details }: Book, { address }: SubscriptionWithFigures) {
  if (deliveryAddress === null) return { text: address.text, ...detailsOf(address) };
  return { ...details, text: deliveryAddress };
}

/** A refusal with the day that it is about, where several were asked for. */
const ofDay = (refusal: Refusal, date: IsoDay): Refusal => ({
  ...refusal,
  field: refusal.field === 'deliveryDate' ? 'days' : (refusal.field ?? 'days'),
  data: { ...(refusal.data as object | undefined), date },
});

/** What was booked, in one mail. */
async function mailBooked(
  ctx: StaffWrite,
  booked: readonly TiffinOrderWithSubscription[],
  available: number,
  kitchen: Kitchen,
): Promise<void> {
  const [first] = booked;
  if (!first) return;
  if (booked.length === 1) return mailOrderScheduled(ctx, first, kitchen, available);
  await enqueueMail(ctx.db, {
    kind: 'orders_scheduled',
    customerId: first.customer_id,
    details: {
      name: first.customer_name,
      subscriptionNumber: first.subscription_number,
      planName: first.plan_name,
      booked: booked.map(mailDetailsOf),
      waiting: booked.filter(({ status }) => status === 'pending_confirmation').length,
      available,
    },
  });
}

/**
 * What a booking by phone begins with: the next days as they stand, and hour, quantity and
 * address of what was booked last, so that the usual order needs no choice.
 */
async function readBookingStart(
  ctx: ContextOf<typeof tiffinsByPhone.bookingStart>,
  { params }: InputOf<typeof tiffinsByPhone.bookingStart>,
): Promise<BookingStart | Refusal> {
  const { db, now } = ctx;
  const subscription = await findSubscription(db, params.id);
  if (!subscription) return refuse('subscription_not_found');
  const kitchen = await loadKitchen(ctx);
  const dates = weekdaysToBook(subscription.start_day, now, kitchen);
  const live = dates.length > 0 ? await listOrdersOnDays(db, subscription.id, dates) : [];
  const days = await readDays(ctx, dates, subscription, { live, kitchen });
  const last = await findLatestOrder(db, subscription.id);
  const { address } = last ?? subscription;
  const quantity = last?.quantity ?? 1;
  const refused =
    checkCanSchedule(subscription.status) ??
    checkQuantity(1, subscription.available, kitchen.settings);
  const isFree = ({ date, booked, isPaused }: BookingDay, afterCutoff = false) =>
    booked.length === 0 &&
    !isPaused &&
    !checkDeliveryDay(date, now, kitchen, subscription.start_day, { afterCutoff });
  const isLate = (day: BookingDay) =>
    day.isPastCutoff && day.date > dayOf(now) && isFree(day, true);
  return {
    subscriptionId: subscription.id,
    subscriptionNumber: subscription.number,
    planName: subscription.plan_name,
    available: subscription.available,
    impossible: refused && errorMessage(refused.refused, refused.details, true),
    deliveryTimeSlot: last?.slot ?? FIRST_SLOT,
    quantity: Math.max(1, Math.min(quantity, subscription.available)),
    deliveryAddress: address.text,
    ...detailsOf(address),
    customerName: subscription.customer_name,
    memberId: subscription.member_id,
    memberName: subscription.member_name,
    household: await readHousehold(db, subscription.customer_id),
    suggestedDate: days.find((day) => isFree(day))?.date ?? null,
    lateDate: days.find(isLate)?.date ?? null,
    days,
  };
}

/** The weekdays from today, or from the start of a plan that has yet to begin, to the end of the window. */
function weekdaysToBook(startDay: IsoDay, now: Temporal.Instant, kitchen: Kitchen): IsoDay[] {
  const today = dayOf(now);
  const last = addDays(today, kitchen.settings.scheduleWindowDays);
  const days: IsoDay[] = [];
  for (let day = laterDay(today, startDay); day <= last; day = addDays(day, 1))
    if (!isWeekend(day)) days.push(day);
  return days;
}

/** The days as they stand: closed or not, how full, and what the subscription has booked. */
async function readDays(
  { db, now }: Pick<StaffWrite, 'now'> & { db: Kysely<DB> },
  dates: readonly IsoDay[],
  subscription: SubscriptionWithFigures,
  { live, kitchen }: { live: readonly TiffinOrderWithSubscription[]; kitchen: Kitchen },
): Promise<BookingDay[]> {
  if (dates.length === 0) return [];
  const { slotCapacity, dayCapacity } = kitchen.settings;
  const loads = await listCookedPerSlot(db, dates);
  const open = firstOpenDay(now, kitchen);
  return dates.map((date) => {
    const ofDate = loads.filter(({ day }) => day === date);
    const slots = SLOTS.map((slot) => ({
      slot,
      tiffins: ofDate.find((load) => load.slot === slot)?.tiffins ?? 0,
      capacity: slotCapacity,
    }));
    const tiffins = slots.reduce((sum, load) => sum + load.tiffins, 0);
    return {
      date,
      closed: closureOn(date, kitchen.closures)?.reason ?? null,
      isPastCutoff: date < open,
      isPaused: subscription.status === 'active' && checkCanBook(subscription, date) !== null,
      day: { tiffins, capacity: dayCapacity },
      slots,
      booked: live
        .filter(({ delivery_day }) => delivery_day === date)
        .map((order) => ({
          id: order.id,
          orderNumber: order.number,
          deliveryTimeSlot: order.slot,
          quantity: order.quantity,
          memberName: order.member_name,
        })),
    };
  });
}

export const tiffinsByPhoneHandlers = handlers(tiffinsByPhone, {
  bookingStart: readBookingStart,
  book: bookByPhone,
  recurringBooking: readPatternAtDesk,
  previewRecurringBooking: previewPatternAtDesk,
  setRecurringBooking: setPatternByPhone,
  stopRecurringBooking: stopPatternByPhone,
  subscribe: subscribeByPhone,
});
