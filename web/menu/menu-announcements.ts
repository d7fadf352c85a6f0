import { useEffect, useRef } from 'react';
import type { MenuDay } from '#contract/menu/weekly-menu.ts';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { closuresOf, cutoffDayOf } from '#domain/kitchen/calendar.ts';
import { addDays, formatDay, formatTime, type IsoDay, isWeekend } from '#domain/platform/days.ts';
import { announce } from '#web/platform/ui/live-region.tsx';
import { fittingDishes } from './filter-dishes.ts';
import { dishCountText } from './menu-text.ts';
import { type MenuView, nameOfDay } from './menu-view.ts';

/** A day without dishes; on the screen and on paper. */
export const noMenuText = ({ date }: Pick<MenuDay, 'date'>): string =>
  `No Menu Available for ${nameOfDay(date)}`;

/** A closed day says why. */
export const closedText = (reason: string): string => `The kitchen is closed: ${reason}`;

/** What a view shows of a day, for who cannot see it: `Tue, Nov 24: 8 dishes`. */
export function menuAnnouncement(day: MenuDay, view: MenuView): string {
  const what = () => {
    if (day.closed !== null) return closedText(day.closed);
    if (day.items.length === 0) return noMenuText(day);
    return dishCountText(fittingDishes(day.items, view).length, day.items.length, view);
  };
  return `${formatDay(day.date)}: ${what()}`;
}

/** Says what a press has brought; silent on arrival. `words` is null while it is not known. */
export function useMenuAnnouncement(words: string | null): void {
  const said = useRef<string>(null);
  useEffect(() => {
    if (words === null) return;
    if (said.current !== null && said.current !== words) announce(words);
    said.current = words;
  }, [words]);
}

/** By when a day's tiffin is ordered. */
type OrderDeadline = {
  words: string;
  /** The first day that can be had, where this one cannot. */
  instead: IsoDay | null;
};

function dayText(day: IsoDay, today: IsoDay): string {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : `on ${formatDay(day)}`;
}

/** Why a day is not on offer; the server's list is the only source of those that are. */
function refusal(day: IsoDay, { today, cutoff, availableDates }: AvailableDates): string {
  if (day < today) return 'This day is over.';
  if (isWeekend(day)) return 'We deliver from Monday to Friday.';
  if (day === today) return 'Today’s tiffins are on their way to those who ordered.';
  const last = availableDates.at(-1)?.date;
  if (last && day > last) return 'Too far ahead to order yet.';
  return `Next-day orders must be placed before ${formatTime(cutoff)}.`;
}

/** Until when a day can be ordered: tomorrow's until 6:00 PM today. */
export function orderDeadlineOf(day: IsoDay, dates: AvailableDates): OrderDeadline {
  const { today, cutoff, cutoffRunsOn, availableDates } = dates;
  if (!availableDates.some(({ date }) => date === day))
    return { words: refusal(day, dates), instead: availableDates[0]?.date ?? null };
  const until = dayText(cutoffDayOf(day, cutoffRunsOn, closuresOf(dates.closures)), today);
  return { words: `Order until ${formatTime(cutoff)} ${until}.`, instead: null };
}
