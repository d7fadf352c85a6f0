import * as z from 'zod/mini';
import { Box, type BoxLine } from '#contract/tiffin/box.ts';
import { boxText, isBoxLine } from '#domain/tiffin/box-text.ts';

type Feature = { text?: string | null; isActive?: boolean };

/** A line of a box as a new one starts: a portion of one dish, every day. */
export const NEW_LINE: BoxLine = {
  course: 'sabji',
  dishes: 1,
  amount: 1,
  unit: 'servings',
  usualPortion: null,
  weekdays: null,
};

/** What a tiffin usually holds, to begin with. */
export const DEFAULT_BOX: Box = [
  NEW_LINE,
  { ...NEW_LINE, course: 'dal' },
  { ...NEW_LINE, course: 'rice' },
  { ...NEW_LINE, course: 'roti', amount: 4, unit: 'pieces', usualPortion: 4 },
];

/** The box that lines in a form make; null while there are none, or one of them is not complete. */
export function typedBox(lines: unknown): Box | null {
  const read = z.safeParse(Box, lines ?? []);
  return read.success ? read.data : null;
}

const textOf = ({ text }: Feature): string => (text ?? '').trim();

/**
 * Features that say what is in a box, before those that say something else. What promised another box
 * goes; what is in the shop's own words stays, and so does what is said not to be included.
 */
export function featuresFromBox(features: readonly Feature[], box: Box): Feature[] {
  const words = boxText(box);
  const goes = (feature: Feature) =>
    words.includes(textOf(feature)) || (feature.isActive === true && isBoxLine(textOf(feature)));
  return [
    ...words.map((text) => ({ text, isActive: true })),
    ...features.filter((feature) => !goes(feature)),
  ];
}

/**
 * Where the shop's features and a box disagree about what is in it: the lines that promise another
 * box, and those of this one that the shop does not say. Null where they agree; features about
 * anything else, and those that are not included, do not count.
 */
export function promisedOtherwise(
  features: readonly Feature[],
  box: Box,
): { promised: string[]; unsaid: string[] } | null {
  const words = boxText(box);
  const shown = features.filter(({ isActive }) => isActive).map(textOf);
  const promised = shown.filter((text) => isBoxLine(text) && !words.includes(text));
  const unsaid = words.filter((text) => !shown.includes(text));
  return promised.length + unsaid.length === 0 ? null : { promised, unsaid };
}
