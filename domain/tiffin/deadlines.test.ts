import { describe, expect, it } from 'vitest';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { formatDeadline, instantAt } from '#domain/platform/days.ts';
import {
  actionsOf,
  checkCanStillCome,
  checkCustomerAction,
  checkDeskUnskip,
  deadlinesOf,
  statusWhenBooked,
} from './deadlines.ts';

const kitchen: Kitchen = { settings: DEFAULT_SETTINGS, closures: [] };
const withSettings = (settings: Partial<Kitchen['settings']>): Kitchen => ({
  ...kitchen,
  settings: { ...DEFAULT_SETTINGS, ...settings },
});
const tuesday = (status: TiffinOrderStatus) =>
  ({ deliveryDate: '2026-11-24', deliveryTimeSlot: '14:00-15:00', status }) as const;
const inWords = (order: Parameters<typeof deadlinesOf>[0], at = kitchen) =>
  Object.fromEntries(
    Object.entries(deadlinesOf(order, at)).map(([name, moment]) => [name, formatDeadline(moment)]),
  );

describe('the deadlines of a booked tiffin', () => {
  it('are the same time the day before, midnight, and four hours before', () => {
    expect(inWords(tuesday('scheduled'))).toEqual({
      slotStart: 'Tue, Nov 24 at 2:00 PM',
      confirmAt: 'Mon, Nov 23 at 6:00 PM',
      skipUntil: 'Mon, Nov 23 at 2:00 PM',
      refundUntil: 'the end of Mon, Nov 23',
      cancelUntil: 'Tue, Nov 24 at 10:00 AM',
    });
  });

  it('never leave a skip open after the order is confirmed', () => {
    const late = { deliveryDate: '2026-11-24', deliveryTimeSlot: '19:00-20:00' } as const;
    expect(inWords(late).skipUntil).toBe('Mon, Nov 23 at 6:00 PM');
    expect(inWords(late).cancelUntil).toBe('Tue, Nov 24 at 3:00 PM');
    expect(inWords(late, withSettings({ skipNoticeHours: 0 })).skipUntil).toBe(
      'Mon, Nov 23 at 6:00 PM',
    );
  });

  it('count whole days on the clock face and the rest in hours, across the clock change', () => {
    const mondayAfterChange = {
      deliveryDate: '2026-03-09',
      deliveryTimeSlot: '14:00-15:00',
    } as const;
    const until = (skipNoticeHours: number) =>
      inWords(mondayAfterChange, withSettings({ skipNoticeHours })).skipUntil;
    expect(until(24)).toBe('Sun, Mar 8 at 2:00 PM');
    expect(until(48)).toBe('Sat, Mar 7 at 2:00 PM');
    expect(until(36)).toBe('Sun, Mar 8 at 1:00 AM');
    expect(until(37)).toBe('the end of Sat, Mar 7');
    expect(until(38)).toBe('Sat, Mar 7 at 11:00 PM');
  });

  it('follow the service days where the kitchen has chosen so', () => {
    const monday = { deliveryDate: '2026-11-23', deliveryTimeSlot: '14:00-15:00' } as const;
    expect(inWords(monday).skipUntil).toBe('Sun, Nov 22 at 2:00 PM');
    expect(inWords(monday, withSettings({ cutoffRunsOn: 'service_days' })).skipUntil).toBe(
      'Fri, Nov 20 at 6:00 PM',
    );
  });
});

