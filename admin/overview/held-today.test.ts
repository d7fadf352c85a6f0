import { expect, it } from 'vitest';
import { instantAt } from '#domain/days.ts';
import { lateFirst, planWords, tiffinWords } from './held-today.ts';

const plans = [
  { name: 'Everyday', tiffins: 8, delivered: 0 },
  { name: 'Family Dabba', tiffins: 2, delivered: 1 },
];

it('counts the tiffins of the day by plan, and what is brought already', () => {
  expect(tiffinWords({ plans })).toBe('10 tiffins, 1 delivered');
  expect(planWords({ plans })).toBe('Everyday 8 · Family Dabba 2');
  expect(tiffinWords({ plans: [] })).toBeNull();
  expect(tiffinWords({ plans: [{ name: 'Everyday', tiffins: 1, delivered: 1 }] })).toBe(
    '1 tiffin, all delivered',
  );
});

it('names snack orders that are late first, then by their time', () => {
  const order = (time: string) => ({
    id: time,
    orderNumber: 'SN-2026-0001',
    customerName: 'Asha',
    time,
    deliveryType: 'pickup' as const,
    status: 'confirmed' as const,
  });
  const now = instantAt('2026-11-18', '13:30');
  const shown = lateFirst(['11:00', '13:00', '14:00', '18:00'].map(order), '2026-11-18', now);
  expect(shown.map(({ time, due }) => `${time} ${due.words}`.trim())).toEqual([
    '11:00 2 h 30 min late',
    '13:00 30 min late',
    '14:00 in 30 min',
    '18:00',
  ]);
});
