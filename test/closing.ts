import type { AffectedByClosure, ClosureChoices } from '#contract/kitchen/closure-effects.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { cancelAllChoices, closureEffects } from '#domain/kitchen/closure-effects.ts';
import type { Client } from './app.ts';

export type Closure = { startDate: string; endDate: string; reason: string };

/** What an owner chooses; what is left out is called off. */
export type Choose = (affected: AffectedByClosure) => Partial<ClosureChoices>;

/** Every tiffin to the first day there is, or the days after it. */
export const moveAll: Choose = ({ targets }) => ({
  move: { date: targets[0]?.date ?? '', spread: 'days' },
  booked: 'move',
  waiting: 'move',
});

/** Reads what stands on days, and what a choice would do to it. */
export async function lookAtDays(
  owner: Pick<Client, 'call'>,
  { startDate, endDate }: Omit<Closure, 'reason'>,
  choose: Choose = () => ({}),
) {
  const { data: affected } = await owner.call(adminClosures.standing, {
    query: { startDate, endDate },
  });
  const plan = { ...cancelAllChoices(affected), ...choose(affected) };
  const closing = closureEffects(affected, plan);
  if (isRefusal(closing)) throw new Error(`this cannot be planned: ${closing.refused}`);
  return { affected, closing, answer: { plan, seen: closing.figures } };
}

/** Closes days as an owner who has read what stands on them. */
export async function closeDays(owner: Pick<Client, 'call'>, closure: Closure, choose?: Choose) {
  const { answer } = await lookAtDays(owner, closure, choose);
  return owner.call(adminClosures.create, { body: { ...closure, answer } });
}
