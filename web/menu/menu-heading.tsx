import { Ban, ChevronDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MenuItem, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { relOf } from '#domain/platform/crawled-urls.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { useHydrated } from '#web/platform/ui/browser-fact.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { thaliOf } from './day-thali.ts';
import { allergenPath, allergensOf, leavesOut } from './filter-dishes.ts';
import { DIET_LABELS, lowerFirst, weekText } from './menu-text.ts';
import {
  type MenuView,
  type MenuWeek,
  menuViewPath,
  mondayShown,
  STRICT_DIETS,
  type StrictDiet,
  weekPath,
} from './menu-view.ts';

/** What the page is, which week it shows, and the day's dishes on one plate. */
export function MenuHeading({
  view,
  today,
  items,
}: {
  view: MenuView;
  /** Absent while it is not known. */
  today?: IsoDay | undefined;
  items: readonly MenuItem[];
}) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-x-4 pt-4 pb-4 sm:grid-cols-[minmax(0,1fr)_15rem] sm:gap-x-10 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="sm:self-end">
        <h1 className="text-page">Weekly menu</h1>
        <p className="mt-2 max-w-text text-ink-soft sm:mt-3 sm:text-lg">
          All vegetarian, and cooked the morning you eat it.
        </p>
      </div>
      <div className="thali-still sm:row-span-2">
        <Drawing of={thaliOf(items, view.diet)} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 max-sm:col-span-2 sm:gap-4 sm:self-start">
        <WeekLinks view={view} today={today} />
        <PrintButton />
      </div>
    </header>
  );
}

const PILL =
  'grid min-h-12 content-center justify-items-center rounded-full px-2 leading-tight font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:rounded-full aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-2 sm:px-5';

/** The present week and the next; another week, which an address can name, beside them. */
function WeekLinks({ view, today }: { view: MenuView; today?: IsoDay | undefined }) {
  const monday = today && mondayShown(view, today);
  const offered: [MenuWeek, string][] = [
    ['this', 'This week'],
    ['next', 'Next week'],
  ];
  const isOffered = today && offered.some(([week]) => mondayShown({ week }, today) === monday);
  const weeks: [MenuWeek, string][] =
    monday && !isOffered ? [...offered, [monday, 'Another week']] : offered;
  return (
    <nav
      aria-label="Weeks"
      className="flex rounded-full border border-line bg-sunken p-1 max-sm:grow"
    >
      {weeks.map(([week, name]) => (
        <Link
          key={week}
          to={weekPath(view, week)}
          rel={relOf(weekPath(view, week))}
          preventScrollReset
          aria-current={today && mondayShown({ week }, today) === monday ? 'true' : undefined}
          className={`${PILL} max-sm:grow`}
        >
          {name}
          <span className="text-xs font-normal tabular-nums">
            {today ? weekText(mondayShown({ week }, today)) : '\u00a0'}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** All seven days on paper. Only a program can print; without one the button stays away. */
function PrintButton() {
  const hydrated = useHydrated();
  return (
    <Button
      kind="plain"
      size="small"
      onClick={() => window.print()}
      className={`no-underline! hover:underline! max-sm:size-12 max-sm:px-0! ${hydrated ? '' : 'invisible'}`}
    >
      <Icon of={Printer} /> <span className="max-sm:sr-only">Print the whole week</span>
    </Button>
  );
}

const FILTER_PILL =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:rounded-full aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-2';

/**
 * What narrows a day: links, each to the address of what it shows, so that they work before the
 * program has loaded. Allergens are those of the week, and stay left out from day to day.
 */
export function MenuFilters({ view, week }: { view: MenuView; week: WeeklyMenu }) {
  const diets: (StrictDiet | null)[] = [null, ...STRICT_DIETS];
  const allergens = allergensOf(week);
  const out = allergens.filter((allergen) => leavesOut(view, allergen)).length;
  // How it begins; from then on it is the reader's, also when nothing is left out any more.
  const [open] = useState(out > 0);
  return (
    <div className="mt-3 flex flex-wrap items-start gap-2 sm:mt-4 sm:gap-3">
      <nav aria-label="Diet" className="flex rounded-full border border-line bg-sunken p-1">
        {diets.map((diet) => (
          <Link
            key={diet ?? 'everything'}
            to={menuViewPath({ ...view, diet })}
            rel={relOf(menuViewPath({ ...view, diet }))}
            preventScrollReset
            aria-current={view.diet === diet ? 'true' : undefined}
            className={`${FILTER_PILL} max-sm:px-2.5 max-sm:text-sm`}
          >
            {diet ? DIET_LABELS[diet] : 'All'}
          </Link>
        ))}
      </nav>
      {allergens.length > 0 && (
        <details
          open={open}
          className="group min-w-0 rounded-card border border-edge open:basis-full sm:open:basis-auto sm:open:grow"
        >
          <summary
            className={`${FILTER_PILL} min-h-13 w-full cursor-pointer list-none group-open:justify-start max-sm:gap-1 max-sm:px-2.5 max-sm:text-sm`}
          >
            <Icon of={Ban} className="size-4.5 max-sm:hidden" />
            <span>
              <span className="max-sm:sr-only">Leave out </span>
              <span className="inline-block max-sm:first-letter:uppercase">allergens</span>
              {out > 0 && ` (${out})`}
            </span>
            <Icon of={ChevronDown} className="size-4.5 group-open:rotate-180" />
          </summary>
          <nav aria-label="Allergens to leave out" className="flex flex-wrap gap-2 px-3 pt-1 pb-3">
            {allergens.map((allergen) => (
              <Link
                key={allergen}
                to={allergenPath(view, allergen)}
                rel={relOf(allergenPath(view, allergen))}
                preventScrollReset
                aria-current={leavesOut(view, allergen) ? 'true' : undefined}
                className={`${FILTER_PILL} border border-edge aria-[current]:border-ink`}
              >
                No {lowerFirst(allergen)}
              </Link>
            ))}
          </nav>
        </details>
      )}
    </div>
  );
}
