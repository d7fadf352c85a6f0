import type {
  RecurringBooking,
  RecurringBookingDay,
  RecurringBookingPreview,
} from '#contract/tiffin/recurring-booking.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { formatDay, formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { tiffinsText } from '#web/tiffin/orders/order-text.ts';

/** `Thursday, December 3`, with the year where it is another one than this. */
function longDay(day: IsoDay, today: IsoDay): string {
  const words = formatDayLong(day);
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/, \d{4}$/, '') : words;
}

/** How far the credits reach at the pace of a pattern; null where there is nothing to say. */
export function creditForecastText(
  { days, lastsUntil }: Pick<RecurringBookingPreview, 'days' | 'lastsUntil'>,
  today: IsoDay,
): string | null {
  if (lastsUntil) return `Your credits last until ${longDay(lastsUntil, today)}.`;
  return days.some(({ outcome }) => outcome === 'no_credits')
    ? 'Your credits do not cover its next day. It goes on with new ones.'
    : null;
}

/** Why a pattern books nothing now, though it is set; null while it books. */
export function whyWaitingText({
  status,
  pausedUntil,
}: Pick<Subscription, 'status' | 'pausedUntil'>): string | null {
  if (status === 'pending_approval') return 'It begins once the kitchen has approved your plan.';
  if (status !== 'paused') return null;
  return pausedUntil
    ? `Your plan is paused through ${formatDay(pausedUntil)}. It goes on after that.`
    : 'Your plan is paused. It goes on when you resume it.';
}

/** What becomes of one day, in a word or two. */
export function bookingOutcomeText({ outcome, reason, besides }: RecurringBookingDay): string {
  switch (outcome) {
    case 'booked':
      return 'Booked';
    case 'to_book':
      return besides > 0
        ? `To be booked; ${tiffinsText(besides)} for that day already`
        : 'To be booked';
    case 'given_up':
      return 'Left out: skipped, moved or cancelled';
    case 'closed':
      return reason ? `Kitchen closed: ${reason}` : 'Kitchen closed';
    case 'paused':
      return 'Left out: your plan is paused';
    case 'not_possible':
      return 'Not possible: the kitchen does not take it any more';
    case 'no_credits':
      return 'Waits for credits';
  }
}

/** What happened on saving: `7 tiffins are booked, from Fri, Nov 20 to Fri, Dec 4.` */
export function savedText({ days }: Pick<RecurringBooking, 'days'>): string {
  const booked = days.filter(({ outcome }) => outcome === 'booked');
  const first = booked[0];
  const last = booked.at(-1);
  if (!first || !last) return 'Your usual is saved.';
  const sum = booked.reduce((total, { quantity }) => total + quantity, 0);
  const isOrAre = plural(sum, 'is', 'are');
  return first === last
    ? `Your usual is saved: ${tiffinsText(sum)} ${isOrAre} booked, on ${formatDay(first.date)}.`
    : `Your usual is saved: ${tiffinsText(sum)} are booked, from ${formatDay(first.date)} to ${formatDay(last.date)}.`;
}
