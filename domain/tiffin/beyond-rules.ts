import type { BookingOverride } from '#contract/tiffin/desk-by-phone.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { checkDeliveryDay } from './available-dates.ts';
import { type CustomerAction, cancelRefunds, checkCustomerAction } from './deadlines.ts';

/**
 * What the kitchen does with a tiffin and its customer could not, as the audit log names it
 * (docs/rules.md#orders-by-phone): a booking's overrides, and those of a step with what is booked.
 */
export type TiffinOverride =
  | BookingOverride
  | 'after_deadline'
  | 'credit_back'
  | 'before_start'
  | 'too_far_ahead';

type Step = {
  action: CustomerAction;
  /** As it stood before the step. */
  order: Parameters<typeof checkCustomerAction>[1];
  /** Whether credits came back with it. */
  creditsBack: boolean;
};

/** What of a step with a booked tiffin is beyond the deadlines that its customer has. */
export function beyondDeadlines(
  { action, order, creditsBack }: Step,
  now: Temporal.Instant,
  kitchen: Kitchen,
): TiffinOverride[] {
  const isLate = checkCustomerAction(action, order, now, kitchen) !== null;
  const costsCredit = action === 'cancel' && !cancelRefunds(order, now, kitchen);
  return [
    ...(isLate ? (['after_deadline'] as const) : []),
    ...(costsCredit && creditsBack ? (['credit_back'] as const) : []),
  ];
}

/** What of a day that a tiffin is moved to is beyond the days that a customer has to choose from. */
export function beyondDays(
  day: IsoDay,
  startDay: IsoDay,
  now: Temporal.Instant,
  kitchen: Kitchen,
): TiffinOverride[] {
  const refused = checkDeliveryDay(day, now, kitchen, startDay)?.refused;
  if (refused === 'before_start' || refused === 'too_far_ahead') return [refused];
  return refused === 'after_cutoff' || refused === 'too_early' ? ['after_cutoff'] : [];
}
