import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { actionsIn, transition } from '../platform/states.ts';
import {
  checkSnackCorrection,
  SNACK_CORRECTIONS,
  snackCorrectionsOf,
  snackOrderCorrectionText,
  statesNotReached,
  stockChange,
  takesStock,
} from './order-corrections.ts';
import { SNACK_ORDER_STATES } from './order-states.ts';

const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;
const NOW = Temporal.Instant.from('2026-11-20T15:00:00Z');

const offered = (status: SnackOrderStatus, day: string) =>
  snackCorrectionsOf({ status, day, deliveryType: 'delivery' }, TODAY);

/** Steps in these states, one a minute. */
const stepsIn = (...states: SnackOrderStatus[]) =>
  states.map((status, minute) => ({ status, at: { epochMilliseconds: minute * 60_000 } }));

describe('what can be true of a snack order instead', () => {
  it('is what its state and day leave open', () => {
    const back = ['being-made', 'not-begun'];
    expect(offered('cancelled', YESTERDAY)).toEqual(['handed-over']);
    expect(offered('cancelled', TODAY)).toEqual(['handed-over', 'taken-up']);
    expect(offered('cancelled', TOMORROW)).toEqual(['taken-up']);
    expect(offered('delivered', YESTERDAY)).toEqual([
      'not-handed-over',
      'still-here',
      'called-off',
    ]);
    expect(offered('delivered', TODAY)).toEqual([
      ...['not-handed-over', 'still-here', ...back, 'called-off'],
    ]);
    expect(offered('undelivered', TODAY)).toEqual(back);
    expect(offered('ready', TODAY)).toEqual(back);
    expect(offered('ready', YESTERDAY)).toEqual([]);
    expect(offered('preparing', TODAY)).toEqual(['not-begun']);
    expect(offered('confirmed', TOMORROW)).toEqual(['not-confirmed']);
    expect(offered('confirmed', YESTERDAY)).toEqual([]);
    expect(offered('pending', TODAY)).toEqual([]);
  });

  it('fails at nobody’s door where it is picked up', () => {
    const pickup = { status: 'delivered', day: YESTERDAY, deliveryType: 'pickup' } as const;
    expect(snackCorrectionsOf(pickup, TODAY)).toEqual(['still-here', 'called-off']);
  });

  it('needs a time that is still to come only where it is taken up again', () => {
    const past = { day: YESTERDAY, time: '12:00' };
    expect(checkSnackCorrection('taken-up', past, NOW, [])).not.toBeNull();
    expect(checkSnackCorrection('handed-over', past, NOW, [])).toBeNull();
  });

  it('is said to the customer in a line', () => {
    const order = { status: 'delivered', day: TODAY, deliveryType: 'delivery' } as const;
    expect(snackOrderCorrectionText(order, 'cancelled')).toEqual([
      'It is cancelled; we had it as delivered.',
    ]);
    expect(snackOrderCorrectionText(order, 'delivered')).toEqual([]);
  });
});

describe('the timeline of a snack order that is put right', () => {
  it('loses what was only ever a mistake', () => {
    expect(statesNotReached('delivered', 'ready')).toEqual(['delivered']);
    expect(statesNotReached('delivered', 'cancelled')).toEqual(['delivered']);
    expect(statesNotReached('cancelled', 'delivered')).toEqual(['cancelled']);
    expect(statesNotReached('undelivered', 'delivered')).toEqual(['undelivered']);
    expect(statesNotReached('delivered', 'preparing')).toEqual([
      ...['ready', 'undelivered', 'delivered', 'cancelled'],
    ]);
    expect(statesNotReached('delivered', 'confirmed')).toEqual([
      ...['preparing', 'ready', 'undelivered', 'delivered', 'cancelled'],
    ]);
    expect(statesNotReached('confirmed', 'pending')).toEqual([
      ...['confirmed', 'preparing', 'ready', 'undelivered', 'delivered', 'cancelled'],
    ]);
  });
});

