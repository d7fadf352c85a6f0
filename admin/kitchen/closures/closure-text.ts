import type {
  AffectedByClosure,
  AffectedTiffinOrder,
  ClosureFigures,
} from '#contract/kitchen/closure-effects.ts';
import { type ClosureEffects, isNothingAffected } from '#domain/kitchen/closure-effects.ts';
import type { NoFreeSlotReason } from '#domain/kitchen/find-free-slots.ts';
import { formatDay, formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted, plural } from '#domain/platform/plural.ts';

/** `14 orders, 22 tiffins` */
export const ordersText = (orders: number, tiffins: number): string =>
  `${counted(orders, 'order')}, ${counted(tiffins, 'tiffin')}`;

/** `Friday, November 20`, or `Fri, Nov 20 to Tue, Nov 24`. */
export const closedDaysText = (startDate: IsoDay, endDate: IsoDay): string =>
  startDate === endDate
    ? formatDayLong(startDate)
    : `${formatDay(startDate)} to ${formatDay(endDate)}`;

/**
 * What is not asked about: what is over already, and recurring bookings that leave the days out by
 * themselves.
 */
export function notAskedText(affected: AffectedByClosure): string[] {
  const { delivered, notDelivered, usualCustomers } = affected;
  const lines: [boolean, string][] = [
    [isNothingAffected(affected), 'Nothing that is still to come is booked.'],
    [
      delivered.orders > 0,
      `Delivered already, and not touched: ${ordersText(delivered.orders, delivered.tiffins)}.`,
    ],
    [
      notDelivered.orders > 0,
      `Could not be handed over, and not touched: ${ordersText(notDelivered.orders, notDelivered.tiffins)}.${waitingText(notDelivered)}`,
    ],
    [
      delivered.snackOrders > 0,
      `Handed over already, and not touched: ${counted(delivered.snackOrders, 'snack order')}.`,
    ],
    [
      usualCustomers > 0,
      `The weekly usual of ${counted(usualCustomers, 'customer')} would still book it, and leaves it out.`,
    ],
  ];
  return lines.filter(([isSo]) => isSo).map(([, words]) => words);
}

/** Which of those that could not be handed over go on waiting for a word of the kitchen. */
function waitingText({ orders, undecided }: AffectedByClosure['notDelivered']): string {
  if (undecided === 0) return '';
  if (orders === 1) return ' It waits for a decision about its credit.';
  const which = undecided === orders ? 'They' : `${undecided} of them`;
  return plural(
    undecided,
    ` ${which} waits for a decision about its credit.`,
    ` ${which} wait for a decision about their credits.`,
  );
}

/** `9 customers are written to`; where no mail leaves, the kitchen has to tell them. */
function toldText(customers: number, [one, many]: [string, string], sendsMail: boolean): string {
  const who = counted(customers, 'customer');
  if (!sendsMail) return `${who} ${plural(customers, 'is', 'are')} to be told by you`;
  return `${who} ${plural(customers, one, many)} written to`;
}

/** `9 customers are written to, 2 credits come back, C$17.98 is to be paid back.` */
export function closureOutcomeText(figures: ClosureFigures, sendsMail = true): string {
  const { customers, creditsBack, toPayBack } = figures;
  return `${toldText(customers, ['is', 'are'], sendsMail)}, ${counted(
    creditsBack,
    'credit',
  )} ${plural(creditsBack, 'comes', 'come')} back, ${formatMoney(toPayBack)} is to be paid back.`;
}

/** The same when it is done. */
export function closureDoneText(figures: ClosureFigures | null, sendsMail = true): string {
  if (!figures) return 'Closed. Nothing was booked; the shop offers it no more.';
  const { customers, creditsBack, toPayBack } = figures;
  return `Closed. ${toldText(customers, ['was', 'were'], sendsMail)}, ${counted(creditsBack, 'credit')} came back, ${formatMoney(
    toPayBack,
  )} is to be paid back.`;
}

/** What becomes of what, part by part; only what there is. */
export function closureDetailsText(figures: ClosureFigures): string[] {
  const parts: [number, string][] = [
    [
      figures.movedOrders,
      `${ordersText(figures.movedOrders, figures.movedTiffins)}: moved to another day`,
    ],
    [
      figures.givenBackOrders,
      `${counted(figures.givenBackOrders, 'tiffin order')}: called off with ${counted(figures.creditsBack, 'credit')} back`,
    ],
    [figures.stillDelivered, `${counted(figures.stillDelivered, 'tiffin order')}: still delivered`],
    [figures.snackOrdersMoved, `${counted(figures.snackOrdersMoved, 'snack order')}: moved`],
    [
      figures.snackOrdersCancelled,
      `${counted(figures.snackOrdersCancelled, 'snack order')}: cancelled`,
    ],
    [
      figures.snackOrdersKept,
      `${counted(figures.snackOrdersKept, 'snack order')}: made as planned`,
    ],
    [figures.eventsKept, `${counted(figures.eventsKept, 'event')}: kept`],
    [figures.eventsCancelled, `${counted(figures.eventsCancelled, 'event')}: cancelled`],
  ];
  return parts.filter(([count]) => count > 0).map(([, words]) => words);
}

const namedOrder = ({ customerName, orderNumber }: AffectedTiffinOrder): string =>
  `${customerName} (${orderNumber})`;

const NO_PLACE: Record<NoFreeSlotReason, string> = {
  full: 'no room for them at that hour',
  same_door: 'the same customer has a delivery at that hour already',
  rests: 'their plan is paused then',
  closed: 'they wait for your word, and the cut-off has passed',
};

/** `Asha Patel (TF-2026-00012), Ravi Shah (TF-2026-00014): no room for them at that hour` */
export const noFreeSlotText = (left: ClosureEffects['tiffins']): string[] =>
  [
    ...Map.groupBy(left, ({ effect }) =>
      effect.does === 'give_back' ? effect.noPlace : undefined,
    ),
  ].flatMap(([why, orders]) =>
    why ? [`${orders.map(({ order }) => namedOrder(order)).join(', ')}: ${NO_PLACE[why]}`] : [],
  );
