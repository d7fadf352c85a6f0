import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { CateringMenu, CateringPlan } from '#contract/catering/menu.ts';
import { MENU_FIELDS, type MenuField } from '#contract/catering/menu-fields.ts';
import { type Choices, defaultChoices, servedChoices } from '#domain/catering/menu.ts';
import { estimateOf } from '#domain/catering/price.ts';
import { chosenPlan, type InquiryInputs, readGuests } from '#web/catering/wizard/inquiry-form.ts';
import { dishesOf, optionsOf } from './dishes.ts';

/** What can be chosen from. */
export type CateringCatalogue = { plans: readonly CateringPlan[]; menu: CateringMenu };

type ChosenDishes = Pick<InquiryInputs, MenuField>;

const CATEGORIES = Object.keys(MENU_FIELDS) as MenuCategory[];

/** The dishes that are chosen, as far as they are on the menu and the plan includes so many. */
export function choicesOf(
  typed: ChosenDishes,
  menu: CateringMenu,
  plan: Pick<CateringPlan, 'features'> | undefined,
): Choices {
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, dishesOf(typed, category, plan, menu)]),
  );
}

/** The default of each category where nothing is chosen yet, by field. */
export function missingChoices(typed: ChosenDishes, menu: CateringMenu): Partial<ChosenDishes> {
  const defaults = defaultChoices(menu);
  return Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const field = MENU_FIELDS[category];
      const chosen = defaults[category]?.map(({ id }) => id);
      return typed[field].length === 0 && chosen ? [[field, chosen]] : [];
    }),
  );
}

/** What was chosen before and is no longer on offer. */
export type WithdrawnChoices = { plan: boolean; categories: MenuCategory[] };

/** Those of the chosen dishes of a category that are on the menu. */
export const stillOffered = (
  chosen: readonly string[],
  category: MenuCategory,
  menu: CateringMenu,
): string[] => chosen.filter((id) => optionsOf(menu, category).some((option) => option.id === id));

/** Looks for choices that the kitchen has taken away since they were made; null when all stand. */
export function withdrawnChoicesOf(
  { plans, menu }: CateringCatalogue,
  typed: Pick<InquiryInputs, MenuField | 'selectedPlan'>,
): WithdrawnChoices | null {
  const plan = typed.selectedPlan.id !== '' && !chosenPlan(typed, plans);
  const categories = CATEGORIES.filter((category) => {
    const field = MENU_FIELDS[category];
    return stillOffered(typed[field], category, menu).length < typed[field].length;
  });
  return plan || categories.length > 0 ? { plan, categories } : null;
}

/** What the form comes to so far; null before a plan and a number of guests are there. */
export function estimateOfForm(typed: InquiryInputs, { plans, menu }: CateringCatalogue) {
  const plan = chosenPlan(typed, plans);
  const guests = readGuests(typed.numberOfGuests);
  if (!plan || !(guests >= 1 && guests <= MOST_GUESTS)) return null;
  const extras = { roti: typed.extraRoti, puri: typed.extraPuri };
  const choices = servedChoices(plan.features, choicesOf(typed, menu, plan));
  return {
    plan,
    guests,
    extras,
    choices,
    ...estimateOf({
      plan,
      guests,
      services: typed.cateringService,
      choices,
      extras,
      extraPrices: menu,
    }),
  };
}

export type FormEstimate = NonNullable<ReturnType<typeof estimateOfForm>>;

/** The most guests that the API takes in one inquiry. */
const MOST_GUESTS = 10_000;
