import { describe, expect, it } from 'vitest';
import { buildOrder, buildSubscription } from '#test/builders/build-order.ts';
import { inPause, type PauseForm, pauseAskedFor, pauseDaysOf, pauseForm } from './pause-form.ts';

const TODAY = '2026-11-21';
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
    const { skipped, stillComing } = inPause(orders, { from: TODAY, until: null });
    expect(ids(skipped)).toEqual(['soon', 'full', 'later']);
    expect(ids(stillComing)).toEqual(['tomorrow']);
  });

  it('begins with its first day and ends with its last', () => {
    const days = { from: '2026-11-25', until: '2026-11-29' };
    expect(ids(inPause(orders, days).skipped)).toEqual(['full']);
  });

  it('is nothing before its days are chosen', () => {
    expect(inPause(orders, null)).toEqual({ skipped: [], stillComing: [] });
  });
});

describe('the form of a pause', () => {
  const mistake = (typed: PauseForm) => {
    const issue = pauseForm(TODAY).safeParse(typed).error?.issues[0];
    return issue && [issue.path[0], issue.message];
  };

  it.each<[PauseForm, string, string]>([
    [{ from: '', how: 'open', until: '' }, 'from', 'Please choose the first day.'],
    [{ from: TODAY, how: 'until', until: '' }, 'until', 'Please choose the last day.'],
    [{ from: '2026-11-20', how: 'open', until: '' }, 'from', 'Please choose a day from today on.'],
    [
      { from: '2026-11-25', how: 'until', until: '2026-11-24' },
      'until',
      'The last day of a pause cannot be before its first.',
    ],
  ])('%j is asked about', (typed, field, message) => {
    expect(mistake(typed)).toEqual([field, message]);
  });

  it('takes a day and a later one, and a day without an end', () => {
    expect(mistake({ from: '2026-11-24', how: 'until', until: '2026-11-28' })).toBeUndefined();
    expect(mistake({ from: TODAY, how: 'open', until: '' })).toBeUndefined();
  });

  it('forgets the last day of a pause without an end', () => {
    expect(pauseDaysOf({ from: TODAY, how: 'open', until: '2026-12-01' })).toEqual({
      from: TODAY,
      until: null,
    });
  });

  it('begins with a week from today, or with what is planned', () => {
    expect(pauseAskedFor(buildSubscription(), TODAY)).toEqual({
      from: TODAY,
      how: 'until',
      until: '2026-11-28',
    });
    const planned = buildSubscription({ pauseFrom: '2026-12-01', pausedUntil: null });
    expect(pauseAskedFor(planned, TODAY)).toEqual({ from: '2026-12-01', how: 'open', until: '' });
  });
});
