import { describe, expect, it } from 'vitest';
import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { fateOf } from './closure-fate.ts';
import { instantAt } from './days.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const kitchen = {
  settings: DEFAULT_SETTINGS,
  closures: [{ startDay: '2026-11-26', endDay: '2026-11-27', reason: 'Snow' }],
};
const now = instantAt('2026-11-24', '10:00');
const order = (status: TiffinOrderStatus) => ({ status, deliveryDate: '2026-11-26' });

describe('a closure over booked tiffins', () => {
  it('skips what is scheduled and cancels what waits or is confirmed, credit back each time', () => {
    expect(fateOf(order('scheduled'), 'skip', now, kitchen)).toEqual({ action: 'skip' });
    expect(fateOf(order('pending_confirmation'), 'skip', now, kitchen)).toEqual({
      action: 'cancel',
    });
    expect(fateOf(order('confirmed'), 'skip', now, kitchen)).toEqual({ action: 'cancel' });
  });

  it('moves to the next service day', () => {
    expect(fateOf(order('confirmed'), 'move', now, kitchen)).toEqual({
      action: 'change',
      deliveryDate: '2026-11-30',
    });
  });

  it('moves past days that are confirmed already, and past days with the same slot and address', () => {
    const late = instantAt('2026-11-29', '18:00');
    expect(fateOf(order('scheduled'), 'move', late, kitchen)).toEqual({
      action: 'change',
      deliveryDate: '2026-12-01',
    });
    const isTaken = (day: string) => day === '2026-11-30';
    expect(fateOf(order('scheduled'), 'move', now, kitchen, isTaken)).toEqual({
      action: 'change',
      deliveryDate: '2026-12-01',
    });
  });

  it('skips where there is no day to move to', () => {
    expect(fateOf(order('scheduled'), 'move', now, kitchen, () => true)).toEqual({
      action: 'skip',
    });
  });

  it('leaves what is being cooked, what is over, and what lies outside', () => {
    for (const status of [
      'preparing',
      'out_for_delivery',
      'delivered',
      'skipped',
      'cancelled',
    ] as const)
      expect(fateOf(order(status), 'move', now, kitchen)).toEqual({ action: 'leave' });
    const outside = { status: 'scheduled', deliveryDate: '2026-11-25' } as const;
    expect(fateOf(outside, 'skip', now, kitchen)).toEqual({ action: 'leave' });
  });
});
