import * as z from 'zod/mini';
import type { Customer } from '#contract/account/customer.ts';
import { typedDetails } from '#contract/account/delivery-address.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { text } from '#contract/platform/primitives.ts';
import { SNACK_ERRORS } from '#contract/snacks/errors.ts';
import { DeliveryType, PlaceSnackOrderBody } from '#contract/snacks/orders.ts';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { type Closure, closureOn } from '#domain/kitchen/calendar.ts';
import { formatDate, formatDay, type IsoDay, isDay, type Moment } from '#domain/platform/days.ts';
import { snackDayRange, snackTimesOn } from '#domain/snacks/snack-times.ts';

const { customer_name, customer_email, customer_phone } = PlaceSnackOrderBody.shape;

/**
 * Why nothing can be had on a chosen day, in the server's words; null while something can, or while
 * no day is chosen.
 */
export function dayProblem(day: IsoDay, now: Moment, closures: readonly Closure[]): string | null {
  if (!isDay(day)) return null;
  const { first, last } = snackDayRange(now);
  if (day < first || day > last)
    return errorText(SNACK_ERRORS, 'snack_day_out_of_range', { last: formatDate(last) });
  const closure = closureOn(day, closures);
  if (closure)
    return errorText(SNACK_ERRORS, 'snack_day_closed', {
      date: formatDay(day),
      reason: closure.reason,
    });
  if (snackTimesOn(day, now, closures).length > 0) return null;
  return 'No times are left for today. Please choose another day.';
}

/**
 * What the checkout asks for: the contract's own rules, and a day
 * on which something can be had at `now`; days and times are Toronto's.
 */
export const checkoutSchema = (closures: readonly Closure[], now: () => Moment) =>
  z
    .object({
      delivery_type: DeliveryType,
      day: z.string().check(z.minLength(1, 'Please select a preferred date'), (context) => {
        const message = dayProblem(context.value, now(), closures);
        if (message) context.issues.push({ code: 'custom', input: context.value, message });
      }),
      time: z.string().check(z.minLength(1, 'Please select a preferred time')),
      customer_name,
      customer_email,
      customer_phone,
      customer_address: text(500),
      special_instructions: text(500),
      ...typedDetails,
    })
    .check(
      z.refine((form) => form.delivery_type === 'pickup' || form.customer_address !== '', {
        path: ['customer_address'],
        message: 'Please enter a delivery address',
      }),
    );

type Schema = ReturnType<typeof checkoutSchema>;
export type CheckoutInputs = z.input<Schema>;
export type CheckoutValues = z.output<Schema>;

/** The form before anything is typed: what the account knows. Day and time are left to be chosen. */
export const valuesOf = (user: Customer): CheckoutInputs => ({
  delivery_type: 'pickup',
  day: '',
  time: '',
  customer_name: user.name,
  customer_email: user.email,
  customer_phone: user.phone ? formatPhone(user.phone) : '',
  customer_address: user.address ?? '',
  special_instructions: '',
  ...typedDetailsOf(null),
});
