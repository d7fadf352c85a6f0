import { Ban, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { relOf } from '#domain/site/crawled-addresses.ts';
import { Icon } from '#web/platform/ui/icon.tsx';
import { allergenPath, allergensOf, leavesOut } from './filter-dishes.ts';
import { type MenuView, STRICT_DIETS, type StrictDiet, viewPath } from './menu-view.ts';
import { DIET_WORDS, lowerFirst } from './menu-words.ts';

const PILL =
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
            to={viewPath({ ...view, diet })}
            rel={relOf(viewPath({ ...view, diet }))}
            preventScrollReset
            aria-current={view.diet === diet ? 'true' : undefined}
            className={`${PILL} max-sm:px-2.5 max-sm:text-sm`}
          >
            {diet ? DIET_WORDS[diet] : 'All'}
          </Link>
        ))}
      </nav>
      {allergens.length > 0 && (
        <details
          open={open}
          className="group min-w-0 rounded-card border border-edge open:basis-full sm:open:basis-auto sm:open:grow"
        >
          <summary
            className={`${PILL} min-h-13 w-full cursor-pointer list-none group-open:justify-start max-sm:gap-1 max-sm:px-2.5 max-sm:text-sm`}
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
                className={`${PILL} border border-edge aria-[current]:border-ink`}
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
