import type { PlanGroup, PlanVariant } from '#contract/money/plans.ts';

/** A variant for tests: 20 tiffins at C$10.99 a month; fill in what matters. */
export const buildVariant = (values: Partial<PlanVariant> = {}): PlanVariant => ({
  id: `00000000-0000-4000-8000-${(values.billingCycle ?? 'monthly').padStart(12, '0')}`,
  billingCycle: 'monthly',
  price: 1099,
  totalPrice: null,
  currency: 'CAD',
  tiffinCount: 20,
  unit: '/month',
  features: [],
  isActive: true,
  deliveryCharge: 0,
  taxPercentage: 1300,
  discountPercentage: null,
  ...values,
});

/** A group of tiffin plans for tests. */
export const buildGroup = (values: Partial<PlanGroup> = {}): PlanGroup => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Everyday Tiffin',
  description: 'One sabji, dal, rice and rotis.',
  planType: 'tiffin',
  isActive: true,
  isPopular: false,
  popularBadge: null,
  theme: 'turmeric',
  sortOrder: 1,
  createdAt: '2026-11-01T12:00:00Z',
  updatedAt: '2026-11-01T12:00:00Z',
  variants: [buildVariant()],
  ...values,
});
