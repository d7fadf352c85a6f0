import { describe, expect, it } from 'vitest';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { buildInquiry } from '#test/builders/build-inquiry.ts';
import { buildCatalogue, buildTyped, idOf } from '#test/builders/build-typed.ts';
import { EMPTY_INQUIRY, MENU_FIELDS } from './inquiry-form.ts';
import { inquirySchema } from './inquiry-schema.ts';
import { inputsOfInquiry } from './payload.ts';

const schema = inquirySchema(() => '2026-03-02', buildCatalogue());

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
    expect(schema.safeParse(typed).success).toBe(true);
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
