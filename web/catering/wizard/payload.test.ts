import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { InquiryBody } from '#contract/catering/inquiry-form.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { MENU_FIELDS } from '#contract/catering/menu-fields.ts';
import { buildInquiry } from '#test/builders/build-inquiry.ts';
import { buildCatalogue, buildTyped, idOf } from '#test/builders/build-typed.ts';
import { estimateOfForm } from '#web/catering/menu/catalogue.ts';
import { EMPTY_INQUIRY, type InquiryInputs } from './inquiry-form.ts';
import { inquirySchema } from './inquiry-schema.ts';
import { inputsOfInquiry, inquiryBody } from './payload.ts';

const catalogue = buildCatalogue();
const schema = inquirySchema(() => '2026-11-21', catalogue);

function bodyOf(values: Partial<InquiryInputs> = {}) {
  const typed = buildTyped(values);
  const estimate = estimateOfForm(typed, catalogue);
  if (!estimate) throw new Error('no estimate');
  return inquiryBody(schema.parse(typed), estimate.choices, estimate.price);
}

describe('an inquiry as it is sent', () => {
  it('has no null and no empty field', () => {
    for (const value of Object.values(bodyOf())) {
      expect(value).not.toBeNull();
      expect(value).not.toBe('');
    }
    expect(bodyOf()).not.toHaveProperty('eventTypeOther');
    expect(bodyOf()).not.toHaveProperty('hearAboutUs');
  });

  it('says the words of an Other only where it is ticked', () => {
    const words = {
      eventTypeOther: 'Katha',
      dietaryPreferenceOther: 'No onion',
      cateringServiceOther: 'Live dosa',
      cuisineTypeOther: 'Rajasthani',
      hearAboutUsOther: 'A flyer',
    };
    for (const field of Object.keys(words)) expect(bodyOf(words)).not.toHaveProperty(field);
    expect(
      bodyOf({
        ...words,
        eventType: 'other',
        dietaryPreference: ['other'],
        cateringService: ['other'],
        cuisineType: 'other',
        hearAboutUs: 'other',
      }),
    ).toMatchObject(words);
  });

  it('names one dish of a category, or as many as the plan includes, and drops the rest', () => {
    const selectedSabji = [idOf('bsabji'), idOf('asabji')];
    expect(bodyOf({ selectedSabji })).toMatchObject({ selectedSabji: idOf('bsabji') });
    expect(bodyOf({ selectedSabji })).not.toHaveProperty('selectedShrikhand');
    expect(bodyOf({ selectedSabji, selectedPlan: { id: idOf('premium') } })).toMatchObject({
      selectedSabji: [idOf('asabji'), idOf('bsabji')],
      selectedShrikhand: idOf('ashrikhand'),
    });
  });

  it('carries the figures that the customer has read, and the extras', () => {
    expect(bodyOf({ extraRoti: 20 }).pricingCalculation).toEqual({
      basePrice: 67_960,
      additionalCharges: 5_200,
      totalPrice: 85_995,
      additionalQuantities: { roti: 20, puri: 0 },
    });
  });

  it('is what the contract takes', () => {
    expect(z.safeEncode(InquiryBody, bodyOf()).success).toBe(true);
  });
});

const wholeSchema = inquirySchema(() => '2026-03-02', buildCatalogue());

const choices = (Object.keys(MENU_FIELDS) as MenuCategory[])
  .filter((category) => category !== 'shrikhand')
  .map((category) => ({ category, optionId: idOf(`a${category}`), name: category, surcharge: 0 }));

describe('an inquiry that is changed', () => {
  it('begins as it was sent, and passes as it is', () => {
    const inquiry = buildInquiry({ choices });
    const typed = inputsOfInquiry({
      ...inquiry,
      selectedPlan: { ...inquiry.selectedPlan, id: idOf('basic') },
    });
    expect(typed).toMatchObject({
      numberOfGuests: '50',
      phoneNumber: '(905) 555-0123',
      selectedSabji: buildTyped().selectedSabji,
      selectedShrikhand: [],
      hearAboutUs: '',
    });
    expect(Object.keys(typed).sort()).toEqual(Object.keys(EMPTY_INQUIRY).sort());
    expect(wholeSchema.safeParse(typed).success).toBe(true);
  });

  it('has all dishes of a category', () => {
    const sabji = { category: 'sabji' as const, name: 'Undhiyu', surcharge: 100 };
    const two = [...choices, { ...sabji, optionId: idOf('bsabji') }];
    expect(inputsOfInquiry(buildInquiry({ choices: two })).selectedSabji).toEqual([
      idOf('asabji'),
      idOf('bsabji'),
    ]);
  });

  it('has no plan where the kitchen has deleted it', () => {
    const inquiry = buildInquiry();
    const typed = inputsOfInquiry({
      ...inquiry,
      selectedPlan: { ...inquiry.selectedPlan, id: null },
    });
    expect(typed.selectedPlan).toEqual({ id: '' });
  });
});
