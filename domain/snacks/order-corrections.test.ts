import { describe, expect, it } from 'vitest';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import {
  checkSnackCorrection,
  snackCorrectionsOf,
  snackOrderCorrectionText,
  statesNotReached,
  stockChange,
  takesStock,
} from './order-corrections.ts';

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
});
