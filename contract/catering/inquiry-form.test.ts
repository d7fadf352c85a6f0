import { describe, expect, it } from 'vitest';
import { InquiryBody } from './inquiry-form.ts';

const PLAN = '3f0d3c2e-2f7b-4b8e-9a53-0d8a1d5f2c11';

const WHOLE = {
  eventType: 'wedding',
  eventDate: '2027-06-12',
  eventTime: ['lunch'],
  dietaryPreference: ['veg'],
  cateringService: ['self_serve_delivery'],
  numberOfGuests: 80,
  eventLocation: 'Whitby Community Hall',
  cuisineType: 'gujarati',
  firstName: 'Asha',
  lastName: 'Patel',
  email: 'Asha@Example.com',
  phoneNumber: '(905) 555-0123',
  selectedPlan: { id: PLAN, name: 'Basic', price: 1 },
  selectedSabji: 'Undhiyu',
  selectedSweet: 'Mohan Thal',
  selectedSalad: 'Onion Tomato Salad',
  selectedDal: 'Gujarti Daal',
  selectedRoti: 'Roti',
  selectedRice: 'Plain Rice',
};

/** The first message of each field, of an inquiry that is whole but for this. */
const wrongWith = (change: Record<string, unknown>): Record<string, string> => {
  const read = InquiryBody.safeParse({ ...WHOLE, ...change });
  return Object.fromEntries(
    (read.error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
};

describe('a catering inquiry', () => {
  it('is taken whole, with its address in lower case and its phone as E.164', () => {
    expect(InquiryBody.parse(WHOLE)).toMatchObject({
      email: 'asha@example.com',
      phoneNumber: '+19055550123',
    });
  });

  it.each([
    [{ eventType: undefined }, { eventType: 'Please select an event type.' }],
    [{ eventType: 'other' }, { eventTypeOther: 'Please specify the event type.' }],
    [{ eventTime: [] }, { eventTime: 'Please select at least one event time.' }],
    [
      { dietaryPreference: [] },
      { dietaryPreference: 'Please select at least one dietary preference.' },
    ],
    [{ eventDate: '' }, { eventDate: 'Please select a valid event date.' }],
    [{ eventDate: '2027-02-30' }, { eventDate: 'Please provide a valid date format (YYYY-MM-DD)' }],
    [{ cateringService: [] }, { cateringService: 'Please select at least one catering service.' }],
    [{ numberOfGuests: 0 }, { numberOfGuests: 'Please enter a valid number of guests.' }],
    [{ numberOfGuests: 2.5 }, { numberOfGuests: 'Please enter a valid number of guests.' }],
    [{ eventLocation: ' ' }, { eventLocation: 'Please enter a valid event location.' }],
    [{ cuisineType: 'thai' }, { cuisineType: 'Please select at least one cuisine type.' }],
    [{ firstName: '' }, { firstName: 'Please enter a valid first name.' }],
    [{ firstName: 'win http://x.y' }, { firstName: 'Please enter a valid first name.' }],
    [{ lastName: undefined }, { lastName: 'Please enter a valid last name.' }],
    [{ email: '' }, { email: 'Email address is required' }],
    [{ email: 'asha' }, { email: 'Please provide a valid email address' }],
    [{ email: `${'a'.repeat(250)}@x.ca` }, { email: 'Email address is too long' }],
    [{ phoneNumber: '' }, { phoneNumber: 'Phone number is required' }],
    [{ selectedPlan: undefined }, { selectedPlan: 'Please select a catering plan.' }],
    [{ selectedSabji: '' }, { selectedSabji: 'Please select a main course sabji.' }],
    [{ selectedSabji: [] }, { selectedSabji: 'Please select a main course sabji.' }],
    [
      { selectedSabji: ['Chole', ' '] },
      { 'selectedSabji.1': 'Please select a main course sabji.' },
    ],
    [{ selectedSweet: Array(11).fill('Lapsi') }, { selectedSweet: 'Please select at most 10.' }],
    [{ selectedSabji: 'x'.repeat(121) }, { selectedSabji: 'Please use at most 120 characters.' }],
    [{ selectedRice: null }, { selectedRice: 'Please select a rice.' }],
  ])('with %o says what is wrong', (change, messages) => {
    expect(wrongWith(change)).toEqual(messages);
  });

  it('names one dish of a category or several', () => {
    const selectedSabji = ['Undhiyu', 'Chole'];
    expect(InquiryBody.parse({ ...WHOLE, selectedSabji })).toMatchObject({
      selectedSabji,
      selectedSweet: 'Mohan Thal',
    });
  });

  it('asks for words about an Other only of the event', () => {
    expect(
      wrongWith({ dietaryPreference: ['other'], cateringService: ['other'], cuisineType: 'other' }),
    ).toEqual({});
  });

  it.each([true, 5, {}, ['x']])('tells of a box that is %o, and no more', (odd) => {
    expect(Object.keys(wrongWith({ cateringService: odd }))).toEqual([
      Array.isArray(odd) ? 'cateringService.0' : 'cateringService',
    ]);
    expect(wrongWith({ eventType: 'other', eventTypeOther: odd })).toHaveProperty('eventTypeOther');
  });

  it('tells of everything that is wrong at once', () => {
    const empty = Object.fromEntries(
      Object.entries(WHOLE).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
    );
    const wrong = wrongWith({ ...empty, eventType: 'other', cuisineType: 'other' });
    expect(Object.keys(wrong)).toEqual(
      expect.arrayContaining(['eventTypeOther', 'eventDate', 'firstName', 'numberOfGuests']),
    );
  });

  it.each([
    ['905-555-0123', '+19055550123'],
    ['1 905 555 0123', '+19055550123'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+91 98765 43210', '+919876543210'],
    ['[905]\u00a0555\u20130123', '+19055550123'],
  ])('takes the phone number %s', (phoneNumber, stored) => {
    expect(InquiryBody.parse({ ...WHOLE, phoneNumber }).phoneNumber).toBe(stored);
  });

  it.each(['123 456 7890', '905 155 0123', '+0123456789', '98765', '+1234567890123456', 'abc'])(
    'does not take the phone number %s',
    (phoneNumber) => {
      expect(wrongWith({ phoneNumber })).toEqual({
        phoneNumber:
          'Please provide a valid phone number (US/Canada: +1-XXX-XXX-XXXX or International: +XX-XXXXXXXXXX)',
      });
    },
  );
});
