import type { CustomerHome } from '#contract/account/customer-home.ts';
import { addDays, formatDay, formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';

/** `Today`, `Tomorrow`, else `Mon, Nov 23`. */
export function dayText(day: IsoDay, today: IsoDay): string {
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : formatDay(day);
}

/** `December 12`, with its year where that is another one. */
function dateText(day: IsoDay, today: IsoDay): string {
  const [, date = '', year = ''] = formatDayLong(day).split(', ');
  return year === today.slice(0, 4) ? date : `${date}, ${year}`;
}

const creditText = (count: number) => counted(count, 'credit');

type Credits = NonNullable<CustomerHome['credits']>;

/** `12 credits left` */
export const creditsLeftText = ({ available, reserved }: Credits): string =>
  `${creditText(available + reserved)} left`;

/** `9 to book, 3 booked.` */
export function bookedCreditsText({ available, reserved, scheduleFrom }: Credits): string {
  if (available === 0) return 'All of them are booked.';
  if (scheduleFrom === null) return 'They wait for you while your plan is paused.';
  return reserved === 0
    ? 'All of them are free to book.'
    : `${available} to book, ${reserved} booked.`;
}

/** When they run out; null where nobody can say. */
export function creditForecastText({ runOut }: Credits, today: IsoDay): string | null {
  if (!runOut) return null;
  const date = dateText(runOut.day, today);
  if (runOut.by === 'booked') return `The last one is booked for ${date}.`;
  return runOut.by === 'usual'
    ? `With your usual they last until ${date}.`
    : `At your present pace they last until about ${date}.`;
}
