import type { MenuCategory, MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { CateringMenu, MenuOption } from '#contract/catering/menu.ts';
import { MOST_DISHES } from '#contract/catering/most-dishes.ts';

type Feature = { text: string; isActive: boolean };

/** How a plan's features name each category, in English and as the cooks say it. */
const NAMED: Record<MenuCategory, RegExp> = {
  sabji: /\b(?:sabjis?|sabzis?|shaaks?|curry|curries)\b/i,
  sweet: /\b(?:sweets?|mithais?|desserts?)\b/i,
  shrikhand: /\bshrikhands?\b/i,
  salad: /\b(?:salads?|raitas?)\b/i,
  dal: /\b(?:da+ls?|kadhis?)\b/i,
  roti: /\b(?:rotis?|rotlis?|chapatis?|puris?)\b/i,
  rice: /\b(?:rice|pulavs?|pulaos?|biryanis?)\b/i,
};

/** What one serving of each category is counted in. */
const UNITS: Record<MenuCategory, string> = {
  sabji: 'servings',
  sweet: 'pieces',
  shrikhand: 'cups',
  salad: 'servings',
  dal: 'bowls',
  roti: 'pieces',
  rice: 'servings',
};

/** A number that counts food: `for 100 guests` counts people. */
const NUMBER = /\b\d+(?:\.\d{1,2})?\b(?!\s*(?:guests|people|persons|pax)\b)/g;

/** What stands between one dish of a feature and the next. */
const BETWEEN_DISHES = /[,;+&\n]|\band\b|\bwith\b|\bplus\b/i;

/**
 * The per-guest number of one feature in hundredths: in the part that names the dish, the number
 * before its name, else the first one after it; null when that part has none (`2 sabjis, dal and
 * 3 rotis per guest`, `Rotis: 4 each`).
 */
function numberIn(text: string, named: RegExp): number | null {
  for (const part of text.split(BETWEEN_DISHES)) {
    const at = part.search(named);
    if (at < 0) continue;
    const before = part.slice(0, at).match(NUMBER)?.at(-1);
    const after = part.slice(at).match(NUMBER)?.[0];
    const found = before ?? after;
    if (found !== undefined) return Math.round(Number(found) * 100);
  }
  return null;
}

/**
 * How many servings of a category each guest gets, in hundredths: the number found in the text of
 * the plan's active features, 1 when there is none (docs/rules.md#servings-and-dishes).
 */
export function perGuestHundredths(category: MenuCategory, features: readonly Feature[]): number {
  for (const { text, isActive } of features) {
    const found = isActive ? numberIn(text, NAMED[category]) : null;
    if (found !== null) return found;
  }
  return 100;
}

/**
 * How many different dishes of a category a plan includes: as many as each guest gets servings of it,
 * and at least one. Bread is counted by the piece: four rotis are four of one kind.
 */
export function dishesIncluded(category: MenuCategory, features: readonly Feature[]): number {
  if (category === 'roti') return 1;
  const whole = Math.floor(perGuestHundredths(category, features) / 100);
  return Math.min(Math.max(whole, 1), MOST_DISHES);
}

/**
 * Servings of one dish for all guests where its category is shared among so many dishes; a part of
 * one is a whole one, so that nobody goes short.
 */
export function servingsFor(
  category: MenuCategory,
  guests: number,
  features: readonly Feature[],
  dishes = 1,
): number {
  return Math.ceil((perGuestHundredths(category, features) * guests) / (100 * dishes));
}

/**
 * Whether a plan comes with shrikhand: one of its active features mentions it
 * (docs/rules.md#the-catering-menu).
 */
export function includesShrikhand(features: readonly Feature[]): boolean {
  return features.some(({ text, isActive }) => isActive && NAMED.shrikhand.test(text));
}

/** The categories that are chosen from with a plan, in the menu's order. */
export function categoriesOf(
  features: readonly Feature[],
  all: readonly MenuCategory[],
): MenuCategory[] {
  const withShrikhand = includesShrikhand(features);
  return all.filter((category) => category !== 'shrikhand' || withShrikhand);
}

/** What calculating needs of an option that was chosen. */
type Dish = Pick<MenuOption, 'name' | 'surcharge'>;

/** The dishes that are chosen of each category, in the order of the menu. */
export type Choices<Chosen extends Dish = MenuOption> = Partial<
  Record<MenuCategory, readonly Chosen[]>
>;

/** All dishes that are chosen. */
export const chosenDishes = <Chosen extends Dish>(choices: Choices<Chosen>): Chosen[] =>
  Object.values(choices).flat();

/** The choices that count with a plan: no shrikhand where it includes none. */
export function servedChoices<Chosen extends Dish>(
  features: readonly Feature[],
  choices: Choices<Chosen>,
): Choices<Chosen> {
  const { shrikhand, ...others } = choices;
  return includesShrikhand(features) ? choices : others;
}

/** Capitals, accents, spaces and punctuation make no other dish: `Peas Pulav` is `peas-pulav`. */
const spelt = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The option that an id, a name or another spelling means (docs/rules.md#the-catering-menu);
 * undefined when none does.
 */
export function findOption(
  options: readonly MenuOption[],
  written: string,
): MenuOption | undefined {
  const wanted = spelt(written);
  return (
    options.find(({ id }) => id === written) ??
    options.find(({ name }) => spelt(name) === wanted) ??
    options.find(({ spellings }) => spellings.some((spelling) => spelt(spelling) === wanted))
  );
}

/** The choices that a menu begins with: each category's default, or its first where none is marked. */
export function defaultChoices({ categories }: Pick<CateringMenu, 'categories'>): Choices {
  return Object.fromEntries(
    categories.flatMap(({ category, options }) => {
      const chosen = options.find(({ isDefault }) => isDefault) ?? options[0];
      return chosen ? [[category, [chosen]]] : [];
    }),
  );
}

export type Extras = { roti: number; puri: number };

/**
 * The menu for the whole party: a line for each dish, among which the servings of its category are
 * shared, and for the extra rotis and puris. A category that the plan does not
 * have is left out.
 */
export function calculateMenu(
  features: readonly Feature[],
  guests: number,
  choices: Choices<Dish>,
  extras: Extras,
): MenuLine[] {
  const served = servedChoices(features, choices);
  const lines = (Object.keys(NAMED) as MenuCategory[]).flatMap((category): MenuLine[] => {
    const dishes = served[category] ?? [];
    return dishes.map(({ name, surcharge }) => ({
      item: name,
      quantity: servingsFor(category, guests, features, dishes.length),
      category,
      unit: UNITS[category],
      specialNote: surcharge > 0 ? surchargeText(surcharge) : null,
    }));
  });
  const extra = (item: string, quantity: number): MenuLine[] =>
    quantity > 0
      ? [{ item, quantity, category: 'extra', unit: 'pieces', specialNote: 'On top of the plan' }]
      : [];
  return [...lines, ...extra('Extra roti', extras.roti), ...extra('Extra puri', extras.puri)];
}

/** What is cooked, by itself: `Plain Shrikhand`, whose choices are called by their flavour alone. */
export const dishOf = ({ item, category }: Pick<MenuLine, 'item' | 'category'>): string =>
  category === 'shrikhand' && !/shrikhand/i.test(item) ? `${item} Shrikhand` : item;

/** `+$1.00 per guest` */
export function surchargeText(cents: number): string {
  return `+$${(cents / 100).toFixed(2)} per guest`;
}

/** How many pieces and servings are in a menu. */
export function countItems(menu: readonly MenuLine[]): number {
  return menu.reduce((total, { quantity }) => total + quantity, 0);
}
