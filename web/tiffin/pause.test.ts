import { describe, expect, it } from 'vitest';
import { buildOrder } from './build-order.ts';
import { inPause, pauseEnd, pauseForm } from './pause.ts';

const { actions } = buildOrder();
const tooLate = { ...actions, skip: { allowed: false, until: null, reason: 'too late' } };
const ids = (orders: { id: string }[]) => orders.map(({ id }) => id);

describe('what is booked in a pause', () => {
  const orders = [
    buildOrder({ id: 'later', deliveryDate: '2026-11-30' }),
    buildOrder({ id: 'soon', deliveryDate: '2026-11-24' }),
    buildOrder({ id: 'tomorrow', status: 'confirmed', actions: tooLate }),
    buildOrder({
      id: 'full',
      status: 'pending_confirmation',
      deliveryDate: '2026-11-25',
      actions: tooLate,
    }),
    buildOrder({ id: 'eaten', status: 'delivered', deliveryDate: '2026-11-20' }),
  ];

  it('is skipped, soonest first, except what can no longer be', () => {
    const { skipped, stillComing } = inPause(orders, null);
    expect(ids(skipped)).toEqual(['soon', 'full', 'later']);
    expect(ids(stillComing)).toEqual(['tomorrow']);
  });

  it('ends with its last day', () => {
    expect(ids(inPause(orders, '2026-11-24').skipped)).toEqual(['soon']);
  });
});

describe('the form of a pause', () => {
  const form = pauseForm('2026-11-21');

  it('takes a day from today on', () => {
    expect(form.safeParse({ how: 'until', until: '2026-11-21' }).success).toBe(true);
    expect(form.safeParse({ how: 'until', until: '2026-11-20' }).error?.issues[0]?.message).toBe(
      'Please choose a day from today on.',
    );
    expect(form.safeParse({ how: 'until', until: '' }).success).toBe(false);
  });

  it('needs none for a pause without an end', () => {
    expect(form.safeParse({ how: 'open', until: '' }).success).toBe(true);
    expect(pauseEnd({ how: 'open', until: '2026-12-01' })).toBeNull();
    expect(pauseEnd({ how: 'until', until: '2026-12-01' })).toBe('2026-12-01');
  });
});
