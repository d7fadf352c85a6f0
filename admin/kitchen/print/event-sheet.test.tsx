import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AdminInquiryDetails } from '#contract/catering/desk-catering.ts';
import { EventSheet } from './event-sheet.tsx';

type Line = AdminInquiryDetails['toCook'][number];

const line = (given: Partial<Line>): Line => ({
  ...{ item: 'Dal Fry', quantity: 48, category: 'sabji', unit: 'servings' },
  ...{ specialNote: null, portion: null, diets: null },
  ...given,
});

const menuOf = (...toCook: Line[]) =>
  renderToStaticMarkup(
    <EventSheet
      inquiry={
        {
          inquiryNumber: 'CAT-2026-0001',
          status: 'confirmed',
          eventType: 'wedding',
          eventTime: ['lunch'],
          eventDate: '2026-11-24',
          eventClock: '12:30',
          numberOfGuests: 48,
          dietaryPreference: ['veg'],
          guestDiets: null,
          cateringService: [],
          phoneNumber: '+19055550142',
          selectedPlan: { name: 'Classic' },
          quotes: [],
          toCook,
        } as unknown as AdminInquiryDetails
      }
    />,
  ).replaceAll(/<[^>]+>/g, '');

it('says in litres and kilograms what the servings come to', () => {
  expect(menuOf(line({ portion: { amount: 240, unit: 'ml' } }))).toContain(
    '11.52\u00A0L · 48\u00A0servings',
  );
  const rice = {
    item: 'Peas Pulav',
    category: 'rice',
    portion: { amount: 180, unit: 'g' },
  } as const;
  expect(menuOf(line(rice))).toContain('8.64\u00A0kg · 48\u00A0servings');
});

it('says servings alone of what nobody has measured, and pieces once', () => {
  expect(menuOf(line({}))).toContain('48\u00A0servings');
  expect(menuOf(line({}))).not.toContain('·');
  const rotis = line({ item: 'Roti', quantity: 192, category: 'roti', unit: 'pieces' });
  expect(menuOf({ ...rotis, portion: { amount: 1, unit: 'pieces' } })).toContain('192\u00A0pieces');
  expect(menuOf({ ...rotis, portion: { amount: 1, unit: 'pieces' } })).not.toContain('·');
});
