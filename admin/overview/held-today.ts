import { dueAt } from '#admin/snack-counter/due.ts';
import type { Overview } from '#contract/admin/desk.ts';
import type { IsoDay, Moment } from '#domain/days.ts';
import { count } from './counted.ts';

type Holds = Overview['holds'];
type SnackOrder = Holds['snackOrders'][number];

/** `14 tiffins` and what of them is brought already; null for a day without any. */
export function tiffinWords({ plans }: Pick<Holds, 'plans'>): string | null {
  const tiffins = plans.reduce((sum, plan) => sum + plan.tiffins, 0);
  const delivered = plans.reduce((sum, plan) => sum + plan.delivered, 0);
  if (tiffins === 0) return null;
  const all = count(tiffins, 'tiffin');
  if (delivered === 0) return all;
  return delivered === tiffins ? `${all}, all delivered` : `${all}, ${delivered} delivered`;
}

/** `Everyday 8 · Full Thali 6` */
export const planWords = ({ plans }: Pick<Holds, 'plans'>): string =>
  plans.map(({ name, tiffins }) => `${name} ${tiffins}`).join(' · ');

/** Snack orders of a day with how late they are: what should be gone first, then by their time. */
export const lateFirst = (
  orders: readonly SnackOrder[],
  day: IsoDay,
  now: Moment,
): (SnackOrder & { due: ReturnType<typeof dueAt> })[] =>
  orders
    .map((order) => ({ ...order, due: dueAt(day, order.time, now) }))
    .toSorted((one, other) => Number(other.due.when === 'late') - Number(one.due.when === 'late'));
