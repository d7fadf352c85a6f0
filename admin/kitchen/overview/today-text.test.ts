import { expect, it } from 'vitest';
import { instantAt } from '#domain/platform/days.ts';
import { lateFirst, planNamesText, tiffinsToday } from './today-text.ts';

const plans = [
  { name: 'Everyday', tiffins: 8, delivered: 0, notDelivered: 1 },
  { name: 'Family Dabba', tiffins: 2, delivered: 1, notDelivered: 0 },
];

const open = { isServiceDay: true, closure: null, cooked: 0, toBring: 0 };
const closed = { isServiceDay: false, closure: 'Snow storm', cooked: 0, toBring: 0 };
const weekend = { isServiceDay: false, closure: null, cooked: 0, toBring: 0 };
const everyday = (tiffins: number, delivered = 0, notDelivered = 0) => [
  { name: 'Everyday', tiffins, delivered, notDelivered },
];
const words = (
  plans: Parameters<typeof planNamesText>[0]['plans'],
  waiting = 0,
  day: Parameters<typeof tiffinsToday>[1] = open,
) => tiffinsToday({ plans, waiting }, day).words;

it('counts the tiffins of the day by plan, what is brought already and what waits', () => {
  expect(words(plans)).toBe('10 tiffins, 1 delivered, 1 not delivered');
  expect(planNamesText({ plans })).toBe('Everyday 8 · Family Dabba 2');
  expect(words(everyday(8), 3)).toBe('8 tiffins to cook, 3 wait for your word');
  expect(words(everyday(8), 0, { ...open, cooked: 3 })).toBe('5 tiffins to cook, 3 cooked already');
  expect(words([], 3)).toBe('3 tiffins wait for your word');
  expect(words(everyday(1, 1))).toBe('1 tiffin, all delivered');
  expect(words([])).toBe('None booked.');
});

it('says of a closed day in one breath what of it still goes out', () => {
  expect(words(everyday(8), 0, { ...closed, toBring: 8 })).toBe(
    'Closed today: Snow storm. 8 tiffins were kept and still go out.',
  );
  expect(words(everyday(6, 5), 0, { ...closed, toBring: 1 })).toBe(
    'Closed today: Snow storm. 1 tiffin was kept and still goes out, 5 delivered.',
  );
  expect(words(everyday(6, 6), 0, closed)).toBe(
    'Closed today: Snow storm. 6 tiffins, all delivered.',
  );
  expect(words([], 0, closed)).toBe('No tiffins today: Snow storm.');
  expect(words([], 0, weekend)).toBe('No tiffins on weekends.');
});

it('counts no time down for what came back from a door', () => {
  const order = {
    id: 'one',
    orderNumber: 'SN-2026-0001',
    customerName: 'Asha',
    deliveryType: 'delivery' as const,
    status: 'undelivered' as const,
  };
  const now = instantAt('2026-11-18', '13:30');
  const shown = lateFirst(
    [
      { ...order, time: '13:00' },
      { ...order, time: '14:00' },
    ],
    '2026-11-18',
    now,
  );
  expect(shown.map(({ due }) => due.words)).toEqual(['', '']);
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
