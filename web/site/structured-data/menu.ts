import type {
  MenuItem as MenuItemJsonLd,
  MenuLeaf,
  NutritionInformation,
  RestrictedDiet,
} from 'schema-dts';
import type { MenuItem, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { formatDayLong } from '#domain/platform/days.ts';

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
