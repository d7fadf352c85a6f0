import type { BookingOverride } from '#contract/tiffin/desk-by-phone.ts';
import { addDays, formatDay, type IsoDay } from '#domain/platform/days.ts';

/** `today, Wed, Nov 25`, `tomorrow, Thu, Nov 26`, `Fri, Nov 27`: nobody has to work out which day is meant. */
export function dayWords(day: IsoDay, today: IsoDay): string {
  if (day === today) return `today, ${formatDay(day)}`;
  return day === addDays(today, 1) ? `tomorrow, ${formatDay(day)}` : formatDay(day);
}

/** What the button does: `Book for Fri, Nov 27`, `Book 3 days`. */
export function bookLabel(days: readonly IsoDay[], today: IsoDay): string {
  const [day] = days;
  if (!day) return 'Book';
  return days.length === 1 ? `Book for ${dayWords(day, today)}` : `Book ${days.length} days`;
}

/** What was booked: `Booked for tomorrow, Thu, Nov 26.`, `Booked: Thu, Nov 26; Fri, Nov 27.` */
export function bookedText(days: readonly IsoDay[], today: IsoDay): string {
  const [day] = days;
  if (day && days.length === 1) return `Booked for ${dayWords(day, today)}.`;
  return `Booked: ${days.map(formatDay).join('; ')}.`;
}

/** Why a day is booked after its cut-off, most often. */
export const RANG_LATE = 'Rang after the cut-off';

/**
 * The reason for what goes beyond the rules: that somebody rang late is known, why more is cooked than
 * fits is not. What was typed stays.
 */
export function suggestedReason(overrides: readonly BookingOverride[], typed: string): string {
  if (typed !== '' && typed !== RANG_LATE) return typed;
  return overrides.length === 1 && overrides[0] === 'after_cutoff' ? RANG_LATE : '';
}
