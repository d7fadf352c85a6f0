import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import { OtherWorkOfDay } from './other-work-of-day.tsx';

const order: KitchenDay['snacksToHandOver'][number] = {
  id: 'order',
  orderNumber: 'SN-2026-0003',
  customerName: 'Ila Mehta',
  time: '14:00',
  deliveryType: 'pickup',
  status: 'confirmed',
  diet: 'jain',
  allergies: 'Sesame',
  specialInstructions: null,
  items: [
    { name: 'Khaman Dhokla', unit: '1 lb', quantity: 2, specialInstructions: null },
    { name: 'Patra', unit: '6 pieces', quantity: 1, specialInstructions: null },
  ],
};
const quiet = { date: '2026-11-24', events: [], snacksToHandOver: [], snacksWaiting: 0 };
const markupOf = (day: Partial<KitchenDay>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OtherWorkOfDay day={{ ...quiet, ...day }} />
    </MemoryRouter>,
  );

it('names each snack order that is to be handed over, with its time, its pieces and the way to it', () => {
  const markup = markupOf({ snacksToHandOver: [order] });
  expect(markup).toContain('href="/snack-orders/order/show"');
  const words = markup.replaceAll(/<[^>]+>/g, '');
  for (const part of [
    '2:00 PM · 2× Khaman Dhokla, 1× Patra',
    'Ila Mehta, SN-2026-0003 · Jain',
    'Allergy: Sesame',
  ])
    expect(words).toContain(part);
});

it('says which of them are made already', () => {
  const words = (status: typeof order.status) =>
    markupOf({ snacksToHandOver: [{ ...order, status }] }).replaceAll(/<[^>]+>/g, '');
  expect(words('ready')).toContain('Jain · Ready');
  expect(words('preparing')).not.toContain('Preparing');
});

it('leads to the counter for those that nobody has confirmed', () => {
  const markup = markupOf({ snacksWaiting: 2 });
  expect(markup).toContain('href="/snack-counter?date=2026-11-24"');
  expect(markup).toContain('2 snack orders wait for your word');
});

it('is not there on a day that has nothing besides its tiffins', () => {
  expect(markupOf({})).toBe('');
});
