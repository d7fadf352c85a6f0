import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { CateringMenu, CateringPlan, MenuOption } from '#contract/catering/menu.ts';
import { MENU_FIELDS, type MenuField } from '#contract/catering/menu-fields.ts';
import { countDishes, MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { dishesIncluded, includesShrikhand } from '#domain/catering/menu.ts';
import { plural } from '#domain/platform/plural.ts';
import { chosenPlan, type InquiryInputs } from '#web/catering/wizard/inquiry-form.ts';

type Menu = Pick<CateringMenu, 'categories'>;
type Plan = Pick<CateringPlan, 'features'>;

/** The options of a category; none for one that the kitchen has emptied. */
export const optionsOf = (menu: Menu, category: MenuCategory): readonly MenuOption[] =>
  menu.categories.find((one) => one.category === category)?.options ?? [];

/** How many dishes of a category are chosen: as many as the plan includes and the menu has, or one. */
export const dishesToChoose = (
  category: MenuCategory,
  plan: Plan | undefined,
  menu: Menu,
): number => {
  const included = dishesIncluded(category, plan?.features ?? []);
  return Math.max(1, Math.min(included, optionsOf(menu, category).length));
};

/**
 * The dishes of a category that count with a plan, in the order of the menu. The form keeps what was
 * chosen for a plan with more of them, for whoever goes back to it.
 */
export function dishesOf(
  typed: Partial<Pick<InquiryInputs, MenuField>>,
  category: MenuCategory,
  plan: Plan | undefined,
  menu: Menu,
): MenuOption[] {
  const options = optionsOf(menu, category);
  const offered = (typed[MENU_FIELDS[category]] ?? []).filter((chosen) =>
    options.some(({ id }) => id === chosen),
  );
  const counted = new Set(offered.slice(0, dishesToChoose(category, plan, menu)));
  return options.filter(({ id }) => counted.has(id));
}

/** What is missing in a category, in words; null when as many dishes are chosen as the plan includes. */
export function dishProblem(
  category: MenuCategory,
  typed: Partial<Pick<InquiryInputs, MenuField | 'selectedPlan'>>,
  { plans, menu }: { plans: readonly CateringPlan[]; menu: Menu },
): string | null {
  const plan = typed.selectedPlan && chosenPlan({ selectedPlan: typed.selectedPlan }, plans);
  if (category === 'shrikhand' && !(plan && includesShrikhand(plan.features))) return null;
  const wanted = dishesToChoose(category, plan, menu);
  const chosen = dishesOf(typed, category, plan, menu).length;
  const missing = wanted - chosen;
  if (missing <= 0) return null;
  const one = MENU_CATEGORY_LABELS[category].toLowerCase();
  if (wanted === 1) return `Please select a ${one}.`;
  if (chosen === 0) return `Please select ${countDishes(missing, category)}.`;
  return plural(
    missing,
    `Please select one more ${one}.`,
    `Please select ${missing} more of the ${countDishes(wanted, category)}.`,
  );
}
