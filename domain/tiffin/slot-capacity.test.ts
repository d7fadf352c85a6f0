import { describe, expect, it } from 'vitest';
import { capacityText, overCapacityText, type SlotDemand } from './slot-capacity.ts';

const waiting = (tiffins: number, more: Partial<SlotDemand> = {}): SlotDemand => ({
  deliveryDate: '2026-11-20',
  deliveryTimeSlot: '18:00-19:00',
  quantity: 2,
  room: { hour: { tiffins, capacity: 10 }, day: { tiffins: 30, capacity: 60 } },
  ...more,
});

describe('the room for an order that waits', () => {
  it('is how full its hour is, and what it makes of it', () => {
    expect(capacityText(waiting(7))).toEqual(['6:00 PM - 7:00 PM: 7 of 10 so far']);
    expect(capacityText(waiting(8))).toEqual(['6:00 PM - 7:00 PM: 8 of 10 so far']);
    expect(capacityText(waiting(9))).toEqual([
      '6:00 PM - 7:00 PM: 9 of 10 so far, 11 with these 2',
    ]);
    expect(capacityText(waiting(10, { quantity: 1 }))).toEqual([
      '6:00 PM - 7:00 PM: 10 of 10 so far, 11 with this one',
    ]);
  });

  it('is also that of the day, where that is full', () => {
    const room = { hour: { tiffins: 7, capacity: 10 }, day: { tiffins: 59, capacity: 60 } };
    expect(capacityText(waiting(7, { room }))).toEqual([
      '6:00 PM - 7:00 PM: 7 of 10 so far',
      'The whole day: 59 of 60 so far, 61 with these 2',
    ]);
  });

  it('is not spoken of where nothing waits', () => {
    expect(capacityText(waiting(7, { room: undefined }))).toEqual([]);
  });
});

describe('what accepting makes of an hour', () => {
  it('is said where it goes beyond what the hour takes, of all that were accepted together', () => {
    expect(overCapacityText([waiting(7)])).toBe('');
    expect(overCapacityText([waiting(7), waiting(7)])).toBe(
      'Fri, Nov 20, 6:00 PM - 7:00 PM has 11 of 10 now.',
    );
    const late = { deliveryTimeSlot: '19:00-20:00' } as const;
    expect(overCapacityText([waiting(9), waiting(10, late)])).toBe(
      'Fri, Nov 20, 6:00 PM - 7:00 PM has 11 of 10 now. ' +
        'Fri, Nov 20, 7:00 PM - 8:00 PM has 12 of 10 now.',
    );
    const other = waiting(0, { deliveryTimeSlot: '17:00-18:00' });
    expect(overCapacityText([waiting(9), other])).toBe(
      'Fri, Nov 20, 6:00 PM - 7:00 PM has 11 of 10 now.',
    );
  });
});
