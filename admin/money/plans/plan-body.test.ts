import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkedBy } from '#admin/platform/client/body-of.ts';
import { PlanGroupBody } from '#contract/money/desk-plan-groups.ts';
import { checkTotalPrice } from '#domain/money/plan-price.ts';
import { cycleChoices, NEW_VARIANTS, planBodyOf, variantOfKind } from './plan-body.ts';

const variant = {
  id: '0190c9f4-7b6e-7cc3-98c5-0dbb1f5d7a01',
  billingCycle: 'weekly',
  price: 1199,
  totalPrice: 1,
  tiffinCount: 5,
  unit: null,
  features: [{ text: 'Rotis', isActive: true }],
  isActive: true,
  deliveryCharge: 0,
  taxPercentage: 1300,
  discountPercentage: null,
  currency: 'CAD',
};
const group = {
  name: 'Everyday',
  description: null,
  planType: 'tiffin',
  isActive: true,
  isPopular: false,
  popularBadge: null,
  theme: 'turmeric',
  sortOrder: 0,
  variants: [variant],
};
const variantsOf = (body: Record<string, unknown>) =>
  body.variants as { price: number; tiffinCount: number; totalPrice: number | null }[];

describe('what the form of a plan sends', () => {
  it('fits the contract and holds dollars on the wire', () => {
    const encoded = z.encode(PlanGroupBody, checkedBy(PlanGroupBody, planBodyOf(group)));
    expect(encoded.variants[0]).toMatchObject({
      price: 11.99,
      totalPrice: 59.95,
      taxPercentage: 13,
      unit: '',
    });
    expect(encoded.variants[0]).not.toHaveProperty('currency');
  });

  it('never disagrees with price times tiffins, whatever total came in', () => {
    for (const tiffinCount of [1, 2, 20])
      for (const one of variantsOf(
        planBodyOf({ ...group, variants: [{ ...variant, tiffinCount }] }),
      ))
        expect(checkTotalPrice(one)).toBeNull();
  });

  it('sells catering one person at a time, without a total', () => {
    const [one] = variantsOf(planBodyOf({ ...group, planType: 'catering' }));
    expect(one).toMatchObject({ tiffinCount: 1, totalPrice: null });
  });

  it('says nothing of a box without a line, and of a box of catering', () => {
    const box = [
      {
        course: 'roti',
        dishes: 1,
        amount: 4,
        unit: 'pieces',
        usualPortion: '',
        weekdays: null,
      },
    ];
    const boxesOf = (values: Record<string, unknown>) =>
      (planBodyOf(values).variants as { box: unknown }[]).map((one) => one.box);
    const sent = { ...group, variants: [{ ...variant, box }] };
    expect(boxesOf(sent)).toEqual([[{ ...box[0], usualPortion: null }]]);
    expect(boxesOf({ ...sent, planType: 'catering' })).toEqual([null]);
    expect(boxesOf({ ...group, variants: [{ ...variant, box: [] }] })).toEqual([null]);
  });

  it('leaves a price that is still missing for the schema to ask about', () => {
    const checked = z.safeEncode<z.ZodMiniType>(
      PlanGroupBody,
      planBodyOf({ ...group, variants: [{ ...variant, price: null }] }),
    );
    expect(checked.error?.issues[0]).toMatchObject({
      path: ['variants', 0, 'price'],
      message: 'Please enter an amount.',
    });
  });
});

describe('the kind of a plan', () => {
  it('says how it is billed', () => {
    expect(cycleChoices('catering').map(({ id }) => id)).toEqual(['basic', 'premium', 'other']);
    for (const kind of ['tiffin', 'catering'] as const)
      expect(cycleChoices(kind).map(({ id }) => id)).toContain(NEW_VARIANTS[kind].billingCycle);
  });

  it('changes what does not fit it, and keeps what was typed', () => {
    const typed = { ...NEW_VARIANTS.tiffin, price: 1699, features: [{ text: '3 rotis' }] };
    expect(variantOfKind('catering', typed)).toMatchObject({
      billingCycle: 'basic',
      unit: '/person',
      tiffinCount: 1,
      price: 1699,
      features: [{ text: '3 rotis' }],
    });
    expect(variantOfKind('tiffin', typed)).toBe(typed);
  });
});
