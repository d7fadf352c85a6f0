import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { hasAnything, sheetsOf } from './sheets.ts';

const event: KitchenDay['events'][number] = {
  id: 'event',
  inquiryNumber: 'CAT-2026-0007',
  event: 'Wedding',
  customerName: 'Asha Patel',
  guests: 48,
  times: ['lunch'],
  clock: '12:30',
  isBrought: true,
  status: 'confirmed',
  diet: 'Vegetarian, Jain',
  location: 'Whitby Community Hall',
};
const order: KitchenDay['snacksToHandOver'][number] = {
  id: 'order',
  orderNumber: 'SN-2026-0003',
  customerName: 'Ila Mehta',
  time: '14:00',
  deliveryType: 'pickup',
  status: 'confirmed',
  diet: 'jain',
  allergies: 'Sesame',
  specialInstructions: 'One box, please',
  items: [
    { name: 'Khaman Dhokla', unit: '1 lb', quantity: 2, specialInstructions: 'No green chilli' },
  ],
};
const quiet = {
  ...{ date: '2026-11-24', tiffins: 0, cooked: 0, slots: [], dishes: [], boxes: [], toPack: [] },
  closure: null,
  ...{ events: [], snacksToHandOver: [], snacksWaiting: 0 },
};
const paperOf = (day: Partial<KitchenDay>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <KitchenSheet sheets={sheetsOf({ ...quiet, ...day })} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, '');

it('has the events and the snack orders of a day that has no tiffins', () => {
  const paper = paperOf({ events: [event], snacksToHandOver: [order] });
  for (const words of [
    'No tiffins',
    'To be there by 12:30 PM',
    'Wedding, lunch for 48 guests',
    'Vegetarian, Jain · Whitby Community Hall',
    'See its production sheet, CAT-2026-0007',
    '2:00 PM',
    '2× Khaman Dhokla 1 lb (No green chilli)',
    'Ila Mehta, SN-2026-0003 · Jain',
    'Allergy: Sesame',
    'One box, please',
  ])
    expect(paper).toContain(words);
  expect(paper).not.toContain('Who gets what');
});

it('says that an event has no time yet, and how many snack orders it does not have', () => {
  const paper = paperOf({ events: [{ ...event, clock: null }], snacksWaiting: 2 });
  expect(paper).toContain('Time not agreed yet');
  expect(paper).toContain('2 more snack orders wait to be confirmed');
});

it('is printed for a day on which anything is made, and for no other', () => {
  expect(hasAnything(quiet)).toBe(false);
  expect(hasAnything({ ...quiet, events: [event] })).toBe(true);
  expect(hasAnything({ ...quiet, snacksToHandOver: [order] })).toBe(true);
  expect(hasAnything({ ...quiet, tiffins: 1 })).toBe(true);
});

it('says before all else that the kitchen is closed', () => {
  expect(paperOf({ closure: 'Snow storm', events: [event] })).toContain('Closed: Snow storm');
  expect(paperOf({ events: [event] })).not.toContain('Closed');
});
