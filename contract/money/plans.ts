import * as z from 'zod/mini';
import { PlanFeature } from '#contract/money/plan-feature.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { BasisPoints, Id, IsoInstant, Money } from '#contract/platform/primitives.ts';
import { BillingCycle } from './billing-cycle.ts';

export const PlanType = z.enum(['tiffin', 'catering']);
export type PlanType = z.output<typeof PlanType>;

/** One way to buy a plan group. `price` is per tiffin (tiffin) or per person (catering), in cents. */
export const PlanVariant = z.object({
  id: Id,
  billingCycle: BillingCycle,
  price: Money,
  totalPrice: z.nullable(Money),
  currency: z.string(),
  tiffinCount: z.int(),
  unit: z.string(),
  features: z.array(PlanFeature),
  isActive: z.boolean(),
  deliveryCharge: Money,
  taxPercentage: BasisPoints,
  discountPercentage: z.nullable(z.number()),
});
export type PlanVariant = z.output<typeof PlanVariant>;

/** A family of plans. */
export const PlanGroup = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  planType: PlanType,
  isActive: z.boolean(),
  isPopular: z.boolean(),
  popularBadge: z.nullable(z.string()),
  theme: z.string(),
  sortOrder: z.int(),
  createdAt: IsoInstant,
  updatedAt: IsoInstant,
  variants: z.array(PlanVariant),
});
export type PlanGroup = z.output<typeof PlanGroup>;

/** The price of a tiffin plan, line by line; travels with a `prices_changed` refusal. */
export const CurrentTiffinPrice = z.object({
  subtotal: Money,
  deliveryFee: Money,
  taxPercentage: BasisPoints,
  taxAmount: Money,
  total: Money,
});
export type CurrentTiffinPrice = z.output<typeof CurrentTiffinPrice>;

export const plans = {
  listPublic: endpoint({
    method: 'GET',
    path: '/v1/plan-groups/public',
    access: 'public',
    kept: true,
    summary: 'List the plan groups on offer, with their variants',
    /** `service_type`, as the other price list calls it, means the same as `planType`. */
    query: z.object({ planType: z.optional(PlanType), service_type: z.optional(PlanType) }),
    data: z.array(PlanGroup),
  }),
  pricing: endpoint({
    method: 'GET',
    path: '/v1/pricing',
    access: 'public',
    kept: true,
    summary: 'List the plan groups of one service that offer one billing cycle',
    query: z.object({
      service_type: z._default(PlanType, 'tiffin'),
      billing_cycle: z._default(BillingCycle, 'monthly'),
    }),
    data: z.array(PlanGroup),
  }),
};