describe('the stock of a day', () => {
  it('lacks what was made, also where nobody was at the door and it was cancelled then', () => {
    expect(takesStock('pending', stepsIn('pending'))).toBe(true);
    expect(takesStock('cancelled', stepsIn('pending', 'confirmed', 'cancelled'))).toBe(false);
    const inVain = stepsIn('pending', 'ready', 'undelivered', 'cancelled');
    expect(takesStock('cancelled', inVain)).toBe(true);
    expect(takesStock('cancelled', inVain.toReversed())).toBe(true);
    expect(takesStock('cancelled', [])).toBe(false);
  });

  it('changes by a correction only where an order begins or ceases to take of it', () => {
    const delivered = { status: 'delivered', steps: stepsIn('ready', 'delivered') } as const;
    expect(stockChange(delivered, 'cancelled')).toBe(-1);
    expect(stockChange(delivered, 'preparing')).toBe(0);
    const cancelled = { status: 'cancelled', steps: stepsIn('confirmed', 'cancelled') } as const;
    expect(stockChange(cancelled, 'confirmed')).toBe(1);
    const inVain = { status: 'cancelled', steps: stepsIn('undelivered', 'cancelled') } as const;
    expect(stockChange(inVain, 'delivered')).toBe(0);
  });

  it('stays without what was carried to a door in vain, also where it was called off later', () => {
    const steps = stepsIn('ready', 'undelivered', 'delivered');
    expect(stockChange({ status: 'delivered', steps }, 'cancelled')).toBe(0);
    const again = stepsIn('undelivered', 'ready', 'delivered');
    expect(stockChange({ status: 'delivered', steps: again }, 'cancelled')).toBe(-1);
  });

  it('lacks what its orders hold, whatever is done with them and put right', () => {
    fc.assert(
      fc.property(somePresses, (presses) => {
        const orders = [newOrder(1), newOrder(10)] as const;
        let counted = 11;
        for (const [minute, { on, choice }] of presses.entries())
          counted += goOn(orders[on], choice, minute + 1);
        const held = orders.filter(({ status, steps }) => takesStock(status, steps));
        expect(counted).toBe(held.reduce((all, { quantity }) => all + quantity, 0));
      }),
      { numRuns: 500 },
    );
  });
});

type Order = { quantity: number; status: SnackOrderStatus; steps: ReturnType<typeof stepsIn> };

const newOrder = (quantity: number): Order => ({
  quantity,
  status: 'pending',
  steps: stepsIn('pending'),
});

/** Presses at the desk: which order, and which of what can be done with it. */
const somePresses = fc.array(
  fc.record({ on: fc.constantFrom(0 as const, 1 as const), choice: fc.nat({ max: 999 }) }),
  { maxLength: 60, size: 'max' },
);

/** Does one of the things that the desk can do with an order today; answers how its day's stock changes. */
function goOn(order: Order, choice: number, minute: number): number {
  const { status, steps, quantity } = order;
  const actions = actionsIn(SNACK_ORDER_STATES, status, 'staff').filter((one) => one !== 'change');
  const corrections = offered(status, TODAY);
  const which = choice % (actions.length + corrections.length);
  const action = actions[which];
  const correction = corrections[which - actions.length];
  let notReached: SnackOrderStatus[] = [];
  let change = 0;
  if (action) {
    const { to } = transition(SNACK_ORDER_STATES, action, status, 'staff') as Going;
    order.status = to;
    if (to === 'cancelled' && status !== 'undelivered') change = -1;
  } else if (correction) {
    order.status = SNACK_CORRECTIONS[correction].to;
    change = stockChange({ status, steps }, order.status);
    notReached = statesNotReached(status, order.status);
  }
  order.steps = [
    ...steps.filter((step) => ![...notReached, order.status].includes(step.status)),
    { status: order.status, at: { epochMilliseconds: minute * 60_000 } },
  ];
  return change * quantity;
}

type Going = { to: SnackOrderStatus };
