import * as z from 'zod/mini';
import { addressDetails, askedDetails } from '#contract/account/delivery-address.ts';
import { Diet } from '#contract/account/diet.ts';
import { HouseholdMembers } from '#contract/account/household.ts';
import { ReceivedBody } from '#contract/money/desk-payments.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  Id,
  IsoDay,
  Money,
  optionalText,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';
import { AdminSubscription } from '#contract/tiffin/desk-subscriptions.ts';
import { AdminTiffinOrder, Load } from '#contract/tiffin/desk-tiffin-orders.ts';
import {
  Leftovers,
  PATTERN_ERRORS,
  RecurringBooking,
  RecurringBookingBody,
  RecurringBookingPreview,
} from '#contract/tiffin/recurring-booking.ts';
import { SubscribeBody } from '#contract/tiffin/subscriptions.ts';
import { BOOKING_ERRORS, ScheduleBody, Slot } from '#contract/tiffin/tiffin-orders.ts';

/**
 * What the kitchen may do when it books for somebody, and no customer may
 * (docs/rules.md#orders-by-phone). Each is named in the audit log.
 */
export const BookingOverride = z.enum(['after_cutoff', 'over_capacity', 'outside_area']);
export type BookingOverride = z.output<typeof BookingOverride>;

/** One day as it stands for whoever books in a subscription. */
const BookingDay = z.object({
  date: IsoDay,
  /** Why nothing is brought that day; null where something is. */
  closed: z.nullable(z.string()),
  /** A customer can no longer book it; the kitchen can (`after_cutoff`). */
  isPastCutoff: z.boolean(),
  /** The plan rests that day. */
  isPaused: z.boolean(),
  day: Load,
  slots: z.array(z.extend(Load, { slot: Slot })),
  /** What the subscription has booked for it. */
  booked: z.array(
    z.object({
      id: Id,
      orderNumber: z.string(),
      deliveryTimeSlot: Slot,
      quantity: z.int(),
      memberName: z.nullable(z.string()),
    }),
  ),
});
export type BookingDay = z.output<typeof BookingDay>;

/** What a booking by phone begins with: the next days, and what they had the last time. */
export const BookingStart = z.object({
  subscriptionId: Id,
  subscriptionNumber: z.string(),
  planName: z.string(),
  available: z.int(),
  /** Why nothing can be booked in it, in the desk's words; null: it can. */
  impossible: z.nullable(z.string()),
  deliveryTimeSlot: Slot,
  quantity: z.int(),
  deliveryAddress: z.string(),
  ...addressDetails,
  customerName: z.string(),
  /** Whom the plan is for; null: the account holder. */
  memberId: z.nullable(Id),
  memberName: z.nullable(z.string()),
  /** Who else a tiffin can be for. */
  household: HouseholdMembers,
  /** The first day that a customer could book and that has nothing of this plan; null: none is near. */
  suggestedDate: z.nullable(IsoDay),
  /** The next service day where its cut-off has passed and the kitchen could still take it (`after_cutoff`). */
  lateDate: z.nullable(IsoDay),
  days: z.array(BookingDay),
});
export type BookingStart = z.output<typeof BookingStart>;

/** A price that the kitchen gives itself: nothing, up to C$100,000.00. */
const OwnPrice = Money.check(
  z.gte(0, 'Please enter a price, or C$0.00.'),
  z.lte(10_000_000, 'Please enter a smaller amount.'),
);

/** So many days are booked with one press. */
const MOST_DAYS = 31;

