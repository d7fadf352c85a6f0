import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { instantAt } from '#domain/platform/days.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';
import { checkTiming, type TimedWork } from './check-timing.ts';

const called = 'TF-2026-000012 of Emily Khan';

const today = '2026-11-22';
const now = instantAt(today, '10:00');
const tomorrow = '2026-11-23';

describe('work at a time', () => {
  const asked = (things: TimedWork[], action: 'prepare' | 'confirm' | 'skip' = 'prepare') => {
    const refusal = checkTiming(TIFFIN_ORDER_STATES, action, things, { noun: 'tiffin', now });
    return refusal && errorMessage(refusal.refused, refusal.details);
  };

  it('is not asked about on the day itself', () => {
    expect(asked([{ called, day: today, count: 3 }])).toBeNull();
    expect(asked([])).toBeNull();
  });

  it('names another day, and how many are of it', () => {
    expect(
      asked([
        { called, day: tomorrow, count: 14 },
        { called, day: tomorrow, count: 2 },
        { called, day: today, count: 5 },
      ]),
    ).toBe('These 16 tiffins are for tomorrow (Mon, Nov 23).');
    expect(asked([{ called, day: '2026-11-21', count: 1 }])).toBe(
      'TF-2026-000012 of Emily Khan is for yesterday (Sat, Nov 21).',
    );
  });

  it('names each of several days', () => {
    const both = [
      { called, day: '2026-11-25', count: 1 },
      { called, day: tomorrow, count: 1 },
    ];
    for (const things of [both, both.toReversed()])
      expect(asked(things)).toBe('These 2 tiffins are for tomorrow (Mon, Nov 23) and Wed, Nov 25.');
  });

  it('is only what cooks, drives or hands over', () => {
    const tomorrows = [{ called, day: tomorrow, count: 1 }];
    expect(asked(tomorrows, 'confirm')).toBeNull();
    expect(asked(tomorrows, 'skip')).toBeNull();
    const at = { noun: 'order', now };
    expect(checkTiming(SNACK_ORDER_STATES, 'ready', tomorrows, at)).not.toBeNull();
    expect(checkTiming(SNACK_ORDER_STATES, 'cancel', tomorrows, at)).toBeNull();
  });

  it('is over from its day on: an event is completed on it, and any day after', () => {
    const completed = (day: string) =>
      checkTiming(INQUIRY_STATES, 'complete', [{ called, day, count: 1 }], { noun: 'event', now });
    expect(completed(tomorrow)?.details).toEqual({
      what: 'TF-2026-000012 of Emily Khan is for tomorrow (Mon, Nov 23)',
    });
    expect(completed(today)).toBeNull();
    expect(completed('2026-11-15')).toBeNull();
  });

  describe('at a door', () => {
    const early = (
      things: TimedWork[],
      at = '10:00',
      action: 'deliver' | 'dispatch' = 'deliver',
    ) => {
      const refusal = checkTiming(TIFFIN_ORDER_STATES, action, things, {
        noun: 'tiffin',
        now: instantAt(today, at),
      });
      return refusal && errorMessage(refusal.refused, refusal.details);
    };
    const evening = { called, day: today, from: '17:00', count: 1 };

    it('is not hours before the time that was agreed', () => {
      expect(early([evening])).toBe('TF-2026-000012 of Emily Khan is for today from 5:00 PM.');
      expect(early([evening], '14:59')).not.toBeNull();
      expect(early([evening], '15:00')).toBeNull();
      expect(early([evening], '22:00')).toBeNull();
    });

    it('is at any hour of the day where none was agreed', () => {
      expect(early([{ called, day: today, count: 1 }])).toBeNull();
    });

    it.each(['deliver', 'fail'] as const)('is not so for snacks, either: %s', (action) => {
      const asked = (at: string) =>
        checkTiming(SNACK_ORDER_STATES, action, [evening], {
          noun: 'snack order',
          now: instantAt(today, at),
        });
      expect(asked('14:59')).not.toBeNull();
      expect(asked('15:00')).toBeNull();
    });

    it('names each time of several, the earliest first, and none whose time it is', () => {
      const noon = { called, day: today, from: '12:00', count: 4 };
      const afternoon = { called, day: today, from: '14:00', count: 2 };
      expect(early([evening, noon, afternoon])).toBe(
        'These 3 tiffins are for today from 2:00 PM and today from 5:00 PM.',
      );
    });

    it('may be driven to at any hour of the day', () => {
      expect(early([evening], '10:00', 'dispatch')).toBeNull();
    });
  });
});
