import type {
  AffectedByClosure,
  AffectedEvent,
  AffectedSnackOrder,
  AffectedTiffinOrder,
  ClosureChoices,
  ClosureFigures,
} from '#contract/kitchen/closure-effects.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, type IsoDay } from '#domain/platform/days.ts';
import { sum } from '#domain/platform/money.ts';
import { canDo, labelOf } from '#domain/platform/states.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { TIFFIN_ORDER_STATES, type TiffinOrderAction } from '#domain/tiffin/order-states.ts';
import { findFreeSlots, type NoFreeSlotReason } from './find-free-slots.ts';

/** How far a tiffin order has come, as far as closing its day goes. */
export type TiffinProgress = 'booked' | 'waiting' | 'cooking' | 'onTheWay';

const GROUPS: Partial<Record<TiffinOrderStatus, TiffinProgress>> = {
  scheduled: 'booked',
  confirmed: 'booked',
  pending_confirmation: 'waiting',
  preparing: 'cooking',
  out_for_delivery: 'onTheWay',
};

/** The tiffin orders of days that close, by how far they have come. */
export function tiffinGroups(
  tiffins: readonly AffectedTiffinOrder[],
): Record<TiffinProgress, AffectedTiffinOrder[]> {
  const groups = Map.groupBy(tiffins, ({ status }) => GROUPS[status]);
  const of = (group: TiffinProgress) => groups.get(group) ?? [];
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
export const canMoveSnacks = ({ status }: Pick<AffectedSnackOrder, 'status'>): boolean =>
  canDo(SNACK_ORDER_STATES, 'change', status, 'staff');

export type TiffinClosureEffect =
  | { does: 'give_back' /** Why, where it was to move. */; noPlace?: NoFreeSlotReason }
  | { does: 'deliver' }
  | { does: 'move'; date: IsoDay; slot: Slot };
export type SnackClosureEffect =
  | { does: 'cancel' }
  | { does: 'keep' }
  | { does: 'move'; date: IsoDay; time: string };
export type EventClosureEffect = { does: 'cancel' } | { does: 'keep' };

/**
 * What becomes of each thing that is affected by days that close; everything has exactly one
 * effect.
 */
export type ClosureEffects = {
  tiffins: { order: AffectedTiffinOrder; effect: TiffinClosureEffect }[];
  snackOrders: { order: AffectedSnackOrder; effect: SnackClosureEffect }[];
  events: { event: AffectedEvent; effect: EventClosureEffect }[];
  figures: ClosureFigures;
};

export const isNothingAffected = (affected: AffectedByClosure): boolean =>
  affected.tiffins.length + affected.snackOrders.length + affected.events.length === 0;

/** The plan that calls off everything: credits, stock and money go back. */
export const cancelAllChoices = ({ snackOrders, events }: AffectedByClosure): ClosureChoices => ({
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
export function closureEffects(
  affected: AffectedByClosure,
  plan: ClosureChoices,
): ClosureEffects | Refusal {
  const tiffins = tiffinEffects(affected, plan);
  if (isRefusal(tiffins)) return tiffins;
  const snackOrders = snackEffects(affected, plan);
  if (isRefusal(snackOrders)) return snackOrders;
  const chosen = withChoices(affected.events, plan.events);
  if (!chosen) return refuse('closing_changed');
  const events = chosen.map(({ thing: event, choice: { does } }) => ({ event, effect: { does } }));
  const closing = { tiffins, snackOrders, events };
  return { ...closing, figures: closureFiguresOf(closing) };
}

const noSuchDay = (date: IsoDay): Refusal =>
  refuse('closing_target_unavailable', { date: formatDay(date) });

function tiffinEffects(
  affected: AffectedByClosure,
  plan: ClosureChoices,
): ClosureEffects['tiffins'] | Refusal {
  const { booked, waiting } = tiffinGroups(affected.tiffins);
  const moving = [
    ...(plan.booked === 'move' ? booked : []),
    ...(plan.waiting === 'move' ? waiting : []),
  ];
  const first = affected.targets.findIndex(({ date }) => date === plan.move?.date);
  if (moving.length > 0 && (!plan.move || first < 0)) {
    return plan.move ? noSuchDay(plan.move.date) : refuse('closing_changed');
  }
  const spread = plan.move?.spread ?? 'hour';
  const days = spread === 'days' ? affected.targets.slice(first) : [affected.targets[first]];
  const places = findFreeSlots(
    moving,
    days.filter((day) => day !== undefined),
    spread,
  );
  const stays: Record<TiffinProgress, boolean> = {
    booked: false,
    waiting: false,
    cooking: plan.cooking === 'deliver',
    onTheWay: plan.onTheWay === 'deliver',
  };
  return affected.tiffins.map((order) => {
    const place = places.get(order.id);
    if (typeof place === 'string') return { order, effect: { does: 'give_back', noPlace: place } };
    if (place) return { order, effect: { does: 'move', ...place } };
    const group = GROUPS[order.status];
    return { order, effect: { does: group && stays[group] ? 'deliver' : 'give_back' } };
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

function snackEffects(
  affected: AffectedByClosure,
  plan: ClosureChoices,
): ClosureEffects['snackOrders'] | Refusal {
  const chosen = withChoices(affected.snackOrders, plan.snackOrders);
  if (!chosen) return refuse('closing_changed');
  const left = new Map(
    affected.snackTargets.map((target) => [
      target.date,
      new Map(target.left.map((snack) => [snack.snackId, snack.left])),
    ]),
  );
  const planned: ClosureEffects['snackOrders'] = [];
  for (const { thing: order, choice } of chosen) {
    if (choice.does !== 'move') {
      planned.push({ order, effect: { does: choice.does } });
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
      effect: take(stock, order.limited)
        ? { does: 'move', date: choice.date, time: choice.time }
        : { does: 'cancel' },
    });
  }
  return planned;
}

/** Takes all of an order's limited snacks out of a day's stock, or none. */
function take(stock: Map<string, number>, wanted: AffectedSnackOrder['limited']): boolean {
  const leftAfter = ({ snackId, quantity }: (typeof wanted)[number]) =>
    (stock.get(snackId) ?? 0) - quantity;
  if (wanted.some((snack) => leftAfter(snack) < 0)) return false;
  for (const snack of wanted) stock.set(snack.snackId, leftAfter(snack));
  return true;
}

/** An event's customer hears that it stays only when it was agreed on. */
const isNotified = ({ event, effect }: ClosureEffects['events'][number]): boolean =>
  effect.does === 'cancel' || event.status === 'confirmed';

function closureFiguresOf({
  tiffins,
  snackOrders,
  events,
}: Omit<ClosureEffects, 'figures'>): ClosureFigures {
  const tiffinsThat = (does: TiffinClosureEffect['does']) =>
    tiffins.filter(({ effect }) => effect.does === does).map(({ order }) => order);
  const snacksThat = (does: SnackClosureEffect['does']) =>
    snackOrders.filter(({ effect }) => effect.does === does).map(({ order }) => order);
  const cancelledEvents = events.filter(({ effect }) => effect.does === 'cancel');
  const moved = tiffinsThat('move');
  const givenBack = tiffinsThat('give_back');
  const written = [
    ...tiffins.map(({ order }) => order.customerId),
    ...snackOrders.map(({ order }) => order.customerId),
    ...events.filter(isNotified).map(({ event }) => event.customerId ?? event.id),
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
export function affectedNumbersOf({ tiffins, snackOrders, events }: ClosureEffects) {
  const tiffinsThat = (does: TiffinClosureEffect['does']) =>
    tiffins.filter(({ effect }) => effect.does === does).map(({ order }) => order.orderNumber);
  const snacksThat = (does: SnackClosureEffect['does']) =>
    snackOrders.filter(({ effect }) => effect.does === does).map(({ order }) => order.orderNumber);
  const eventsThat = (does: EventClosureEffect['does']) =>
    events.filter(({ effect }) => effect.does === does).map(({ event }) => event.inquiryNumber);
  return {
    movedOrders: tiffinsThat('move'),
    givenBackOrders: tiffinsThat('give_back'),
    stillDelivered: tiffinsThat('deliver'),
    snackOrdersMoved: snacksThat('move'),
    snackOrdersCancelled: snacksThat('cancel'),
    snackOrdersKept: snacksThat('keep'),
    eventsCancelled: eventsThat('cancel'),
    eventsKept: eventsThat('keep'),
  } satisfies Partial<Record<keyof ClosureFigures, string[]>>;
}

export const tiffinsIn = (orders: readonly Pick<AffectedTiffinOrder, 'quantity'>[]): number =>
  orders.reduce((tiffins, { quantity }) => tiffins + quantity, 0);

/** Whether two sets of figures say the same. */
export const sameFigures = (one: ClosureFigures, other: ClosureFigures): boolean =>
  (Object.keys(one) as (keyof ClosureFigures)[]).every((name) => one[name] === other[name]);
