import type { Tone } from '#admin/platform/theme/colours.ts';
import type { KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import { counted, plural } from '#domain/platform/plural.ts';

/**
 * Tiffins of a day: those that are cooked for it and, where it is known, how many of them are cooked
 * already; and those over capacity that somebody has yet to accept.
 */
export type TiffinsOfDay = Pick<KitchenDay, 'tiffins' | 'waiting'> &
  Partial<Pick<KitchenDay, 'cooked'>>;

/** What a day that is closed holds all the same. */
export type ClosedDayWork = Pick<KitchenDay, 'toBring' | 'waiting' | 'snackOrders'> & {
  events: number;
};

/** `10 tiffins, 1 snack order`: what of a closed day still goes out; empty where nothing does. */
export const closedDayWorkText = (day: ClosedDayWork): string => {
  const any = (count: number, one: string) => (count === 0 ? [] : [counted(count, one)]);
  return [
    ...any(day.toBring, 'tiffin'),
    ...(day.waiting > 0 ? [tiffinLoadText({ tiffins: 0, waiting: day.waiting })] : []),
    ...any(day.snackOrders, 'snack order'),
    ...any(day.events, 'event'),
  ].join(', ');
};

/** `11 wait for your word`, `1 waits for your word`. */
export const waitingText = (waiting: number): string =>
  `${counted(waiting, 'waits', 'wait')} for your word`;

/**
 * `10 of 10, 8 waiting`: tiffins of an hour or a day and its capacity; those that wait for the
 * kitchen's word take places, too, and are said apart.
 */
export const placesTakenText = (
  load: { tiffins: number; waiting: number },
  capacity: number,
): string =>
  `${load.tiffins - load.waiting} of ${capacity}${load.waiting > 0 ? `, ${load.waiting} waiting` : ''}`;

/** `13 tiffins to cook, 7 cooked already, 11 wait for your word`; empty for a day without any. */
export function tiffinLoadText({ tiffins, cooked = 0, waiting }: TiffinsOfDay): string {
  if (tiffins === 0)
    return waiting === 0 ? '' : waitingText(waiting).replace(' ', ` ${plural(waiting, 'tiffin')} `);
  const left = tiffins - cooked;
  const toCook =
    left === 0
      ? `${counted(tiffins, 'tiffin')}, all cooked already`
      : [
          `${counted(left, 'tiffin')} to cook`,
          ...(cooked > 0 ? [`${cooked} cooked already`] : []),
        ].join(', ');
  return waiting === 0 ? toCook : `${toCook}, ${waitingText(waiting)}`;
}

/** From this share of its capacity on, a day is nearly full. */
const NEARLY = 0.8;

/** How full a day is, as a colour: there is room, nearly none, or none. */
export function fullnessOf(tiffins: number, capacity: number): Tone {
  if (tiffins === 0) return 'leaf';
  if (tiffins >= capacity) return 'chilli';
  return tiffins >= NEARLY * capacity ? 'turmeric' : 'leaf';
}
