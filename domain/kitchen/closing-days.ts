import type {
  ClosingDays,
  ClosingFigures,
  ClosingPlan,
  StandingEvent,
  StandingSnackOrder,
  StandingTiffin,
} from '#contract/kitchen/closing-days.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, type IsoDay } from '#domain/platform/days.ts';
import { sum } from '#domain/platform/money.ts';
import { canDo, labelOf } from '#domain/platform/states.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { TIFFIN_ORDER_STATES, type TiffinOrderAction } from '#domain/tiffin/order-states.ts';
import { findPlaces, type NoPlace } from './find-places.ts';

/** How far a tiffin order has come, as far as closing its day goes. */
export type TiffinGroup = 'booked' | 'waiting' | 'cooking' | 'onTheWay';

const GROUPS: Partial<Record<TiffinOrderStatus, TiffinGroup>> = {
  scheduled: 'booked',
  confirmed: 'booked',
  pending_confirmation: 'waiting',
  preparing: 'cooking',
  out_for_delivery: 'onTheWay',
};

/** The tiffin orders of days that close, by how far they have come. */
export function tiffinGroups(
  tiffins: readonly StandingTiffin[],
): Record<TiffinGroup, StandingTiffin[]> {
  const groups = Map.groupBy(tiffins, ({ status }) => GROUPS[status]);
  const of = (group: TiffinGroup) => groups.get(group) ?? [];
  return {
    booked: of('booked'),
    waiting: of('waiting'),
    cooking: of('cooking'),
    onTheWay: of('onTheWay'),
  };
}

/** Actions that end an order with its credit back, the gentlest first. */
const GIVE_BACK = ['skip', 'decline', 'cancel', 'fail'] as const satisfies TiffinOrderAction[];

/** How the desk gives an order of this state back; null where nothing is left to give. */
export function givesBack(status: TiffinOrderStatus): (typeof GIVE_BACK)[number] | null {
  return GIVE_BACK.find((action) => canDo(TIFFIN_ORDER_STATES, action, status, 'staff')) ?? null;
}

/** Whether a snack order can be made another day: nobody has begun to make it. */
export const canMoveSnacks = ({ status }: Pick<StandingSnackOrder, 'status'>): boolean =>
  canDo(SNACK_ORDER_STATES, 'change', status, 'staff');

export type TiffinFate =
  | { does: 'give_back' /** Why, where it was to move. */; noPlace?: NoPlace }
  | { does: 'deliver' }
  | { does: 'move'; date: IsoDay; slot: Slot };
export type SnackFate =
  | { does: 'cancel' }
  | { does: 'keep' }
  | { does: 'move'; date: IsoDay; time: string };
export type EventFate = { does: 'cancel' } | { does: 'keep' };

/** What becomes of each thing that stands on days that close; everything has exactly one fate. */
export type Closing = {
  tiffins: { order: StandingTiffin; fate: TiffinFate }[];
  snackOrders: { order: StandingSnackOrder; fate: SnackFate }[];
  events: { event: StandingEvent; fate: EventFate }[];
  figures: ClosingFigures;
};

export const nothingStands = (standing: ClosingDays): boolean =>
  standing.tiffins.length + standing.snackOrders.length + standing.events.length === 0;

/** The plan that calls off everything: credits, stock and money go back. */
export const callOffAll = ({ snackOrders, events }: ClosingDays): ClosingPlan => ({
  move: null,
  booked: 'give_back',
  waiting: 'decline',
  cooking: 'give_back',
  onTheWay: 'give_back',
  snackOrders: snackOrders.map(({ id }) => ({ id, does: 'cancel' })),
  events: events.map(({ id }) => ({ id, does: 'cancel' })),
});

/**
 * What a plan does to everything on days that close. Tiffins that move take free places only: what
 * fits nowhere is given back, what waited goes on waiting. Snack orders that are not made yet can
 * move while their day has enough of limited snacks; else they are cancelled.
 *
 * Refuses a plan for other things than stand there (`closing_changed`), a day that is not on offer
 * (`closing_target_unavailable`), and moving snacks that are made (`action_not_allowed`).
 */
