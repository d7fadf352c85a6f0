import type {
  MenuItem as MenuItemJsonLd,
  MenuLeaf,
  NutritionInformation,
  RestrictedDiet,
} from 'schema-dts';
import type { MenuItem, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { inRegion, type RootData } from '#web/kitchen/business.ts';
import type { PageSeo } from '#web/kitchen/seo.ts';
import { loadedData } from '#web/platform/data/page-data.ts';
import { WEEKLY_MENU } from './menu-queries.ts';
import { DIET_LABELS, weekText } from './menu-text.ts';
import { type MenuView, menuViewPath, mondayShown } from './menu-view.ts';

/** A menu that came with a page, and the day on which it did. */
type LoadedMenu = { week: WeeklyMenu; today: string };

/** The menu that came with the page, for what search engines read. */
export function menuIn(loaderData: unknown): LoadedMenu | null {
  const week = loadedData<WeeklyMenu>(loaderData, WEEKLY_MENU);
  const dates = loadedData<AvailableDates>(loaderData, 'tiffin', 'available-dates');
  return week && dates ? { week, today: dates.today } : null;
}

/** What the kitchen's words for nutrition are in schema.org's; others have none there. */
const NUTRIENTS = {
  calories: 'calories',
  protein: 'proteinContent',
  carbohydrates: 'carbohydrateContent',
  carbs: 'carbohydrateContent',
  fat: 'fatContent',
  fibre: 'fiberContent',
  fiber: 'fiberContent',
  sugar: 'sugarContent',
  sodium: 'sodiumContent',
} as const satisfies Record<string, keyof Exclude<NutritionInformation, string>>;

/** Everything here is vegetarian; Swaminarayan food is also Hindu in the sense of schema.org. */
const DIETS: Record<MenuItem['dietaryType'], RestrictedDiet[]> = {
  veg: ['https://schema.org/VegetarianDiet'],
  jain: ['https://schema.org/VegetarianDiet'],
  swaminarayan: ['https://schema.org/VegetarianDiet', 'https://schema.org/HinduDiet'],
};

function nutrition(info: MenuItem['nutritionalInfo']): NutritionInformation | null {
  const known = Object.entries(info).flatMap(([name, value]) => {
    const property = NUTRIENTS[name.toLowerCase() as keyof typeof NUTRIENTS];
    return property ? [[property, value] as const] : [];
  });
  if (known.length === 0) return null;
  return { '@type': 'NutritionInformation', ...Object.fromEntries(known) };
}

function itemJsonLd(item: MenuItem, origin: string): MenuItemJsonLd {
  const facts = nutrition(item.nutritionalInfo);
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description && { description: item.description }),
    ...(item.imageUrl && { image: origin + item.imageUrl }),
    suitableForDiet: DIETS[item.dietaryType],
    ...(facts && { nutrition: facts }),
  };
}

/** A week's menu: a section for each day on which something is cooked. */
export function menuJsonLd({ menuByDay }: WeeklyMenu, path: string, origin: string): MenuLeaf {
  const cooked = Object.values(menuByDay).filter(({ items }) => items.length > 0);
  return {
    '@type': 'Menu',
    '@id': `${origin}${path}#menu`,
    name: 'Weekly menu',
    url: origin + path,
    inLanguage: 'en-CA',
    hasMenuSection: cooked.map(({ date, items }) => ({
      '@type': 'MenuSection',
      name: formatDayLong(date),
      hasMenuItem: items.map((item) => itemJsonLd(item, origin)),
    })),
  };
}

/**
 * What the page tells search engines. This week and the next, for each diet, have addresses of
 * their own; days and allergens are views of them, and other weeks are nobody's to find.
 */
export function menuSeo(
  view: MenuView,
  came: LoadedMenu | null,
  root: RootData | undefined,
): PageSeo {
  const { week, diet } = view;
  const path = menuViewPath({ ...view, day: null, without: [] });
  const whose = diet ? `${DIET_LABELS[diet]} menu` : 'Weekly menu';
  const when = came ? `${weekText(mondayShown(view, came.today))}: ` : '';
  return {
    title: week === 'next' ? `${whose}, next week` : `${whose} of vegetarian tiffins`,
    description: `${when}what we cook each day in our vegetarian kitchen${inRegion(root?.business)}. Sabji, dal, rice, rotis and sweets, with allergens and what suits Jain food.`,
    path,
    picture: 'weekly-menu',
    ...(week !== 'this' && week !== 'next' && { noindex: true as const }),
    ...(came && { jsonLd: menuJsonLd(came.week, path, root?.origin ?? '') }),
  };
}
