import { Diet } from '#contract/account/diet.ts';
import type {
  BoxToPack,
  DishAmount,
  DishToCook,
  Measure,
  PlanCount,
} from '#contract/kitchen/cooking.ts';
import type { Box } from '#contract/tiffin/box.ts';
import type { Weekday } from '#domain/platform/days.ts';
import { type FilledBox, fillBox, type MenuDish } from '../tiffin/box.ts';

/** An order with what was sold: `box` is null where nobody has said what is in it. */
export type SoldBox = {
  id: string;
  planName: string;
  planGroupId: string | null;
  /** `weekly`; tells boxes of one plan apart that hold different things. */
  cycle: string;
  box: Box | null;
  diet: Diet;
  quantity: number;
  /** Nothing is left to cook for it. */
  isCookedAlready: boolean;
};

/** What the codes of boxes are made of, whatever is booked: who came first is first. */
export type KnownBoxes = {
  planNames: readonly string[];
  /** What is in the boxes that somebody has bought. */
  sold: readonly Pick<SoldBox, 'planName' | 'box'>[];
};

/** What is served on the day, and the boxes that the kitchen knows. */
type CookingDay = { menu: readonly MenuDish[]; weekday: Weekday; known: KnownBoxes };

/** What a day needs: all of its boxes, those that are still to be packed, and the dishes for these. */
export type DayCooking = { dishes: DishToCook[]; boxes: BoxToPack[]; toPack: BoxToPack[] };

/** Measures added up, one for each unit, in the order in which units were met. */
function sumOf(measures: readonly Measure[]): Measure[] {
  const sums = new Map<Measure['unit'], number>();
  for (const { amount, unit } of measures) sums.set(unit, (sums.get(unit) ?? 0) + amount);
  return [...sums].map(([unit, amount]) => ({ amount, unit }));
}

/** So many times a measure. */
const timesMeasure = ({ amount, unit }: Measure, times: number): Measure => ({
  amount: amount * times,
  unit,
});

/**
 * What a day needs: the boxes to pack and, from them, how much of each dish of the menu to cook.
 * Everything cooked goes into a box, and every box is packed from what was cooked. What is cooked
 * already is in the boxes of the day, and nothing is cooked for it again.
 */
export function workOutCooking(
  sold: readonly SoldBox[],
  { menu, weekday, known }: CookingDay,
): DayCooking {
  const left = sold.filter(({ isCookedAlready }) => !isCookedAlready);
  // What is sold is known as well, behind all else.
  const onDay = { menu, weekday, known: { ...known, sold: [...known.sold, ...sold] } };
  const packing = packingOn(onDay);
  const labels = { packing, codeOf: codesOf(onDay, packing), menu };
  const boxes = boxesOf(sold, labels);
  const toPack = boxesOf(left, labels);
  const dishes = menu.map((dish, place) => {
    const ofDiet = (diet: Diet) =>
      dishAmountOf(
        toPack.filter((box) => box.diet === diet),
        place,
      );
    const byDiet = {
      vegetarian: ofDiet('vegetarian'),
      jain: ofDiet('jain'),
      swaminarayan: ofDiet('swaminarayan'),
    };
    const { name, course } = dish;
    return { name, course, ...dishAmountOf(toPack, place), byDiet };
  });
  return { dishes, boxes, toPack };
}

/** All that boxes need of the dish at a place of the menu. */
function dishAmountOf(boxes: readonly BoxToPack[], place: number): DishAmount {
  const taken = boxes.flatMap(({ fillings, quantity }) =>
    fillings.filter((filling) => filling.place === place).map((one) => ({ ...one, quantity })),
  );
  return {
    portions: taken.reduce((sum, { quantity }) => sum + quantity, 0),
    amounts: sumOf(taken.map((one) => timesMeasure(one, one.quantity))),
  };
}

/** What a box holds on the day. Boxes of one plan whose content is the same text are packed alike. */
type Packing = { filled: FilledBox; content: string };
type PackingOf = (box: Box | null, diet: Diet) => Packing;

/** Fills each kind of box once, however many of it are sold. */
function packingOn({ menu, weekday }: CookingDay): PackingOf {
  const kinds = new Map<string, Packing>();
  return (box, diet) => {
    const kind = JSON.stringify([diet, box]);
    const known = kinds.get(kind);
    if (known) return known;
    const filled = fillBox(box, { menu, diet, weekday });
    const packing = { filled, content: JSON.stringify([diet, box === null, filled]) };
    kinds.set(kind, packing);
    return packing;
  };
}

const DIET_LETTERS: Record<Diet, string> = { vegetarian: 'V', jain: 'J', swaminarayan: 'S' };

/** So many letters of a word are still an abbreviation of it. */
const MOST_LETTERS = 4;

