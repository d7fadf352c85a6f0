import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SubscribeBody } from '#contract/tiffin/subscriptions.ts';
import { buildOrder, buildSubscription } from '#test/builders/build-order.ts';
import {
  checkoutSchema,
  startAfter,
  startDateProblem,
  subscribeBody,
  valuesOf,
  valuesOfRenewal,
} from './checkout-schema.ts';

const dates = { availableDates: [{ date: '2026-11-24', isRecommended: true }] };
const schema = checkoutSchema(dates, () => '2026-11-22');

const user = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Asha Patel',
  first_name: 'Asha',
  last_name: 'Patel',
  email: 'asha@example.com',
  phone: '+19055550123',
  mobile_number: '+19055550123',
  address: null,
  profile_photo: null,
  role_name: 'customer',
  diet: 'jain' as const,
  allergies: 'peanuts',
  email_verified: true,
  has_password: true,
  settings: null,
  standing_note: '',
  created_at: '2026-11-01T12:00:00Z',
};
const typed = {
  ...valuesOf(user),
  customerAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
  startDate: '2026-11-24',
};

const mistakes = (values: object) => {
  const result = z.safeParse(schema, { ...typed, ...values });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]));
};

describe('the checkout', () => {
  it('starts from what the account knows, and leaves the start date to be chosen', () => {
    expect(valuesOf(user)).toMatchObject({
      customerName: 'Asha Patel',
      customerPhone: '(905) 555-0123',
      customerAddress: '',
      startDate: '',
      diet: 'jain',
      allergies: 'peanuts',
    });
  });

  it('asks for an address and a start date first of all', () => {
    expect(mistakes({ customerAddress: '', startDate: '' })).toEqual({
      customerAddress: 'Please enter a complete delivery address (minimum 10 characters)',
      startDate: 'Please select a start date',
    });
  });

  it('counts the address without the spaces around it', () => {
    expect(mistakes({ customerAddress: '  9 Elm St  ' })).toHaveProperty('customerAddress');
    expect(mistakes({ customerAddress: '12 Elm St.' })).toEqual({});
  });

  it('takes only a day that is on offer', () => {
    expect(mistakes({ startDate: '2026-11-25' })).toEqual({
      startDate: 'Selected date is not available. Suggested date: Tue, Nov 24',
    });
  });

  it('wants a name, an e-mail address and a telephone number', () => {
    expect(
      Object.keys(mistakes({ customerName: ' ', customerEmail: 'x', customerPhone: '01' })),
    ).toEqual(['customerName', 'customerEmail', 'customerPhone']);
  });
});

describe('the request', () => {
  const variant = {
    id: '00000000-0000-4000-8000-0000000000b1',
    billingCycle: 'monthly' as const,
    price: 1099,
    totalPrice: 21980,
    currency: 'CAD',
    tiffinCount: 20,
    unit: '/month',
    features: [],
    isActive: true,
    deliveryCharge: 0,
    taxPercentage: 1300,
    discountPercentage: 15,
  };

  it('says the plan by its ids and the total that was read, and fits the contract', () => {
    const body = subscribeBody(
      z.parse(schema, typed),
      { group: { id: '00000000-0000-4000-8000-0000000000a1' }, variant },
      24837,
    );
    expect(body).toMatchObject({
      customerPhone: '+19055550123',
      planVariantId: variant.id,
      billingCycle: 'monthly',
      specialInstructions: null,
      totalAmount: 24837,
    });
    expect(z.encode(SubscribeBody, body).totalAmount).toBe(248.37);
  });
});

const today = '2026-12-18';
const offers = (...days: string[]) => ({
  availableDates: days.map((date, index) => ({ date, isRecommended: index === 0 })),
});

describe('a start date among the days of the server', () => {
  const dates = offers('2026-12-22', '2026-12-23', '2026-12-24', '2026-12-29');

  it('does when it is one of them', () => {
    expect(startDateProblem('2026-12-24', dates, today)).toBeNull();
  });

  it('suggests the next one on offer for a closed day', () => {
    expect(startDateProblem('2026-12-25', dates, today)).toEqual({
      message: 'Selected date is not available. Suggested date: Tue, Dec 29',
      suggestedDate: '2026-12-29',
    });
  });

  it('suggests the first one for a day after the last', () => {
    expect(startDateProblem('2027-03-01', dates, today)?.suggestedDate).toBe('2026-12-22');
  });

  it('does not take a weekday that the server leaves out', () => {
    expect(startDateProblem('2026-12-21', dates, today)?.suggestedDate).toBe('2026-12-22');
  });
});

describe('a start date when the server gives no days', () => {
  it.each([null, offers()])('does on a weekday from tomorrow on (%j)', (dates) => {
    expect(startDateProblem('2026-12-21', dates, today)).toBeNull();
  });

  it.each([
    ['today', '2026-12-18', '2026-12-21'],
    ['the past', '2026-12-01', '2026-12-21'],
    ['a Saturday', '2026-12-19', '2026-12-21'],
    ['a later Sunday', '2027-01-10', '2027-01-11'],
  ])('does not on %s', (_what, wanted, suggested) => {
    expect(startDateProblem(wanted, null, today)?.suggestedDate).toBe(suggested);
  });
});

it('says nothing about what is no day at all', () => {
  expect(startDateProblem('', null, today)).toBeNull();
  expect(startDateProblem('2026-02-30', null, today)).toBeNull();
});

const offered = {
  availableDates: ['2026-11-24', '2026-11-25', '2026-11-26'].map((date, place) => ({
    date,
    isRecommended: place === 0,
  })),
};

describe('a plan that renews another', () => {
  it('starts after the last tiffin that is booked in that one', () => {
    const orders = [
      buildOrder({ deliveryDate: '2026-11-24' }),
      buildOrder({ deliveryDate: '2026-11-25' }),
      buildOrder({ deliveryDate: '2026-12-25', status: 'skipped' }),
    ];
    expect(startAfter({ orders }, offered)).toBe('2026-11-26');
  });

  it('starts on the recommended day when nothing is booked, and leaves the choice without days', () => {
    expect(startAfter({ orders: [] }, offered)).toBe('2026-11-24');
    expect(startAfter({ orders: [] }, null)).toBe('');
    const late = [buildOrder({ deliveryDate: '2026-11-26' })];
    expect(startAfter({ orders: late }, offered)).toBe('');
  });

  it('goes to the same door, for the same diet', () => {
    const renewed = buildSubscription({
      diet: 'jain',
      allergies: 'peanuts',
      doorNote: 'Ring twice',
    });
    expect(valuesOfRenewal(renewed, null)).toMatchObject({
      customerAddress: renewed.customerAddress,
      specialInstructions: '',
      doorNote: 'Ring twice',
      diet: 'jain',
      allergies: 'peanuts',
    });
  });

  it('keeps how its customer eats when that one was for somebody else', () => {
    const memberId = '00000000-0000-4000-8000-000000000002';
    const diet = 'swaminarayan' as const;
    const renewed = buildSubscription({ memberId, memberName: 'Meera', diet, allergies: 'Sesame' });
    expect(valuesOf(user, valuesOfRenewal(renewed, null))).toMatchObject({
      memberId,
      diet: 'jain',
      allergies: 'peanuts',
    });
  });
});
