import type { KitchenDay } from '#contract/tiffin/desk/tiffin-orders.ts';
import { shortageWords } from '#domain/tiffin/box-words.ts';
import { boxName } from './plan-words.ts';

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

/** What the kitchen must know of the boxes before it cooks, also those of a day that was closed. */
export function boxProblemsOf({ boxes, dishes }: Day): BoxProblems {
  if (boxes.length === 0) return { short: [], unsaid: [], otherUnit: [], noMenu: false };
  const noMenu = dishes.length === 0;
  const unsaid = boxes.filter(({ isSaid }) => !isSaid);
  return {
    short: noMenu
      ? []
      : boxes.flatMap((box) =>
          box.short.map((shortage) => `${boxName(box)}: ${shortageWords(shortage)}.`),
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
