import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { INQUIRY_STATES } from '../inquiry-states.ts';
import { SNACK_ORDER_STATES } from '../snack-order-states.ts';
import { TIFFIN_ORDER_STATES } from '../tiffin-order-states.ts';
import { checkItsDay, type OnADay } from './its-day.ts';

const today = '2026-11-22';
const tomorrow = '2026-11-23';

describe('work on a day', () => {
  const asked = (things: OnADay[], action: 'prepare' | 'confirm' | 'skip' = 'prepare') => {
    const refusal = checkItsDay(TIFFIN_ORDER_STATES, action, things, { noun: 'tiffin', today });
    return refusal && errorMessage(refusal.refused, refusal.details);
  };

  it('is not asked about on the day itself', () => {
    expect(asked([{ day: today, count: 3 }])).toBeNull();
    expect(asked([])).toBeNull();
  });

  it('names another day, and how many are of it', () => {
    expect(
      asked([
        { day: tomorrow, count: 14 },
        { day: tomorrow, count: 2 },
        { day: today, count: 5 },
      ]),
    ).toBe('These 16 tiffins are for tomorrow (Mon, Nov 23).');
    expect(asked([{ day: '2026-11-21', count: 1 }])).toBe(
      'This tiffin is for yesterday (Sat, Nov 21).',
    );
  });

  it('names each of several days', () => {
    const both = [
      { day: '2026-11-25', count: 1 },
      { day: tomorrow, count: 1 },
    ];
    expect(asked(both)).toBe('These 2 tiffins are for tomorrow (Mon, Nov 23) and Wed, Nov 25.');
  });

  it('is only what cooks, drives or hands over', () => {
    const tomorrows = [{ day: tomorrow, count: 1 }];
    expect(asked(tomorrows, 'confirm')).toBeNull();
    expect(asked(tomorrows, 'skip')).toBeNull();
    const at = { noun: 'order', today };
    expect(checkItsDay(SNACK_ORDER_STATES, 'ready', tomorrows, at)).not.toBeNull();
    expect(checkItsDay(SNACK_ORDER_STATES, 'cancel', tomorrows, at)).toBeNull();
  });

  it('is over from its day on: an event is completed on it, and any day after', () => {
    const completed = (day: string) =>
      checkItsDay(INQUIRY_STATES, 'complete', [{ day, count: 1 }], { noun: 'event', today });
    expect(completed(tomorrow)?.details).toEqual({
      what: 'This event is for tomorrow (Mon, Nov 23)',
    });
    expect(completed(today)).toBeNull();
    expect(completed('2026-11-15')).toBeNull();
  });
});