export function planClosing(standing: ClosingDays, plan: ClosingPlan): Closing | Refusal {
  const tiffins = planTiffins(standing, plan);
  if (isRefusal(tiffins)) return tiffins;
  const snackOrders = planSnacks(standing, plan);
  if (isRefusal(snackOrders)) return snackOrders;
  const chosen = withChoices(standing.events, plan.events);
  if (!chosen) return refuse('closing_changed');
  const events = chosen.map(({ thing: event, choice: { does } }) => ({ event, fate: { does } }));
  const closing = { tiffins, snackOrders, events };
  return { ...closing, figures: figuresOf(closing) };
}

const noSuchDay = (date: IsoDay): Refusal =>
  refuse('closing_target_unavailable', { date: formatDay(date) });

function planTiffins(standing: ClosingDays, plan: ClosingPlan): Closing['tiffins'] | Refusal {
  const { booked, waiting } = tiffinGroups(standing.tiffins);
  const moving = [
    ...(plan.booked === 'move' ? booked : []),
    ...(plan.waiting === 'move' ? waiting : []),
  ];
  const first = standing.targets.findIndex(({ date }) => date === plan.move?.date);
  if (moving.length > 0 && (!plan.move || first < 0)) {
    return plan.move ? noSuchDay(plan.move.date) : refuse('closing_changed');
  }
  const spread = plan.move?.spread ?? 'hour';
  const days = spread === 'days' ? standing.targets.slice(first) : [standing.targets[first]];
  const places = findPlaces(
    moving,
    days.filter((day) => day !== undefined),
    spread,
  );
  const stays: Record<TiffinGroup, boolean> = {
    booked: false,
    waiting: false,
    cooking: plan.cooking === 'deliver',
    onTheWay: plan.onTheWay === 'deliver',
  };
  return standing.tiffins.map((order) => {
    const place = places.get(order.id);
    if (typeof place === 'string') return { order, fate: { does: 'give_back', noPlace: place } };
    if (place) return { order, fate: { does: 'move', ...place } };
    const group = GROUPS[order.status];
    return { order, fate: { does: group && stays[group] ? 'deliver' : 'give_back' } };
  });
}

/** Each thing with what was chosen for it; null unless each has been chosen for exactly once. */
function withChoices<Thing extends { id: string }, Choice extends { id: string }>(
  things: readonly Thing[],
  choices: readonly Choice[],
): { thing: Thing; choice: Choice }[] | null {
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const chosen = things.flatMap((thing) => {
    const choice = byId.get(thing.id);
    return choice ? [{ thing, choice }] : [];
  });
  return chosen.length === things.length && choices.length === things.length ? chosen : null;
}

function planSnacks(standing: ClosingDays, plan: ClosingPlan): Closing['snackOrders'] | Refusal {
  const chosen = withChoices(standing.snackOrders, plan.snackOrders);
  if (!chosen) return refuse('closing_changed');
  const left = new Map(
    standing.snackTargets.map((target) => [
      target.date,
      new Map(target.left.map((snack) => [snack.snackId, snack.left])),
    ]),
  );
  const planned: Closing['snackOrders'] = [];
  for (const { thing: order, choice } of chosen) {
    if (choice.does !== 'move') {
      planned.push({ order, fate: { does: choice.does } });
      continue;
    }
    if (!canMoveSnacks(order)) {
      const status = labelOf(SNACK_ORDER_STATES, order.status).toLowerCase();
      return refuse('action_not_allowed', { status });
    }
    const stock = left.get(choice.date);
    if (!stock) return noSuchDay(choice.date);
    planned.push({
      order,
      fate: take(stock, order.limited)
        ? { does: 'move', date: choice.date, time: choice.time }
        : { does: 'cancel' },
    });
  }
  return planned;
}

