import { expect, it } from 'vitest';
import { estimateIn, inquiryBodyOf } from './new-inquiry.tsx';

const option = (id: string, surcharge = 0) => ({
  id,
  name: id,
  spellings: [],
  surcharge,
  diets: [],
  isDefault: false,
});

const PLAN = 'b6c1d3f2-5f0e-4f7a-9d7c-0d5f3a1b2c3d';

const catalogue = {
  plans: [
    {
      id: PLAN,
      name: 'Basic',
      description: '',
      price: 2000,
      currency: 'CAD',
      billingCycle: 'basic',
      unit: '/person',
      deliveryCharge: 100,
      taxPercentage: 1300,
      features: [{ text: '1 sabji per guest', isActive: true, isIncluded: true }],
    },
  ],
  menu: {
    categories: [
      { category: 'sabji' as const, options: [option('Undhiyu', 100), option('Ringan')] },
      { category: 'shrikhand' as const, options: [option('Kesar')] },
    ],
    extraRotiPrice: 50,
    extraPuriPrice: 60,
    callAboveGuests: 100,
    callAbovePoojaGuests: 100,
  },
} as never as Parameters<typeof estimateIn>[1];

const values = {
  selectedPlan: { id: PLAN },
  numberOfGuests: 10,
  cateringService: ['self_serve_delivery'],
  selectedSabji: ['Undhiyu'],
  selectedShrikhand: ['Kesar'],
  pricingCalculation: { additionalQuantities: { roti: 4, puri: 0 } },
};

it('prices what is chosen while one listens: plan, surcharges, pieces, delivery, tax on the plan', () => {
  expect(estimateIn(values, catalogue)).toMatchObject({
    basePrice: 20_000,
    additionalCharges: 1_200,
    deliveryFee: 1_000,
    taxAmount: 2_600,
    totalPrice: 24_800,
  });
});

it('has no price before a plan and the guests are known', () => {
  expect(estimateIn({ ...values, numberOfGuests: null }, catalogue)).toBeNull();
  expect(estimateIn({ ...values, selectedPlan: { id: null } }, catalogue)).toBeNull();
});

it('sends what the plan includes, with the figures that were told', () => {
  const body = inquiryBodyOf(values, catalogue);
  expect(body).toMatchObject({
    selectedSabji: ['Undhiyu'],
    selectedShrikhand: null,
    pricingCalculation: { totalPrice: 24_800, additionalQuantities: { roti: 4, puri: 0 } },
  });
});
