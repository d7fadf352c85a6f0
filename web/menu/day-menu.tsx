import { Link } from 'react-router';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import type { MenuDay, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { relOf } from '#domain/site/crawled-addresses.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { ClosedDay, EmptyDay, NothingLeft } from './day-states.tsx';
import { DishCards } from './dish-cards.tsx';
import { fittingDishes } from './filter-dishes.ts';
import { DAY_HEADING, focusDay } from './focus-day.ts';
import { MenuFilters } from './menu-filters.tsx';
import { clearedPath, isFiltered, type MenuView } from './menu-view.ts';
import { countWords } from './menu-words.ts';
import { OrderLine } from './order-line.tsx';

/** One day of the menu, whatever there is of it. */
export function DayMenu({
  view,
  week,
  day,
  dates,
  onRefresh,
}: {
  view: MenuView;
  week: WeeklyMenu;
  day: MenuDay;
  dates: AvailableDates;
  /** Looks for news of the menu; answers why it could not. */
  onRefresh: () => Promise<Error | null>;
}) {
  const [weekday, date] = formatDayLong(day.date).split(', ');
  const { today } = dates;
  const content = () => {
    if (day.closed !== null) return <ClosedDay view={view} week={week} day={day} today={today} />;
    if (day.items.length === 0)
      return <EmptyDay view={view} day={day} today={today} onRefresh={onRefresh} />;
    return <Dishes view={view} week={week} day={day} />;
  };
  return (
    <section aria-labelledby={DAY_HEADING} className="mt-8 sm:mt-10">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <h2 id={DAY_HEADING} tabIndex={-1} className="text-section">
          {weekday}{' '}
          <span className="font-sans text-lg leading-tight font-normal tracking-normal whitespace-nowrap text-ink-soft max-sm:block sm:ms-2">
            {date}
          </span>
        </h2>
        {day.items.length > 0 && <OrderLine view={view} day={day.date} dates={dates} />}
      </div>
      {content()}
    </section>
  );
}

function Dishes({ view, week, day }: { view: MenuView; week: WeeklyMenu; day: MenuDay }) {
  const fitting = fittingDishes(day.items, view);
  return (
    <>
      <MenuFilters view={view} week={week} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 sm:min-h-14">
        <p className="min-w-0 text-ink-soft wrap-anywhere">
          {countWords(fitting.length, day.items.length, view)}
        </p>
        {isFiltered(view) && (
          <Link
            to={clearedPath(view)}
            rel={relOf(clearedPath(view))}
            preventScrollReset
            onClick={focusDay}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Clear filters
          </Link>
        )}
      </div>
      {fitting.length === 0 ? <NothingLeft view={view} /> : <DishCards items={fitting} />}
    </>
  );
}
