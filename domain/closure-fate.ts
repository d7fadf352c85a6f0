import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { closureOn, nextServiceDay } from './calendar.ts';
import { closedThrough } from './cutoff.ts';
import type { IsoDay } from './days.ts';
import type { Kitchen } from './settings.ts';
import { canDo } from './states.ts';
import { TIFFIN_ORDER_STATES } from './tiffin-order-states.ts';

/** What the desk chooses for the tiffins booked on days that it closes (decisions 5). */
export type ClosureFate = 'skip' | 'move';

/** What that means for one order, as an action of the state table; `leave` for what is past moving. */
export type OrderFate =
  | { action: 'skip' }
  | { action: 'cancel' }
  | { action: 'change'; deliveryDate: IsoDay }
  | { action: 'leave' };

/**
 * What a closure does to an order that falls into it; `kitchen.closures` holds the new closure.
 *
 * `skip` gives the credit back: a scheduled order is skipped, one that waits or is already confirmed
 * is cancelled by the kitchen. `move` takes it to the next service day whose cut-off has not passed
 * and on which the customer has nothing for the same slot and address yet (`isTaken`); without such
 * a day it is skipped. What is being cooked or further along is left to the kitchen.
 */
export function fateOf(
  order: { status: TiffinOrderStatus; deliveryDate: IsoDay },
  fate: ClosureFate,
  now: Temporal.Instant,
  kitchen: Kitchen,
  isTaken: (day: IsoDay) => boolean = () => false,
): OrderFate {
  if (!canDo(TIFFIN_ORDER_STATES, 'change', order.status, 'staff')) return { action: 'leave' };
  if (!closureOn(order.deliveryDate, kitchen.closures)) return { action: 'leave' };
  if (fate === 'move') {
    const deliveryDate = nextFreeDay(order.deliveryDate, now, kitchen, isTaken);
    if (deliveryDate) return { action: 'change', deliveryDate };
  }
  const canSkip = canDo(TIFFIN_ORDER_STATES, 'skip', order.status, 'staff');
  return { action: canSkip ? 'skip' : 'cancel' };
}

function nextFreeDay(
  day: IsoDay,
  now: Temporal.Instant,
  kitchen: Kitchen,
  isTaken: (day: IsoDay) => boolean,
): IsoDay | null {
  const closed = closedThrough(now, kitchen);
  const after = day > closed ? day : closed;
  let next = nextServiceDay(after, kitchen.closures);
  for (let tried = 0; next && tried < kitchen.settings.scheduleWindowDays; tried++) {
    if (!isTaken(next)) return next;
    next = nextServiceDay(next, kitchen.closures);
  }
  return null;
}