/** What the kitchen writes down for somebody on the phone. */
export const tiffinsByPhone = {
  bookingStart: endpoint({
    method: 'GET',
    path: '/v1/admin/subscriptions/:id/booking-start',
    access: 'kitchen',
    summary: 'Read what a booking by phone begins with: the next days, the usual hour and address',
    params: z.object({ id: Id }),
    data: BookingStart,
    errors: ['subscription_not_found'],
  }),
  book: endpoint({
    method: 'POST',
    path: '/v1/admin/tiffin-orders',
    access: 'kitchen',
    undoable: true,
    summary: 'Book tiffins for a customer on the phone, on one day or several: all of them or none',
    body: z
      .object({
        subscriptionId: Id,
        days: z.array(IsoDay).check(
          z.minLength(1, 'Please choose at least one day.'),
          z.maxLength(MOST_DAYS, `Please choose at most ${MOST_DAYS} days at once.`),
          z.refine((days) => new Set(days).size === days.length, 'Please choose each day once.'),
        ),
        deliveryTimeSlot: Slot,
        quantity: ScheduleBody.shape.quantity,
        /** Null: to the address of the subscription. */
        deliveryAddress: z.nullable(ScheduleBody.shape.deliveryAddress),
        ...askedDetails,
        specialInstructions: optionalText(500),
        memberId: ScheduleBody.shape.memberId,
        overrides: z._default(z.array(BookingOverride), []),
        /** Why the kitchen books what a customer could not; it stays at the desk. */
        reason: optionalText(300),
      })
      .check(
        z.refine((body) => body.overrides.length === 0 || !!body.reason, {
          path: ['reason'],
          message: 'Please give a reason; it stays at the desk.',
        }),
      ),
    data: z.array(AdminTiffinOrder),
    status: 201,
    idempotent: true,
    errors: [...BOOKING_ERRORS, 'over_capacity', 'slot_over'],
  }),
  recurringBooking: endpoint({
    method: 'GET',
    path: '/v1/admin/subscriptions/:id/recurring-booking',
    access: 'kitchen',
    summary: 'Read the weekly pattern of a subscription and what it comes to',
    params: z.object({ id: Id }),
    data: RecurringBooking,
    errors: ['subscription_not_found'],
  }),
  previewRecurringBooking: endpoint({
    method: 'POST',
    path: '/v1/admin/subscriptions/:id/recurring-booking/preview',
    access: 'kitchen',
    summary: 'Say what a weekly pattern would book, without saving it',
    params: z.object({ id: Id }),
    body: RecurringBookingBody,
    data: RecurringBookingPreview,
    errors: PATTERN_ERRORS,
  }),
  setRecurringBooking: endpoint({
    method: 'PUT',
    path: '/v1/admin/subscriptions/:id/recurring-booking',
    access: 'kitchen',
    undoable: true,
    summary: 'Set or change the weekly pattern for a customer on the phone, and book what it wants',
    params: z.object({ id: Id }),
    body: RecurringBookingBody,
    data: RecurringBooking,
    errors: PATTERN_ERRORS,
  }),
  stopRecurringBooking: endpoint({
    method: 'POST',
    path: '/v1/admin/subscriptions/:id/recurring-booking/stop',
    access: 'kitchen',
    undoable: true,
    summary: 'Stop the weekly pattern; what it has booked is kept or released',
    params: z.object({ id: Id }),
    body: z.object({ leftovers: z._default(Leftovers, 'keep') }),
    data: RecurringBooking,
    errors: ['subscription_not_found'],
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/v1/admin/subscriptions',
    access: 'kitchen',
    undoable: true,
    summary:
      'Write down a plan for a customer on the phone; owners approve it at once, with or without its payment',
    body: z
      .object({
        customerId: Id,
        planGroupId: Id,
        planVariantId: Id,
        startDate: SubscribeBody.shape.startDate,
        deliveryAddress: SubscribeBody.shape.customerAddress,
        ...askedDetails,
        diet: Diet,
        allergies: text(300),
        standingNote: text(300),
        memberId: SubscribeBody.shape.memberId,
        specialInstructions: optionalText(500),
        /** What is charged instead of the price list, and why; tax comes on top as ever. */
        ownPrice: z.nullable(
          z.object({
            subtotal: OwnPrice,
            deliveryFee: OwnPrice,
            reason: requiredText(300, 'Please give a reason; it stays at the desk.'),
          }),
        ),
        /** It is brought outside the area that is served; the reason stays at the desk. */
        takesOutside: z._default(z.boolean(), false),
        outsideReason: optionalText(300),
        /** Waits for an owner, or is approved here and now. */
        approval: z.enum(['none', 'unpaid', 'paid']),
        /** What was paid, with `paid` and no other. */
        payment: z.nullish(ReceivedBody),
      })
      .check(
        z.refine((body) => !body.takesOutside || !!body.outsideReason, {
          path: ['outsideReason'],
          message: 'Please give a reason; it stays at the desk.',
        }),
        z.refine((body) => (body.approval === 'paid') === !!body.payment, {
          path: ['payment'],
          message: 'Please enter what was paid, or choose that it is not paid yet.',
        }),
      ),
    data: AdminSubscription,
    status: 201,
    idempotent: true,
    errors: [
      'customer_erased',
      'plan_unavailable',
      'start_date_unavailable',
      'kitchen_closed',
      'outside_service_area',
      'phone_missing',
      'member_not_found',
      'forbidden',
      'received_in_future',
      'received_long_ago',
    ],
  }),
};
