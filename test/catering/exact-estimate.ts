import { add, type Exact, exact, multiply, toCents } from '#test/exact-fractions.ts';

/** A part of a serving is a whole one. */
function upwards({ over, under }: Exact): number {
  return Number((over + under - 1n) / under);
}

/** An inquiry in plain numbers: cents, hundredths of a percent, hundredths of a serving. */
export type SomeInquiry = {
  price: number;
  deliveryCharge: number;
  taxPercentage: number;
  guests: number;
  isPickedUp: boolean;
  /**
   * For each category, in the order of the menu: servings per guest, and the surcharge of each dish
   * that somebody would choose, the plan permitting.
   */
  categories: { perGuest: number; surcharges: number[] }[];
  withShrikhand: boolean;
  extraRoti: number;
  extraPuri: number;
  rotiPrice: number;
  puriPrice: number;
};

const SHRIKHAND = 2;
const ROTI = 5;

/** How many of the dishes are chosen: as many as each guest gets whole servings, of bread one. */
export function chosenOf(
  { perGuest, surcharges }: SomeInquiry['categories'][number],
  place: number,
): number[] {
  return surcharges.slice(0, place === ROTI ? 1 : Math.max(1, Math.floor(perGuest / 100)));
}

/**
 * What an inquiry comes to and what is served, worked out in dollars as exact fractions from the
 * words of docs/rules.md#the-estimate alone, without anything of the program.
 */
export function exactEstimate(inquiry: SomeInquiry) {
  const guests = exact(inquiry.guests);
  const base = multiply(exact(inquiry.price, 100), guests);
  const delivery = inquiry.isPickedUp
    ? exact(0)
    : multiply(exact(inquiry.deliveryCharge, 100), guests);
  const tax = multiply(base, exact(inquiry.taxPercentage, 10_000));
  const served = inquiry.categories.flatMap((category, place) =>
    place !== SHRIKHAND || inquiry.withShrikhand
      ? [{ perGuest: category.perGuest, dishes: chosenOf(category, place) }]
      : [],
  );
  const extras = [
    ...served.flatMap(({ dishes }) =>
      dishes.map((surcharge) => multiply(exact(surcharge, 100), guests)),
    ),
    multiply(exact(inquiry.rotiPrice, 100), exact(inquiry.extraRoti)),
    multiply(exact(inquiry.puriPrice, 100), exact(inquiry.extraPuri)),
  ].reduce(add, exact(0));
  const parts = {
    base: toCents(base),
    extras: toCents(extras),
    delivery: toCents(delivery),
    tax: toCents(tax),
  };
  return {
    ...parts,
    total: parts.base + parts.extras + parts.delivery + parts.tax,
    servings: served.flatMap(({ perGuest, dishes }) =>
      dishes.map(() => upwards(multiply(exact(perGuest, 100 * dishes.length), guests))),
    ),
  };
}