describe('what a customer may do with a booked tiffin', () => {
  const at = (status: TiffinOrderStatus, day: string, time: string) =>
    actionsOf(tuesday(status), instantAt(day, time), kitchen);

  it('everything with the credit back, well ahead', () => {
    const actions = at('scheduled', '2026-11-23', '13:59');
    expect(actions.skip.allowed).toBe(true);
    expect(actions.change.allowed).toBe(true);
    expect(actions.cancel).toMatchObject({ allowed: true, refund: true, reason: null });
    expect(String(actions.skip.until)).toBe('2026-11-23T19:00:00Z');
    expect(String(actions.cancel.until)).toBe('2026-11-24T05:00:00Z');
    expect(actions.unskip).toEqual({
      allowed: false,
      until: null,
      reason: 'This cannot be done while it is scheduled.',
    });
  });

  it('only cancel, once the time to skip is over', () => {
    const actions = at('scheduled', '2026-11-23', '14:00');
    expect(actions.skip).toMatchObject({
      allowed: false,
      reason: 'The time to skip this tiffin with its credit back was Mon, Nov 23 at 2:00 PM.',
    });
    expect(actions.change.reason).toBe(
      'The time to change this tiffin was Mon, Nov 23 at 2:00 PM.',
    );
    expect(actions.cancel).toMatchObject({ allowed: true, refund: true });
  });

  it('cancel without the credit on the day itself, then nothing', () => {
    const morning = at('confirmed', '2026-11-24', '00:00');
    expect(morning.cancel).toMatchObject({ allowed: true, refund: false });
    expect(String(morning.cancel.until)).toBe('2026-11-24T15:00:00Z');
    expect(at('confirmed', '2026-11-23', '23:59').cancel.refund).toBe(true);
    expect(at('confirmed', '2026-11-24', '10:00').cancel).toMatchObject({
      allowed: false,
      refund: false,
      reason: 'The time to cancel this tiffin was Tue, Nov 24 at 10:00 AM.',
    });
  });

  it('take a skip back until the same deadline, unless the kitchen has closed that day', () => {
    expect(at('skipped', '2026-11-23', '13:59').unskip.allowed).toBe(true);
    expect(at('skipped', '2026-11-23', '14:00').unskip.reason).toBe(
      'The time to take this skip back was Mon, Nov 23 at 2:00 PM.',
    );
    const closed = {
      ...kitchen,
      closures: [{ startDay: '2026-11-24', endDay: '2026-11-24', reason: 'Snow' }],
    };
    const now = instantAt('2026-11-20', '09:00');
    expect(checkCustomerAction('unskip', tuesday('skipped'), now, closed)).toMatchObject({
      refused: 'day_unavailable',
      details: { date: 'Tue, Nov 24', suggested: 'Wed, Nov 25' },
    });
  });

  it('nothing once it is being cooked', () => {
    for (const status of ['preparing', 'out_for_delivery'] as const)
      expect(at(status, '2026-11-20', '09:00').cancel.reason).toBe(
        'This order cannot be cancelled as it has been confirmed by admin.',
      );
    const delivered = at('delivered', '2026-11-20', '09:00');
    for (const action of Object.values(delivered)) {
      expect(action.allowed).toBe(false);
      expect(action.reason).toBe('This cannot be done while it is delivered.');
    }
  });

  it('gets the credit back for what the kitchen never accepted', () => {
    const actions = at('pending_confirmation', '2026-11-24', '08:00');
    expect(actions.cancel).toMatchObject({ allowed: true, refund: true });
    expect(String(actions.cancel.until)).toBe('2026-11-24T15:00:00Z');
  });
});

describe('a skip that the desk undoes', () => {
  const closed = {
    ...kitchen,
    closures: [{ startDay: '2026-11-24', endDay: '2026-11-24', reason: 'Snow' }],
  };
  const check = (status: TiffinOrderStatus, time: string, at = kitchen) =>
    checkDeskUnskip(tuesday(status), instantAt('2026-11-24', time), at)?.refused ?? null;

  it('is undone until its slot begins', () => {
    expect(check('skipped', '13:59')).toBeNull();
    const late = checkDeskUnskip(tuesday('skipped'), instantAt('2026-11-24', '14:00'), kitchen);
    expect(late).toEqual({
      refused: 'unskip_deadline_passed',
      details: { until: 'Tue, Nov 24 at 2:00 PM' },
    });
    expect(
      checkCanStillCome(tuesday('cancelled'), instantAt('2026-11-24', '13:59'), kitchen),
    ).toBeNull();
  });

  it('stays where nothing was skipped, and where the kitchen has closed', () => {
    expect(check('delivered', '13:59')).not.toBeNull();
    expect(check('skipped', '13:59', closed)).toBe('day_unavailable');
  });
});

describe('a tiffin booked for a day', () => {
  it('is scheduled, waits when the day is full, and is confirmed at once after the cut-off', () => {
    const status = (isFull: boolean, time: string) =>
      statusWhenBooked('2026-11-24', isFull, instantAt('2026-11-23', time), kitchen);
    expect(status(false, '17:59')).toBe('scheduled');
    expect(status(true, '17:59')).toBe('pending_confirmation');
    expect(status(false, '18:00')).toBe('confirmed');
  });
});
