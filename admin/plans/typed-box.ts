import * as z from 'zod/mini';
import { Box, type BoxLine } from '#contract/tiffin/box.ts';
import { boxWords } from '#domain/tiffin/box-words.ts';

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
export const USUAL_BOX: Box = [
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

/**
 * Features that say what is in a box, before those that say something else. What was written from
 * the box before goes; what is in the shop's own words stays.
 */
export function featuresFromBox(
  features: readonly Feature[],
  { before, now }: { before: Box | null; now: Box },
): Feature[] {
  const words = boxWords(now);
  const written = new Set([...words, ...(before ? boxWords(before) : [])]);
  return [
    ...words.map((text) => ({ text, isActive: true })),
    ...features.filter(({ text }) => !written.has((text ?? '').trim())),
  ];
}
