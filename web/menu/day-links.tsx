import { Link } from 'react-router';
import type { WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { relOf } from '#domain/site/crawled-addresses.ts';
import { formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { dayPath, type MenuView, nameOfDay } from './menu-view.ts';
import { daysOfWeek } from './week-days.ts';

/**
 * The days of the week. They are links and not tabs, since each day has an address of its own: they
 * open in a new tab, work before the program has loaded, and Tab and Enter lead through them as
 * through any links; arrow keys belong to tabs, whose panels are all on one page.
 */
export function DayLinks({
  view,
  today,
  shown,
  week,
}: {
  view: MenuView;
  today: IsoDay;
  shown: IsoDay;
  /** Absent while it loads: which days are closed is not known then. */
  week: WeeklyMenu | undefined;
}) {
  return (
    <nav aria-label="Days of the week">
      <ol className="grid grid-cols-7 gap-1 sm:gap-2">
        {daysOfWeek(shown).map((day) => {
          const { closed = null, items } = week?.menuByDay[nameOfDay(day)] ?? {};
          const isToday = day === today;
          return (
            <li key={day}>
              <Link
                to={dayPath(view, day, today)}
                rel={relOf(dayPath(view, day, today))}
                preventScrollReset
                aria-current={day === shown ? 'page' : undefined}
                className={`grid min-h-18 content-center justify-items-center rounded-control border border-line leading-none hover:border-edge aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-4 ${items?.length === 0 ? 'text-ink-soft' : 'bg-card'} ${isToday ? 'ring-2 ring-turmeric ring-offset-2 ring-offset-paper' : ''}`}
              >
                <span className="sr-only">
                  {formatDayLong(day)}
                  {isToday && ', today'}
                  {closed !== null && ', closed'}
                </span>
                <span aria-hidden="true" className="text-xs font-semibold sm:text-sm">
                  <span className="lg:hidden">
                    {isToday ? 'Today' : nameOfDay(day).slice(0, 3)}
                  </span>
                  <span className="max-lg:hidden">
                    {nameOfDay(day)}
                    {isToday && ' · today'}
                  </span>
                </span>
                <span
                  aria-hidden="true"
                  className={`mt-1 font-heading text-title-sm font-bold tabular-nums sm:text-title ${closed === null ? '' : 'line-through decoration-2'}`}
                >
                  {Number(day.slice(8))}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
