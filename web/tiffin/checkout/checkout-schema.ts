import * as z from 'zod/mini';
import type { Customer } from '#contract/account/customer.ts';
import { typedDetails } from '#contract/account/delivery-address.ts';
import { Diet } from '#contract/account/diet.ts';
import type { PlanGroup, PlanVariant } from '#contract/money/plans.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { SUBSCRIPTION_ERRORS } from '#contract/tiffin/subscription-errors.ts';
import {
  type AvailableDates,
  SubscribeBody,
  type Subscription,
} from '#contract/tiffin/subscriptions.ts';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { addDays, formatDay, type IsoDay, isDay, isWeekend } from '#domain/platform/days.ts';
import { isToCome } from '#web/tiffin/orders/upcoming.ts';

const { customerName, customerEmail, customerPhone, customerAddress, startDate } =
  SubscribeBody.shape;

/** A text field that may stay empty. */
const note = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`));

/** What is known of the days on offer; null while or when the server does not say. */
export type OfferedDates = Pick<AvailableDates, 'availableDates'> | null;

export type StartDateProblem = { message: string; suggestedDate: IsoDay };

const offeredBy = (dates: OfferedDates): IsoDay[] =>
  dates?.availableDates.map(({ date }) => date) ?? [];

function nextWeekday(from: IsoDay): IsoDay {
  let day = from;
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/** The nearest day from `wanted` on that can be had, else the first. */
function suggestionFor(wanted: IsoDay, offered: readonly IsoDay[], today: IsoDay): IsoDay {
  const tomorrow = addDays(today, 1);
  return (
    offered.find((day) => day >= wanted) ??
    offered[0] ??
    nextWeekday(wanted > tomorrow ? wanted : tomorrow)
  );
}

/**
 * Why a chosen start date does not do, with the day to suggest; null when it does. Where the server
 * gives days it must be one of them, otherwise a weekday from tomorrow on.
 * Text that is no day is the schema's business.
 */
export function startDateProblem(
  wanted: IsoDay,
  dates: OfferedDates,
  today: IsoDay,
): StartDateProblem | null {
  if (!isDay(wanted)) return null;
  const offered = offeredBy(dates);
  const good = offered.length > 0 ? offered.includes(wanted) : wanted > today && !isWeekend(wanted);
  if (good) return null;
  const suggestedDate = suggestionFor(wanted, offered, today);
  return {
    message: errorText(SUBSCRIPTION_ERRORS, 'start_date_unavailable', {
      suggested: formatDay(suggestedDate),
    }),
    suggestedDate,
  };
}

/**
 * What the checkout asks for: the contract's own rules, and a start date that is on
 * offer now.
 */
export function checkoutSchema(dates: OfferedDates, today: () => IsoDay) {
  return z.object({
    customerName,
    customerEmail,
    customerPhone,
    customerAddress,
    startDate: startDate.check((context) => {
      const problem = startDateProblem(context.value, dates, today());
      if (!problem) return;
      context.issues.push({ code: 'custom', input: context.value, message: problem.message });
    }),
    specialInstructions: note(500),
    ...typedDetails,
    diet: Diet,
    allergies: note(300),
    standingNote: note(300),
    /** The id of the household member it is for; empty: the account holder. */
    memberId: z.string(),
  });
}

type Schema = ReturnType<typeof checkoutSchema>;
export type CheckoutInputs = z.input<Schema>;
export type CheckoutValues = z.output<Schema>;

/** The form before anything is typed: what the account knows, and what a plan that is renewed does. The start date is left to be chosen. */
export const valuesOf = (user: Customer, more: Partial<CheckoutInputs> = {}): CheckoutInputs => ({
  customerName: user.name,
  customerEmail: user.email,
  customerPhone: user.phone ? formatPhone(user.phone) : '',
  customerAddress: user.address ?? '',
  startDate: '',
  specialInstructions: '',
  ...typedDetailsOf(null),
  diet: user.diet,
  allergies: user.allergies,
  standingNote: user.standing_note,
  memberId: '',
  ...more,
});

/** The subscription request with the total, in cents, that the customer has read. */
export function subscribeBody(
  values: CheckoutValues,
  { group, variant }: { group: Pick<PlanGroup, 'id'>; variant: PlanVariant },
  totalAmount: number,
  /** The number of the plan that this one follows. */
  renews?: string,
): z.output<typeof SubscribeBody> {
  return {
    ...values,
    specialInstructions: values.specialInstructions || null,
    memberId: values.memberId || null,
    planGroupId: group.id,
    planVariantId: variant.id,
    billingCycle: variant.billingCycle,
    currency: 'CAD',
    totalAmount,
    ...(renews && { renews }),
  };
}

/**
 * The first day of a plan that follows another: the first one on offer after the last tiffin that is
 * booked in it, else the recommended one; empty where nothing is known to be on offer.
 */
export function startAfter(
  renewed: Pick<Subscription, 'orders'>,
  dates: Pick<AvailableDates, 'availableDates'> | null,
): string {
  const offered = dates?.availableDates ?? [];
  const booked = renewed.orders.filter(isToCome).map(({ deliveryDate }) => deliveryDate);
  const lastBooked = booked.sort().at(-1) ?? '';
  const after = offered.find(({ date }) => date > lastBooked);
  const recommended = offered.find(({ isRecommended }) => isRecommended);
  return (lastBooked ? after : recommended)?.date ?? '';
}

/**
 * What the checkout begins with when it renews a plan: whom, where and what that one was for. What a
 * household member eats is theirs: the fields stay the account holder's, whoever is chosen.
 */
export const valuesOfRenewal = (
  renewed: Subscription,
  dates: AvailableDates | null,
): Partial<CheckoutInputs> => ({
  customerName: renewed.customerName,
  customerPhone: formatPhone(renewed.customerPhone),
  customerAddress: renewed.customerAddress,
  specialInstructions: renewed.specialInstructions ?? '',
  ...typedDetailsOf(renewed),
  ...(renewed.memberId === null && { diet: renewed.diet, allergies: renewed.allergies }),
  memberId: renewed.memberId ?? '',
  startDate: startAfter(renewed, dates),
});