/** `Full Thali` is F, FT, FTH, FTHA or FTHAL; `Rajwadi` R, RA, RAJ or RAJW: the shortest first. */
function abbreviationsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word]);
  const last = words.pop();
  if (!last) return [];
  const before = words.map(([first]) => first).join('');
  const ofAll = last.slice(0, MOST_LETTERS).map((_, at) => before + last.slice(0, at + 1).join(''));
  return before ? [before.slice(0, 1), ...ofAll] : ofAll;
}

/**
 * A code for the name of each plan: the shortest abbreviation that no other name has; a name that has
 * none of its own is called by its first letter and its place, `T#2`. Another name behind them can make
 * a code longer, and never gives it to another plan.
 */
export function planCodes(names: readonly string[]): Map<string, string> {
  const all = [...new Set(names)].map((name) => ({ name, codes: abbreviationsOf(name) }));
  const owners = new Map<string, number>();
  for (const { codes } of all)
    for (const code of new Set(codes)) owners.set(code, (owners.get(code) ?? 0) + 1);
  return new Map(
    all.map(({ name, codes }, at) => [
      name,
      codes.find((code) => owners.get(code) === 1) ?? `${codes[0] ?? ''}#${at + 1}`,
    ]),
  );
}

/** `EV`, and `EV2` for the second of the boxes that are sold under one name and filled differently. */
export const boxCode = (planCode: string, { diet, number }: { diet: Diet; number: number }) =>
  `${planCode}${DIET_LETTERS[diet]}${number > 1 ? number : ''}`;

/**
 * The code of a box: by its plan and diet, and by which of the boxes that are known under that name is
 * the first to be filled like it.
 */
function codesOf({ known }: CookingDay, packing: PackingOf): (order: SoldBox) => string {
  const plans = planCodes([...known.planNames, ...known.sold.map(({ planName }) => planName)]);
  const boxes = new Map(known.sold.map((one) => [JSON.stringify([one.planName, one.box]), one]));
  return ({ planName, diet, box }) => {
    const place = [...boxes.values()]
      .filter((one) => one.planName === planName)
      .map((one) => packing(one.box, diet).content)
      .indexOf(packing(box, diet).content);
    return boxCode(plans.get(planName) ?? '', { diet, number: place + 1 });
  };
}

/** The allergens of the dishes in a box, each once, in the order of the menu. */
const containedIn = ({ fillings }: FilledBox, menu: readonly MenuDish[]): string[] => [
  ...new Set(
    fillings.flatMap(({ place }) => menu[place]?.allergens ?? []).map((one) => one.toLowerCase()),
  ),
];

/** How many tiffins of each plan and diet, by the names of plans, then by diet. */
export function countByPlan(orders: readonly PlanCount[]): PlanCount[] {
  const counts = new Map<string, PlanCount>();
  for (const { planName, diet, quantity } of orders) {
    const key = JSON.stringify([planName, diet]);
    const known = counts.get(key);
    counts.set(key, { planName, diet, quantity: quantity + (known?.quantity ?? 0) });
  }
  return [...counts.values()].sort(byPlanAndDiet);
}

/** The order in which boxes are listed everywhere: by the names of plans, then by diet. */
export const byPlanAndDiet = (
  one: { planName: string; diet: Diet },
  other: { planName: string; diet: Diet },
): number =>
  one.planName.localeCompare(other.planName, 'en') ||
  Diet.options.indexOf(one.diet) - Diet.options.indexOf(other.diet);

function boxesOf(
  sold: readonly SoldBox[],
  {
    packing,
    codeOf,
    menu,
  }: { packing: PackingOf; codeOf: (order: SoldBox) => string; menu: readonly MenuDish[] },
): BoxToPack[] {
  const alike = new Map<string, { first: SoldBox; filled: FilledBox; orders: SoldBox[] }>();
  for (const one of sold) {
    const { filled, content } = packing(one.box, one.diet);
    const key = `${one.planName} ${content}`;
    const group = alike.get(key) ?? { first: one, filled, orders: [] };
    group.orders.push(one);
    alike.set(key, group);
  }
  const groups = [...alike.values()];
  const isAmbiguous = ({ planName, diet }: SoldBox) =>
    groups.filter(({ first }) => first.planName === planName && first.diet === diet).length > 1;
  return groups
    .map(({ first, filled, orders }): BoxToPack => {
      const { planName, planGroupId, diet, box } = first;
      const cycles = [...new Set(orders.map(({ cycle }) => cycle))].sort().join(', ');
      return {
        ...filled,
        code: codeOf(first),
        name: isAmbiguous(first) ? `${planName} (${cycles})` : planName,
        planName,
        planGroupId,
        diet,
        quantity: orders.reduce((sum, { quantity }) => sum + quantity, 0),
        isSaid: box !== null,
        contains: containedIn(filled, menu),
        orders: orders.map(({ id }) => id),
      };
    })
    .sort((one, other) => byPlanAndDiet(one, other) || one.name.localeCompare(other.name, 'en'));
}