/** Takes all of an order's limited snacks out of a day's stock, or none. */
function take(stock: Map<string, number>, wanted: StandingSnackOrder['limited']): boolean {
  const leftAfter = ({ snackId, quantity }: (typeof wanted)[number]) =>
    (stock.get(snackId) ?? 0) - quantity;
  if (wanted.some((snack) => leftAfter(snack) < 0)) return false;
  for (const snack of wanted) stock.set(snack.snackId, leftAfter(snack));
  return true;
}

/** An event's customer hears that it stays only when it was agreed on. */
const isWrittenTo = ({ event, fate }: Closing['events'][number]): boolean =>
  fate.does === 'cancel' || event.status === 'confirmed';

function figuresOf({ tiffins, snackOrders, events }: Omit<Closing, 'figures'>): ClosingFigures {
  const tiffinsThat = (does: TiffinFate['does']) =>
    tiffins.filter(({ fate }) => fate.does === does).map(({ order }) => order);
  const snacksThat = (does: SnackFate['does']) =>
    snackOrders.filter(({ fate }) => fate.does === does).map(({ order }) => order);
  const cancelledEvents = events.filter(({ fate }) => fate.does === 'cancel');
  const moved = tiffinsThat('move');
  const givenBack = tiffinsThat('give_back');
  const written = [
    ...tiffins.map(({ order }) => order.customerId),
    ...snackOrders.map(({ order }) => order.customerId),
    ...events.filter(isWrittenTo).map(({ event }) => event.customerId ?? event.id),
  ];
  return {
    orders: tiffins.length,
    tiffins: tiffinsIn(tiffins.map(({ order }) => order)),
    movedOrders: moved.length,
    movedTiffins: tiffinsIn(moved),
    givenBackOrders: givenBack.length,
    creditsBack: sum(...givenBack.map(({ credits }) => credits)),
    stillDelivered: tiffinsThat('deliver').length,
    snackOrdersMoved: snacksThat('move').length,
    snackOrdersCancelled: snacksThat('cancel').length,
    snackOrdersKept: snacksThat('keep').length,
    eventsCancelled: cancelledEvents.length,
    eventsKept: events.length - cancelledEvents.length,
    toPayBack: sum(
      ...snacksThat('cancel').map(({ toPayBack }) => toPayBack),
      ...cancelledEvents.map(({ event }) => event.toPayBack),
    ),
    customers: new Set(written).size,
    letters: written.length,
  };
}

/** Of each figure that counts orders and events, their numbers: what the audit log names them by. */
export function numbersOf({ tiffins, snackOrders, events }: Closing) {
  const tiffinsThat = (does: TiffinFate['does']) =>
    tiffins.filter(({ fate }) => fate.does === does).map(({ order }) => order.orderNumber);
  const snacksThat = (does: SnackFate['does']) =>
    snackOrders.filter(({ fate }) => fate.does === does).map(({ order }) => order.orderNumber);
  const eventsThat = (does: EventFate['does']) =>
    events.filter(({ fate }) => fate.does === does).map(({ event }) => event.inquiryNumber);
  return {
    movedOrders: tiffinsThat('move'),
    givenBackOrders: tiffinsThat('give_back'),
    stillDelivered: tiffinsThat('deliver'),
    snackOrdersMoved: snacksThat('move'),
    snackOrdersCancelled: snacksThat('cancel'),
    snackOrdersKept: snacksThat('keep'),
    eventsCancelled: eventsThat('cancel'),
    eventsKept: eventsThat('keep'),
  } satisfies Partial<Record<keyof ClosingFigures, string[]>>;
}

export const tiffinsIn = (orders: readonly Pick<StandingTiffin, 'quantity'>[]): number =>
  orders.reduce((tiffins, { quantity }) => tiffins + quantity, 0);

/** Whether two sets of figures say the same. */
export const sameFigures = (one: ClosingFigures, other: ClosingFigures): boolean =>
  (Object.keys(one) as (keyof ClosingFigures)[]).every((name) => one[name] === other[name]);
