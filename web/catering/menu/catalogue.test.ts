import { describe, expect, it } from 'vitest';
import { buildCatalogue, buildPlan, buildTyped, idOf } from '#test/builders/build-typed.ts';
import { EMPTY_INQUIRY } from '#web/catering/wizard/inquiry-form.ts';
import { estimateOfForm, missingChoices, withdrawnChoicesOf } from './catalogue.ts';

const catalogue = buildCatalogue();

describe('what is on offer', () => {
  it('fills in the default of each choice that is not made', () => {
    const missing = missingChoices(
      { ...EMPTY_INQUIRY, selectedDal: [idOf('bdal')] },
      catalogue.menu,
    );
    expect(missing.selectedSabji).toEqual([idOf('asabji')]);
    expect(missing).not.toHaveProperty('selectedDal');
    expect(Object.keys(missing)).toHaveLength(6);
  });

  it('tells of a plan and of dishes that are gone', () => {
    expect(withdrawnChoicesOf(catalogue, buildTyped())).toBeNull();
    expect(withdrawnChoicesOf(catalogue, EMPTY_INQUIRY)).toBeNull();
    const typed = buildTyped({ selectedPlan: { id: idOf('gone') }, selectedSweet: [idOf('gone')] });
    expect(withdrawnChoicesOf(catalogue, typed)).toEqual({ plan: true, categories: ['sweet'] });
  });
});

describe('the estimate of the form', () => {
  it('is none before a plan and guests are there', () => {
    for (const values of [
      { selectedPlan: { id: '' } },
      { numberOfGuests: '' },
      { numberOfGuests: '0' },
    ])
      expect(estimateOfForm(buildTyped(values), catalogue)).toBeNull();
  });

  it('is base, extras, delivery and tax on the base', () => {
    const estimate = estimateOfForm(buildTyped({ extraRoti: 20, extraPuri: 3 }), catalogue);
    expect(estimate?.price).toMatchObject({
      basePrice: 67_960,
      additionalCharges: 4_000 + 1_200 + 300,
      deliveryFee: 4_000,
      taxAmount: 8_835,
      totalPrice: 86_295,
    });
  });

  it('shares the servings among as many dishes as the plan includes, and keeps the others', () => {
    const selectedSabji = [idOf('bsabji'), idOf('asabji')];
    const servings = (plan: string) => {
      const typed = buildTyped({ selectedSabji, selectedPlan: { id: idOf(plan) } });
      const sabjis = estimateOfForm(typed, catalogue)?.menu.filter(
        ({ category }) => category === 'sabji',
      );
      return sabjis?.map(({ item, quantity }) => `${quantity} ${item}`);
    };
    expect(servings('premium')).toEqual(['40 a sabji', '40 b sabji']);
    expect(servings('basic')).toEqual(['40 b sabji']);
  });

  it('has no delivery where it is only picked up', () => {
    const typed = buildTyped({ cateringService: ['self_serve_pickup'] });
    expect(estimateOfForm(typed, catalogue)?.price.deliveryFee).toBe(0);
  });

  it('counts no surcharge of a shrikhand that the plan does not have', () => {
    const { menu } = catalogue;
    const dear = {
      ...catalogue,
      menu: {
        ...menu,
        categories: menu.categories.map(({ category, options }) => ({
          category,
          options: options.map((option) => ({
            ...option,
            surcharge: category === 'shrikhand' ? 500 : 0,
          })),
        })),
      },
    };
    expect(estimateOfForm(buildTyped(), dear)?.price.additionalCharges).toBe(0);
    const premium = buildTyped({ selectedPlan: { id: buildPlan({ billingCycle: 'premium' }).id } });
    expect(estimateOfForm(premium, dear)?.price.additionalCharges).toBe(20_000);
  });
});
