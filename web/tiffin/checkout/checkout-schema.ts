import * as z from 'zod/mini';
import { Diet, type User } from '#contract/account/accounts.ts';
import type { PlanGroup, PlanVariant } from '#contract/tiffin/plans.ts';
import { SubscribeBody } from '#contract/tiffin/subscriptions.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { type OfferedDates, startDateProblem } from './start-date.ts';

const { customerName, customerEmail, customerPhone, customerAddress, startDate } =
  SubscribeBody.shape;

/** A text field that may stay empty. */
const note = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`));

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
    doorNote: note(300),
    diet: Diet,
    allergies: note(300),
    standingNote: note(300),
  });
}

type Schema = ReturnType<typeof checkoutSchema>;
export type CheckoutTyped = z.input<Schema>;
export type CheckoutValues = z.output<Schema>;

/** The form before anything is typed: what the account knows, and what a plan that is renewed does. The start date is left to be chosen. */
export const valuesOf = (user: User, more: Partial<CheckoutTyped> = {}): CheckoutTyped => ({
  customerName: user.name,
  customerEmail: user.email,
  customerPhone: user.phone ? formatPhone(user.phone) : '',
  customerAddress: user.address ?? '',
  startDate: '',
  specialInstructions: '',
  doorNote: '',
  diet: user.diet,
  allergies: user.allergies,
  standingNote: user.standing_note,
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
    planGroupId: group.id,
    planVariantId: variant.id,
    billingCycle: variant.billingCycle,
    currency: 'CAD',
    totalAmount,
    ...(renews && { renews }),
  };
}
