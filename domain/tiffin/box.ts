import type { Diet } from '#contract/account/diet.ts';
import type { BoxToPack, Filling, Measure, Shortage } from '#contract/kitchen/cooking.ts';
import type { Portion } from '#contract/menu/desk-dishes.ts';
import type { Course } from '#contract/menu/weekly-menu.ts';
import type { Box, BoxLine } from '#contract/tiffin/box.ts';
import type { Weekday } from '#domain/platform/days.ts';

/** A dish of a day's menu, in the order of the menu; `diets` are those that are served it. */
export type MenuDish = {
  name: string;
  course: Course;
  diets: readonly Diet[];
  /** Null while nobody has said how large one is. */
  portion: Portion | null;
  /** As the kitchen wrote them with the dish: `wheat`; nothing while it has not. */
  allergens?: readonly string[] | null;
};

/** What one box holds on a day. */
export type FilledBox = Pick<BoxToPack, 'fillings' | 'short' | 'otherUnit'>;

/** What a box promises on a weekday. */
const linesOn = (box: Box, weekday: Weekday): BoxLine[] =>
  box.filter(({ weekdays }) => weekdays === null || weekdays.includes(weekday));

/** How much of a dish a line puts into the box. A measured line stays as measured in its own unit. */
function measureOf(line: BoxLine, { portion }: MenuDish): Measure {
  const { amount, unit, usualPortion } = line;
  if (unit === 'servings') {
    if (!portion) return { amount, unit: 'portions' };
    return { amount: amount * portion.amount, unit: portion.unit };
  }
  const inProportion = usualPortion !== null && portion?.unit === unit;
  if (!inProportion) return { amount, unit };
  return { amount: Math.ceil((portion.amount * amount) / usualPortion), unit };
}

const wholePortion = ({ portion }: MenuDish): Measure => portion ?? { amount: 1, unit: 'portions' };

/**
 * What goes into the box of one tiffin: of each course the first dishes on the menu that are served
 * to the diet, as many as its lines promise. Where nobody has said what is in the box (null) it is a
 * portion of everything that is served to the diet.
 */
export function fillBox(
  box: Box | null,
  { menu, diet, weekday }: { menu: readonly MenuDish[]; diet: Diet; weekday: Weekday },
): FilledBox {
  const served = menu
    .map((dish, place) => ({ dish, place }))
    .filter(({ dish }) => dish.diets.includes(diet));
  if (box === null) {
    const fillings = served.map(({ dish, place }) => ({ place, ...wholePortion(dish) }));
    return { fillings, short: [], otherUnit: [] };
  }
  const lines = linesOn(box, weekday);
  const fillings: Filling[] = [];
  const short: Shortage[] = [];
  const otherUnit: number[] = [];
  for (const course of new Set(lines.map((line) => line.course))) {
    const ofCourse = lines.filter((line) => line.course === course);
    const offered = served.filter(({ dish }) => dish.course === course);
    const wanted = ofCourse.flatMap((line) => Array<BoxLine>(line.dishes).fill(line));
    if (offered.length < wanted.length)
      short.push({ course, promised: wanted.length, offered: offered.length });
    for (const [at, { dish, place }] of offered.slice(0, wanted.length).entries()) {
      const line = wanted[at] as BoxLine;
      const measure = measureOf(line, dish);
      fillings.push({ place, ...measure });
      if (dish.portion && dish.portion.unit !== measure.unit) otherUnit.push(place);
    }
  }
  fillings.sort((one, other) => one.place - other.place);
  return { fillings, short, otherUnit };
}
