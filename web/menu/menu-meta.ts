import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import type { WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { inRegion, type RootData } from '#web/kitchen/business.ts';
import { loadedData } from '#web/platform/data/page-data.ts';
import type { PageSeo } from '#web/platform/seo.ts';
import { menuJsonLd } from '#web/site/structured-data/menu.ts';
import { type MenuView, mondayShown, viewPath } from './menu-view.ts';
import { DIET_WORDS, weekWords } from './menu-words.ts';
import { WEEKLY_MENU } from './queries.ts';

/** A menu that came with a page, and the day on which it did. */
type MenuThatCame = { week: WeeklyMenu; today: string };

/** The menu that came with the page, for what search engines read. */
export function menuIn(loaderData: unknown): MenuThatCame | null {
  const week = loadedData<WeeklyMenu>(loaderData, WEEKLY_MENU);
  const dates = loadedData<AvailableDates>(loaderData, 'tiffin', 'available-dates');
  return week && dates ? { week, today: dates.today } : null;
}

/**
 * What the page tells search engines. This week and the next, for each diet, have addresses of
 * their own; days and allergens are views of them, and other weeks are nobody's to find.
 */
export function menuSeo(
  view: MenuView,
  came: MenuThatCame | null,
  root: RootData | undefined,
): PageSeo {
  const { week, diet } = view;
  const path = viewPath({ ...view, day: null, without: [] });
  const whose = diet ? `${DIET_WORDS[diet]} menu` : 'Weekly menu';
  const when = came ? `${weekWords(mondayShown(view, came.today))}: ` : '';
  return {
    title: week === 'next' ? `${whose}, next week` : `${whose} of vegetarian tiffins`,
    description: `${when}what we cook, day by day, in our vegetarian kitchen${inRegion(root?.business)}. Sabji, dal, rice, rotis and sweets, with spice, allergens and what suits Jain food.`,
    path,
    picture: 'weekly-menu',
    ...(week !== 'this' && week !== 'next' && { noindex: true as const }),
    ...(came && { jsonLd: menuJsonLd(came.week, path, root?.origin ?? '') }),
  };
}
