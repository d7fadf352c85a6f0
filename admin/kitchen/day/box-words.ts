import { DIET_LABELS, DIETS } from '#admin/kitchen/labels/choices.ts';
import type { PlanCount } from '#contract/kitchen/cooking.ts';
import type { AdminTiffinOrder, KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import { countByPlan } from '#domain/kitchen/cooking.ts';
import { shortageText } from '#domain/tiffin/box-text.ts';

type Day = Pick<KitchenDay, 'boxes' | 'dishes'>;

/** What stands between the boxes that were sold and the menu, in sentences; each once. */
export type BoxProblems = {
  /** `Full Thali, Jain: 2 sabjis promised, the menu has 1.` */
  short: string[];
  /** Plans of which nobody has said what is in the box. */
  unsaid: { planName: string; planGroupId: string | null }[];
  /** Dishes that a box measures in another unit than the dish: both amounts stand in the list. */
  otherUnit: string[];
  /** Boxes are sold for a day that has no menu. */
  noMenu: boolean;
};

/** `8 Everyday Tiffin · 6 Full Thali (2 Jain)`: how many of each plan, and which of them are cooked differently. */
export function planCountsText(orders: readonly PlanCount[]): string {
  const counts = countByPlan(orders);
  return [...new Set(counts.map(({ planName }) => planName))]
    .map((planName) => {
      const ofPlan = counts.filter((count) => count.planName === planName);
      const total = ofPlan.reduce((sum, { quantity }) => sum + quantity, 0);
      const others = DIETS.filter((diet) => diet !== 'vegetarian').flatMap((diet) => {
        const quantity = ofPlan.find((count) => count.diet === diet)?.quantity ?? 0;
        return quantity > 0 ? `${quantity} ${DIET_LABELS[diet]}` : [];
      });
      return `${total} ${planName}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
    })
    .join(' · ');
}

/** `Full Thali`, `Full Thali, Jain`: whose box it is. */
export const boxName = ({ name, diet }: { name: string; diet: PlanCount['diet'] }): string =>
  diet === 'vegetarian' ? name : `${name}, ${DIET_LABELS[diet]}`;

/** What the kitchen must know of the boxes before it cooks, also those of a day that was closed. */
export function boxProblemsOf({ boxes, dishes }: Day): BoxProblems {
  if (boxes.length === 0) return { short: [], unsaid: [], otherUnit: [], noMenu: false };
  const noMenu = dishes.length === 0;
  const unsaid = boxes.filter(({ isSaid }) => !isSaid);
  return {
    short: noMenu
      ? []
      : boxes.flatMap((box) =>
          box.short.map((shortage) => `${boxName(box)}: ${shortageText(shortage)}.`),
        ),
    unsaid: [...new Map(unsaid.map((box) => [box.planName, box])).values()].map(
      ({ planName, planGroupId }) => ({ planName, planGroupId }),
    ),
    otherUnit: boxes.flatMap((box) =>
      box.otherUnit.map(
        (place) =>
          `${boxName(box)} measures ${dishes[place]?.name ?? 'a dish'} in another unit than its portion is: cook both amounts.`,
      ),
    ),
    noMenu,
  };
}

/** What the cook has to read about an order, one line each, nothing twice. */
export const instructionsOf = (
  order: Pick<AdminTiffinOrder, 'standingNote' | 'specialInstructions'>,
): string[] => [
  ...new Set(
    [order.standingNote, order.specialInstructions ?? '']
      .map((words) => words.trim())
      .filter(Boolean),
  ),
];

/** `Its dishes contain wheat, milk.`: what the kitchen has written down, beside what somebody cannot eat. */
export const containsText = (contains: readonly string[]): string =>
  contains.length > 0
    ? `Its dishes contain ${contains.join(', ')}.`
    : 'No allergens are written down for its dishes.';
