import type {
  AffectedByClosure,
  AffectedSnackOrder,
  ClosureChoices,
  SlotSearch,
} from '#contract/kitchen/closure-effects.ts';
import { canMoveSnacks, tiffinGroups } from '#domain/kitchen/closure-effects.ts';

export type SnackClosureChoice = ClosureChoices['snackOrders'][number]['does'];
export type EventClosureChoice = ClosureChoices['events'][number]['does'];

/** What has been answered so far; nothing is chosen for anybody beforehand. */
export type ClosureAnswers = {
  booked?: ClosureChoices['booked'];
  waiting?: ClosureChoices['waiting'];
  cooking?: ClosureChoices['cooking'];
  onTheWay?: ClosureChoices['onTheWay'];
  moveTo: { date: string; spread: SlotSearch };
  snacks: Readonly<Record<string, SnackClosureChoice>>;
  /** The hour of moved snack orders; null: each at its own. */
  snacksTo: { date: string; time: string | null };
  events: Readonly<Record<string, EventClosureChoice>>;
};

/** Nothing answered; days to move to begin with the first that is still open for orders. */
export const noAnswers = ({ targets, snackTargets }: AffectedByClosure): ClosureAnswers => ({
  moveTo: {
    date: (targets.find((day) => !day.isClosedForOrders) ?? targets[0])?.date ?? '',
    spread: 'hour',
  },
  snacks: {},
  snacksTo: { date: snackTargets[0]?.date ?? '', time: null },
  events: {},
});

/**
 * Everything that nobody has begun to make is given back and cancelled. What is cooked, made or on
 * the way is food: each of that is still to be answered.
 */
export const cancelAllAnswers = (
  affected: AffectedByClosure,
  answers: ClosureAnswers,
): ClosureAnswers => ({
  ...answers,
  booked: 'give_back',
  waiting: 'decline',
  snacks: {
    ...answers.snacks,
    ...sameFor(affected.snackOrders.filter(canMoveSnacks), () => 'cancel' as const),
  },
  events: sameFor(affected.events, () => 'cancel'),
});

/** Whether some of it is cooked, made or on the way. */
export const hasFood = ({ tiffins, snackOrders }: AffectedByClosure): boolean => {
  const { cooking, onTheWay } = tiffinGroups(tiffins);
  return cooking.length + onTheWay.length > 0 || !snackOrders.every(canMoveSnacks);
};

const sameFor = <Thing extends { id: string }, Choice>(
  things: readonly Thing[],
  choose: (thing: Thing) => Choice,
): Record<string, Choice> => Object.fromEntries(things.map((thing) => [thing.id, choose(thing)]));

/** One choice for all snack orders; what is made already cannot move, and is still to be chosen for. */
export const snacksAll = (
  orders: readonly AffectedSnackOrder[],
  choice: SnackClosureChoice,
): ClosureAnswers['snacks'] =>
  sameFor(
    orders.filter((order) => choice !== 'move' || canMoveSnacks(order)),
    () => choice,
  );

/** Which questions are still open, as the dialog calls them. */
export function openQuestions(affected: AffectedByClosure, answers: ClosureAnswers): string[] {
  const groups = tiffinGroups(affected.tiffins);
  const asked: [boolean, string][] = [
    [groups.booked.length > 0 && !answers.booked, 'booked tiffins'],
    [groups.waiting.length > 0 && !answers.waiting, 'what waits for your word'],
    [groups.cooking.length > 0 && !answers.cooking, 'what is being cooked'],
    [groups.onTheWay.length > 0 && !answers.onTheWay, 'what is on the way'],
    [affected.snackOrders.some(({ id }) => !answers.snacks[id]), 'snack orders'],
    [affected.events.some(({ id }) => !answers.events[id]), 'events'],
  ];
  return asked.filter(([open]) => open).map(([, name]) => name);
}

/** Whether a day to move tiffins to is asked for. */
export const tiffinsMove = ({ booked, waiting }: ClosureAnswers): boolean =>
  booked === 'move' || waiting === 'move';

/** The plan that the answers make; what is open yet is called off in it. */
export const closureChoicesOf = (
  affected: AffectedByClosure,
  answers: ClosureAnswers,
): ClosureChoices => ({
  move: tiffinsMove(answers) ? answers.moveTo : null,
  booked: answers.booked ?? 'give_back',
  waiting: answers.waiting ?? 'decline',
  cooking: answers.cooking ?? 'give_back',
  onTheWay: answers.onTheWay ?? 'give_back',
  snackOrders: affected.snackOrders.map(({ id, time }) => {
    const does = answers.snacks[id] ?? 'cancel';
    if (does !== 'move') return { id, does };
    return { id, does, date: answers.snacksTo.date, time: answers.snacksTo.time ?? time };
  }),
  events: affected.events.map(({ id }) => ({ id, does: answers.events[id] ?? 'cancel' })),
});
