import { expect, it } from 'vitest';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { SLOT_CHOICES, slotEnd, slotStart } from './slots.ts';

it('a day has six one-hour slots from 2 PM to 8 PM', () => {
  expect(SLOTS.map(slotStart)).toEqual(['14:00', '15:00', '16:00', '17:00', '18:00', '19:00']);
  expect(SLOTS.map(slotEnd)).toEqual(['15:00', '16:00', '17:00', '18:00', '19:00', '20:00']);
  expect(SLOT_CHOICES[0]).toEqual({ value: '14:00-15:00', label: '2:00 PM - 3:00 PM' });
  expect(SLOT_CHOICES.at(-1)?.label).toBe('7:00 PM - 8:00 PM');
});
