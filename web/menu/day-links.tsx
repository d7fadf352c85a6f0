import { Link } from 'react-router';
import type { WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { addDays, formatDayLong, type IsoDay, mondayOf } from '#domain/platform/days.ts';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { dayPath, type MenuView, nameOfDay } from './menu-view.ts';

/** The seven days of the week that a day is in, Monday first. */
function daysOfWeek(day: IsoDay): IsoDay[] {
  const monday = mondayOf(day);
  return MENU_DAYS.map((_, at) => addDays(monday, at));
}

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

const DAYS = 7;
const DISHES = 6;

/** Room for the days of the week. */
export function DayLinksSkeleton() {
  return (
    <Skeleton label="Loading the days…" className="grid grid-cols-7 gap-1 sm:gap-2">
      {Array.from({ length: DAYS }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are alike and never move
        <Bone key={day} className="min-h-18 rounded-control" />
      ))}
    </Skeleton>
  );
}

/** Room for a day's heading, filters and dishes. */
export function DayMenuSkeleton() {
  return (
    <Skeleton label="Loading the menu…" className="mt-8 sm:mt-10">
      <span className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <Bone className="h-12 w-72" />
        <Bone className="h-12 w-64 rounded-full" />
      </span>
      <Bone className="mt-5 h-13 w-full max-w-sm rounded-full" />
      <span className="flex min-h-14 items-center">
        <Bone className="h-5 w-24" />
      </span>
      <span className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        {Array.from({ length: DISHES }, (_, dish) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike and never move
            key={dish}
            className="grid min-h-64 grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 rounded-card border border-line bg-card p-4 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-x-6 sm:p-6"
          >
            <Bone className="aspect-[240/200] w-full rounded-control" />
            <span className="grid gap-3">
              <Bone className="h-7 w-3/5" />
              <Bone className="h-4 w-full" />
              <Bone className="h-4 w-4/5" />
              <Bone className="h-6 w-40" />
              <Bone className="h-10 w-56" />
            </span>
          </span>
        ))}
      </span>
    </Skeleton>
  );
}
