import { describe, expect, it } from 'vitest';
import { KitchenRules } from '#contract/kitchen/kitchen.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { deadlinesOf } from '#domain/tiffin/deadlines.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import {
  bookingEnd,
  bookingRule,
  confirmedAt,
  DEFAULT_RULES,
  DELIVERY_FROM,
  DELIVERY_UNTIL,
  daysText,
  hourSpan,
  hoursText,
  lateCancelEnd,
  nextDayRule,
  rulesOf,
  skipAhead,
  skipNotice,
  skipSentence,
} from './kitchen-rules.ts';

const withRules = (change: Partial<KitchenRules>): KitchenRules => ({
  ...DEFAULT_RULES,
  ...change,
});
const serviceDays = withRules({ cutoffTime: '17:30', cutoffRunsOn: 'service_days' });

describe('the rules that pages name', () => {
  it('are those of the kitchen', () => {
    const rules = withRules({ skipNoticeHours: 48 });
    expect(rulesOf({ ...PUBLIC_BUSINESS, rules })).toBe(rules);
  });

  it('are those of a kitchen that has changed nothing while its own cannot be read', () => {
    expect(rulesOf(null)).toEqual(KitchenRules.parse(DEFAULT_SETTINGS));
  });
});

describe('hours and days in words', () => {
  it('the delivery hours are those that can be booked', () => {
    expect([DELIVERY_FROM, DELIVERY_UNTIL]).toEqual(['14:00', '20:00']);
  });

  it.each([
    ['14:00', '20:00', '2 to 8 PM'],
    ['11:00', '14:00', '11 AM to 2 PM'],
    ['11:30', '12:00', '11:30 AM to 12 PM'],
  ])('%s and %s are %s', (from, until, words) => {
    expect(hourSpan(from, until)).toBe(words);
  });

  it('can stand after "between"', () => {
    expect(hourSpan('14:00', '20:00', 'and')).toBe('2 and 8 PM');
  });

  it('count one as one', () => {
    expect([hoursText(1), hoursText(24)]).toEqual(['1 hour', '24 hours']);
    expect([daysText(1), daysText(30)]).toEqual(['1 day', '30 days']);
  });
});

describe('the cut-off in words', () => {
  it('is that of the day before', () => {
    expect(confirmedAt(DEFAULT_RULES)).toBe('6:00 PM the day before');
    expect(bookingRule(DEFAULT_RULES)).toBe('Orders for tomorrow must be placed before 6:00 PM.');
    expect(bookingEnd(DEFAULT_RULES)).toBe('6:00 PM for tomorrow');
    expect(nextDayRule(DEFAULT_RULES)).toBe('Next-day orders must be placed before 6:00 PM.');
  });

  it('is that of the delivery day before where the kitchen has chosen so', () => {
    expect(confirmedAt(serviceDays)).toBe('5:30 PM on the delivery day before');
    expect(bookingEnd(serviceDays)).toBe('5:30 PM on the delivery day before');
    expect(nextDayRule(serviceDays)).toBe(bookingRule(serviceDays));
    expect(bookingRule(serviceDays)).toBe(
      'Orders for a day must be placed before 5:30 PM on the delivery day before.',
    );
  });
});

describe('the notice of a skip in words', () => {
  it.each([
    [48, '48 hours ahead'],
    [25, '25 hours ahead'],
  ])(
    'is the hours that the desk has set, where no slot is confirmed before (%d)',
    (skipNoticeHours, words) => {
      expect(skipAhead(withRules({ skipNoticeHours }))).toBe(words);
      expect(skipNotice(withRules({ skipNoticeHours }))).toEqual({
        figure: hoursText(skipNoticeHours),
        when: 'ahead',
      });
    },
  );

  it.each([
    [24, '24 hours ahead, by 6:00 PM the day before at the latest'],
    [21, '21 hours ahead, by 6:00 PM the day before at the latest'],
  ])(
    'names the cut-off too, where the last slots are confirmed before (%d)',
    (skipNoticeHours, words) => {
      const rules = withRules({ skipNoticeHours });
      expect(skipAhead(rules)).toBe(words);
      expect(skipNotice(rules).when).toBe('ahead, by 6:00 PM');
      expect(skipSentence(rules)).toBe(`Skip it ${words}, and the credit comes back.`);
    },
  );

  it('says what the deadlines of the slots are', () => {
    // A Tuesday: calendar days and service days have the same cut-off.
    const deliveryDate = '2026-11-24';
    for (const skipNoticeHours of [0, 19, 21, 24, 26, 48]) {
      const settings = { ...DEFAULT_SETTINGS, skipNoticeHours };
      const ends = SLOTS.map((deliveryTimeSlot) => {
        const { skipUntil, confirmAt } = deadlinesOf(
          { deliveryDate, deliveryTimeSlot },
          { settings, closures: [] },
        );
        return skipUntil.equals(confirmAt);
      });
      const words = skipAhead(withRules({ skipNoticeHours }));
      expect(words.includes('6:00 PM')).toBe(ends.some((isConfirmed) => isConfirmed));
      expect(words.includes('hours ahead')).toBe(ends.some((isConfirmed) => !isConfirmed));
    }
  });

  it('names the cut-off of service days however long it is, since it can be days before', () => {
    expect(skipAhead({ ...serviceDays, skipNoticeHours: 48 })).toBe(
      '48 hours ahead, by 5:30 PM on the delivery day before at the latest',
    );
    expect(skipNotice(serviceDays)).toEqual({
      figure: '24 hours',
      when: 'ahead, by 5:30 PM on the delivery day before',
    });
  });

  it('is the cut-off where every tiffin is confirmed before those hours begin', () => {
    for (const skipNoticeHours of [0, 12, 20]) {
      expect(skipAhead(withRules({ skipNoticeHours }))).toBe('by 6:00 PM the day before');
    }
    expect(skipNotice({ ...serviceDays, skipNoticeHours: 0 })).toEqual({
      figure: '5:30 PM',
      when: 'on the delivery day before',
    });
  });
});

describe('the end of cancelling without the credit in words', () => {
  it('leads up to the delivery hour, or is that itself', () => {
    expect(lateCancelEnd(DEFAULT_RULES)).toBe('4 hours before your delivery hour');
    expect(lateCancelEnd(withRules({ cancelLateHours: 0 }))).toBe('your delivery hour');
  });

  it('is nothing where no tiffin can be cancelled so late', () => {
    const deliveryDate = '2026-11-24';
    for (let cancelLateHours = 0; cancelLateHours <= 24; cancelLateHours += 1) {
      const settings = { ...DEFAULT_SETTINGS, cancelLateHours };
      const isPossible = SLOTS.some((deliveryTimeSlot) => {
        const { refundUntil, cancelUntil } = deadlinesOf(
          { deliveryDate, deliveryTimeSlot },
          { settings, closures: [] },
        );
        return !cancelUntil.equals(refundUntil);
      });
      expect([cancelLateHours, lateCancelEnd(settings) !== null]).toEqual([
        cancelLateHours,
        isPossible,
      ]);
    }
  });
});
