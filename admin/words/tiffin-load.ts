import type { KitchenDay } from '#contract/admin/tiffin-orders.ts';

/** Tiffins of a day: those to cook, and those over capacity that somebody has yet to accept. */
export type TiffinsOfDay = Pick<KitchenDay, 'tiffins' | 'waiting'>;

/** `11 wait for your word`, `1 waits for your word`. */
export const waitingWords = (waiting: number): string =>
  `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for your word`;

/** `20 tiffins to cook, 11 wait for your word`; empty for a day without any. */
export function tiffinsWords({ tiffins, waiting }: TiffinsOfDay): string {
  const noun = (count: number) => (count === 1 ? 'tiffin' : 'tiffins');
  if (tiffins === 0)
    return waiting === 0 ? '' : waitingWords(waiting).replace(' ', ` ${noun(waiting)} `);
  const toCook = `${tiffins} ${noun(tiffins)} to cook`;
  return waiting === 0 ? toCook : `${toCook}, ${waitingWords(waiting)}`;
}
