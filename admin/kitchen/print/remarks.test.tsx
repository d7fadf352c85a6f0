import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AdminInquiryDetails } from '#contract/catering/desk-catering.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { EventSheet } from './event-sheet.tsx';
import { Ticket } from './print-page.tsx';

const REMARK = 'His mother decides about the menu. Call after six.';

const inquiry = {
  inquiryNumber: 'CAT-2026-0001',
  status: 'confirmed',
  eventType: 'wedding',
  eventTime: ['lunch'],
  eventDate: '2026-11-24',
  eventClock: '12:30',
  eventLocation: 'Whitby Community Hall',
  numberOfGuests: 48,
  dietaryPreference: ['veg'],
  guestDiets: null,
  cuisineType: 'gujarati',
  cateringService: ['self_serve_delivery'],
  customerName: 'Asha Patel',
  phoneNumber: '+19055550142',
  selectedPlan: { name: 'Classic' },
  toCook: [],
  quotes: [],
  internalNote: REMARK,
} as unknown as AdminInquiryDetails;

const order = {
  orderNumber: 'SN-2026-0001',
  status: 'confirmed',
  deliveryType: 'pickup',
  deliveryDate: '2026-11-24',
  deliveryTime: '12:00',
  customerName: 'Asha Patel',
  customerPhone: '+19055550142',
  diet: 'vegetarian',
  allergies: '',
  items: [],
  specialInstructions: 'Chutney apart',
  internalNote: REMARK,
  totalAmount: 1200,
  balance: { owed: 0, toPayBack: 0 },
} as unknown as AdminSnackOrder;

it('keeps remarks of the desk off the paper that goes into the hall with the food', () => {
  const paper = renderToStaticMarkup(<EventSheet inquiry={inquiry} />);
  expect(paper).toContain('Whitby Community Hall');
  expect(paper).not.toContain(REMARK);
});

it('keeps them off the bag, which says what was asked for', () => {
  const paper = renderToStaticMarkup(<Ticket order={order} />);
  expect(paper).toContain('Chutney apart');
  expect(paper).not.toContain(REMARK);
});
