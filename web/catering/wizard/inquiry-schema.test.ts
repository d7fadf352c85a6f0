import { describe, expect, it } from 'vitest';
import { buildCatalogue, buildTyped, idOf } from '#test/builders/build-typed.ts';
import { EMPTY_INQUIRY, type InquiryInputs, readGuests } from './inquiry-form.ts';
import { detailsSchema, inquirySchema, planSchema } from './inquiry-schema.ts';

const today = () => '2026-11-21';
const details = detailsSchema(today);
const whole = inquirySchema(today, buildCatalogue());

const mistakes = (schema: typeof details | typeof whole | typeof planSchema, typed: unknown) =>
  Object.fromEntries(
    [...(schema.safeParse(typed).error?.issues ?? [])]
      .reverse()
      .map(({ path, message }) => [path.join('.'), message]),
  );

describe('step 1', () => {
  it('tells of every field at once, in fixed words', () => {
    expect(mistakes(details, EMPTY_INQUIRY)).toEqual({
      eventType: 'Please select an event type.',
      eventDate: 'Please select a valid event date.',
      eventTime: 'Please select at least one event time.',
      numberOfGuests: 'Please enter a valid number of guests.',
      eventLocation: 'Please enter a valid event location.',
      cuisineType: 'Please select at least one cuisine type.',
      dietaryPreference: 'Please select at least one dietary preference.',
      cateringService: 'Please select at least one catering service.',
      firstName: 'Please enter a valid first name.',
      lastName: 'Please enter a valid last name.',
      email: 'Email address is required',
      phoneNumber: 'Phone number is required',
    });
  });

  it.each<[Partial<InquiryInputs>, string, string]>([
    [{ eventType: 'other' }, 'eventTypeOther', 'Please specify the event type.'],
    [
      { dietaryPreference: ['veg', 'other'] },
      'dietaryPreferenceOther',
      'Please specify the dietary preference.',
    ],
    [
      { cateringService: ['other'] },
      'cateringServiceOther',
      'Please specify the catering service.',
    ],
    [{ cuisineType: 'other' }, 'cuisineTypeOther', 'Please specify the cuisine type.'],
    [{ eventDate: '2026-02-30' }, 'eventDate', 'Please provide a valid date format (YYYY-MM-DD)'],
    [
      { eventDate: '2026-11-20' },
      'eventDate',
      'Event date cannot be in the past. Please select a future date.',
    ],
    [
      { eventDate: '2028-11-22' },
      'eventDate',
      'Event date cannot be more than 2 years in the future',
    ],
    [{ numberOfGuests: '0' }, 'numberOfGuests', 'Please enter a valid number of guests.'],
    [{ numberOfGuests: '12.5' }, 'numberOfGuests', 'Please enter a valid number of guests.'],
    [{ email: 'asha@' }, 'email', 'Please provide a valid email address'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Email address is too long'],
    [
      { phoneNumber: '12' },
      'phoneNumber',
      'Please provide a valid phone number (US/Canada: +1-XXX-XXX-XXXX or International: +XX-XXXXXXXXXX)',
    ],
  ])('of %j says so at %s', (values, field, message) => {
    expect(mistakes(details, buildTyped(values))).toEqual({ [field]: message });
  });

  it('tells of a passed day even while other fields are wrong', () => {
    const typed = { ...EMPTY_INQUIRY, eventDate: '2020-01-01' };
    expect(mistakes(details, typed)).toHaveProperty('eventDate');
    expect(mistakes(details, typed)).toHaveProperty('eventType');
  });

  it('takes today and the last day of the two years', () => {
    for (const eventDate of ['2026-11-21', '2028-11-21'])
      expect(mistakes(details, buildTyped({ eventDate }))).toEqual({});
  });
});

describe('step 2', () => {
  it('needs a plan', () => {
    expect(mistakes(planSchema, EMPTY_INQUIRY)).toEqual({
      'selectedPlan.id': 'Please select a catering plan.',
    });
  });
});

describe('step 3', () => {
  it('needs every choice', () => {
    const typed = buildTyped({
      selectedSabji: [],
      selectedSweet: [],
      selectedSalad: [],
      selectedDal: [],
      selectedRoti: [],
      selectedRice: [],
    });
    expect(mistakes(whole, typed)).toEqual({
      selectedSabji: 'Please select a main course sabji.',
      selectedSweet: 'Please select a sweet.',
      selectedSalad: 'Please select a salad or raita.',
      selectedDal: 'Please select a dal.',
      selectedRoti: 'Please select a roti.',
      selectedRice: 'Please select a rice.',
    });
  });

  it('asks for shrikhand where the plan has it, and nowhere else', () => {
    const without = {
      selectedSabji: [idOf('asabji'), idOf('bsabji')],
      selectedShrikhand: [],
    };
    expect(mistakes(whole, buildTyped(without))).toEqual({});
    expect(
      mistakes(whole, buildTyped({ ...without, selectedPlan: { id: idOf('premium') } })),
    ).toEqual({ selectedShrikhand: 'Please select a shrikhand.' });
  });

  it('says how many dishes are missing to those that the plan includes', () => {
    const premium = { selectedPlan: { id: idOf('premium') } };
    const missing = (...selectedSabji: string[]) =>
      mistakes(whole, buildTyped({ ...premium, selectedSabji })).selectedSabji;
    expect(missing()).toBe('Please select 2 sabjis.');
    expect(missing(idOf('bsabji'))).toBe('Please select one more main course sabji.');
    expect(missing(idOf('bsabji'), idOf('gone'))).toBe('Please select one more main course sabji.');
    expect(missing(idOf('bsabji'), idOf('asabji'))).toBeUndefined();
  });

  it('lets an inquiry from before there were two be changed in everything else', () => {
    const current = buildTyped({ selectedPlan: { id: idOf('premium') } });
    const change = inquirySchema(today, buildCatalogue(), current);
    const wrong = (values: Partial<InquiryInputs>) =>
      mistakes(change, { ...current, ...values }).selectedSabji;
    expect(wrong({ numberOfGuests: '60' })).toBeUndefined();
    expect(wrong({ selectedSabji: [idOf('bsabji')] })).toBe(
      'Please select one more main course sabji.',
    );
    expect(wrong({ selectedSabji: [] })).toBe('Please select 2 sabjis.');
    expect(mistakes(change, { ...current, selectedPlan: { id: idOf('basic') } })).toEqual({});
  });

  it('takes numbers and phones as people write them', () => {
    expect(whole.parse(buildTyped({ numberOfGuests: ' 1,200 ' }))).toMatchObject({
      numberOfGuests: 1200,
      phoneNumber: '+19055550123',
    });
  });
});

describe('a number of guests', () => {
  it.each([
    ['40', 40],
    ['1,000', 1000],
    ['', Number.NaN],
    ['about 40', Number.NaN],
    ['-3', Number.NaN],
  ])('%j is %d', (typed, guests) => {
    expect(readGuests(typed)).toBe(guests);
  });
});
