import type { CateringMenu, MenuOption } from '#contract/catering-menu.ts';
import type { MenuCategory } from '#contract/inquiry-menu.ts';
import { type Choices, defaultChoices, includesShrikhand } from '#domain/catering-menu.ts';
import { estimateOf } from '#domain/catering-price.ts';
import type { NamedPlan } from '#web/catering/plan-names.ts';
import {
  chosenPlan,
  type InquiryTyped,
  MENU_FIELDS,
  type MenuField,
  readGuests,
} from './inquiry-form.ts';

/** What can be chosen from. */
export type Catalogue = { plans: readonly NamedPlan[]; menu: CateringMenu };

type Chosen = Pick<InquiryTyped, MenuField>;

/** The options of a category; none for one that the kitchen has emptied. */
export const optionsOf = (menu: CateringMenu, category: MenuCategory): readonly MenuOption[] =>
  menu.categories.find((one) => one.category === category)?.options ?? [];

const CATEGORIES = Object.keys(MENU_FIELDS) as MenuCategory[];

/** The options that are chosen, as far as they are on the menu. */
export function choicesOf(typed: Chosen, menu: CateringMenu): Choices {
  return Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const id = typed[MENU_FIELDS[category]];
      const option = optionsOf(menu, category).find((one) => one.id === id);
      return option ? [[category, option]] : [];
    }),
  );
}

/** The default of each category where nothing is chosen yet, by field (decisions 30). */
export function missingChoices(typed: Chosen, menu: CateringMenu): Partial<Chosen> {
  const defaults = defaultChoices(menu);
  return Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const field = MENU_FIELDS[category];
      const option = defaults[category];
      return typed[field] === '' && option ? [[field, option.id]] : [];
    }),
  );
}

/** What was chosen before and is no longer on offer. */
export type Gone = { plan: boolean; categories: MenuCategory[] };

/** Looks for choices that the kitchen has taken away since they were made; null when all stand. */
export function goneFrom(
  { plans, menu }: Catalogue,
  typed: Pick<InquiryTyped, MenuField | 'selectedPlan'>,
): Gone | null {
  const plan = typed.selectedPlan.id !== '' && !chosenPlan(typed, plans);
  const categories = CATEGORIES.filter((category) => {
    const id = typed[MENU_FIELDS[category]];
    return id !== '' && !optionsOf(menu, category).some((option) => option.id === id);
  });
  return plan || categories.length > 0 ? { plan, categories } : null;
}

/** What the form comes to so far; null before a plan and a number of guests are there. */
export function estimateOfForm(typed: InquiryTyped, { plans, menu }: Catalogue) {
  const plan = chosenPlan(typed, plans);
  const guests = readGuests(typed.numberOfGuests);
  if (!plan || !(guests >= 1 && guests <= MOST_GUESTS)) return null;
  const extras = { roti: typed.extraRoti, puri: typed.extraPuri };
  const choices = choicesOf(typed, menu);
  return {
    plan,
    guests,
    extras,
    choices: includesShrikhand(plan.features) ? choices : { ...choices, shrikhand: undefined },
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
