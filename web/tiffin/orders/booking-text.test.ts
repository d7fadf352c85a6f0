import { describe, expect, it } from 'vitest';
import { finalSlotText } from './booking-text.ts';

describe('a slot that is too near to be skipped or changed', () => {
  const finalSlots = [{ date: '2026-11-23', slots: ['14:00-15:00' as const] }];
  const words = (deliveryDate: string, deliveryTimeSlot: string, quantity = 1) =>
    finalSlotText({ deliveryDate, deliveryTimeSlot }, { finalSlots }, quantity);

  it('says so before it is booked, and what still brings the credit back', () => {
    expect(words('2026-11-23', '14:00-15:00')).toBe(
      'This is too near to be skipped or changed once it is booked. If you cancel before the end of Sun, Nov 22, 1 credit comes back.',
    );
    expect(words('2026-11-23', '14:00-15:00', 3)).toContain('3 credits come back.');
  });

  it('is none of the others, nor one that is not chosen yet', () => {
    expect(words('2026-11-23', '15:00-16:00')).toBeNull();
    expect(words('2026-11-24', '14:00-15:00')).toBeNull();
    expect(words('2026-11-23', '')).toBeNull();
  });
});
