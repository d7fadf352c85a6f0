import { tiffinLoadText, waitingText } from '#admin/kitchen/labels/tiffin-load.ts';
import { type Due, dueAt } from '#admin/snacks/counter/due.ts';
import type { Overview } from '#contract/kitchen/desk.ts';
import type { IsoDay, Moment } from '#domain/platform/days.ts';
import { counted, plural } from '#domain/platform/plural.ts';

type DayHolds = Overview['holds'];
type SnackOrder = DayHolds['snackOrders'][number];

/** Tiffins of a day, and how many of them are brought already or could not be handed over. */
type TiffinCounts = { tiffins: number; delivered: number; notDelivered: number };

/** `5 delivered, 1 not delivered`; nothing of what there is none. */
const doneText = ({ delivered, notDelivered }: TiffinCounts): string[] => [
  ...(delivered > 0 ? [`${delivered} delivered`] : []),
  ...(notDelivered > 0 ? [`${notDelivered} not delivered`] : []),
];

/** `14 tiffins to cook, 3 cooked already`, or what of them is brought already. */
function cookedText(figures: TiffinCounts & { cooked: number }): string {
  const { tiffins, cooked, delivered } = figures;
  const done = doneText(figures);
  if (done.length === 0) return tiffinLoadText({ tiffins, cooked, waiting: 0 });
  const all = counted(tiffins, 'tiffin');
  return delivered === tiffins ? `${all}, all delivered` : [all, ...done].join(', ');
}

/** What a day that was closed still brings: `8 tiffins were kept and still go out`. */
function keptText(figures: TiffinCounts & { cooked: number; toBring: number }): string {
  const left = figures.toBring;
  if (left === 0) return cookedText(figures);
  const kept = `${counted(left, 'tiffin')} ${plural(left, 'was kept and still goes', 'were kept and still go')} out`;
  return [kept, ...doneText(figures)].join(', ');
}

/** The tiffins of today in one sentence or two, and whether there are any to look at. */
export function tiffinsToday(
  { plans, waiting }: Pick<DayHolds, 'plans' | 'waiting'>,
  day: Pick<Overview['days'][number], 'isServiceDay' | 'closure' | 'cooked' | 'toBring'>,
): { words: string; any: boolean } {
  const of = (what: keyof TiffinCounts) => plans.reduce((sum, plan) => sum + plan[what], 0);
  const tiffins = of('tiffins');
  const done = { delivered: of('delivered'), notDelivered: of('notDelivered') };
  const figures = { tiffins, cooked: day.cooked, toBring: day.toBring, ...done };
  if (tiffins + waiting === 0) {
    if (day.isServiceDay) return { words: 'None booked.', any: false };
    const words = day.closure ? `No tiffins today: ${day.closure}.` : 'No tiffins on weekends.';
    return { words, any: false };
  }
  const waits =
    waiting > 0 && (tiffins > 0 ? waitingText(waiting) : tiffinLoadText({ tiffins, waiting }));
  const cooked = tiffins > 0 && (day.closure ? keptText : cookedText)(figures);
  const words = [cooked, waits].filter(Boolean).join(', ');
  return { words: day.closure ? `Closed today: ${day.closure}. ${words}.` : words, any: true };
}

/** `Everyday 8 · Full Thali 6` */
export const planNamesText = ({ plans }: Pick<DayHolds, 'plans'>): string =>
  plans.map(({ name, tiffins }) => `${name} ${tiffins}`).join(' · ');

/** What came back from a door was on time or was not; no clock runs on it any more. */
const NO_CLOCK: Due = { when: 'later', words: '' };

/** Snack orders of a day with how late they are: what should be gone first, then by their time. */
export const lateFirst = (
  orders: readonly SnackOrder[],
  day: IsoDay,
  now: Moment,
): (SnackOrder & { due: Due })[] =>
  orders
    .map((order) => ({
      ...order,
      due: order.status === 'undelivered' ? NO_CLOCK : dueAt(day, order.time, now),
    }))
    .toSorted((one, other) => Number(other.due.when === 'late') - Number(one.due.when === 'late'));
