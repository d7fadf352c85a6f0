import * as z from 'zod/mini';
import { BillingCycle } from '#contract/money/billing-cycle.ts';
import { PlanGroup, PlanType, PlanVariant } from '#contract/money/plans.ts';
import { changedSince } from '#contract/platform/concurrent-edits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import {
  BasisPoints,
  Id,
  Money,
  Percent,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';
import { sheetEndpoints } from '#contract/platform/sheets.ts';
import { Box } from '#contract/tiffin/box.ts';
import { PlanFeature } from './plan-feature.ts';

const count = (message: string) => z.int(message).check(z.gte(1, message), z.lte(1000, message));

/** Cents for one tiffin; a thousand of them, with charge and tax, still fit the database's columns. */
const MOST_EACH = 500_000;
const TOO_DEAR = 'Please enter at most C$5,000.00.';

const VariantBody = z.object({
  /** Absent: a new variant. */
  id: z.optional(Id),
  billingCycle: BillingCycle,
  price: Money.check(z.gte(0, 'A price cannot be negative.'), z.lte(MOST_EACH, TOO_DEAR)),
  /** Null: worked out. Where set it must be price x tiffinCount (docs/rules.md#price-of-a-plan). */
  totalPrice: z.nullish(Money),
  tiffinCount: count('Please enter how many tiffins (1 to 1000).'),
  unit: text(40),
  features: z
    .array(
      z.object({
        text: requiredText(160, 'Please write the feature.'),
        isActive: PlanFeature.shape.isActive,
      }),
    )
    .check(z.maxLength(30)),
  /** Null: nobody has said what is in it. Absent: as it was. */
  box: z.nullish(Box),
  isActive: z.boolean(),
  deliveryCharge: Money.check(z.gte(0, 'A charge cannot be negative.'), z.lte(MOST_EACH, TOO_DEAR)),
  taxPercentage: BasisPoints,
  discountPercentage: z.nullish(Percent),
});

export const PlanGroupBody = z.object({
  name: requiredText(80, 'Please enter a name.'),
  description: text(500),
  planType: PlanType,
  isActive: z.boolean(),
  isPopular: z.boolean(),
  popularBadge: z.nullish(text(30)),
  theme: text(30),
  sortOrder: z.int().check(z.gte(0), z.lte(10_000)),
  variants: z
    .array(VariantBody)
    .check(z.minLength(1, 'Please add at least one variant.'), z.maxLength(20)),
});

/** A plan group as the desk edits it: each way to buy it says what is in its box. */
export const AdminPlanGroup = z.extend(PlanGroup, {
  variants: z.array(z.extend(PlanVariant, { box: z.nullable(Box) })),
});
export type AdminPlanGroup = z.output<typeof AdminPlanGroup>;

const byId = z.object({ id: Id });

/** The columns of the sheet of plans: first those of the plan itself. */
const PLAN_COLUMNS = [
  'name',
  'description',
  'planType',
  'isActive',
  'isPopular',
  'popularBadge',
  'theme',
  'sortOrder',
  'billingCycle',
  'price',
  'totalPrice',
  'tiffinCount',
  'unit',
  'features',
  'box',
  'variantIsActive',
  'deliveryCharge',
  'taxPercentage',
  'discountPercentage',
] as const;

export const adminPlanGroups = {
  ...sheetEndpoints({
    path: '/v1/admin/plan-groups',
    access: 'owner',
    things: 'plans',
    columns: PLAN_COLUMNS,
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/plan-groups',
    access: 'owner',
    summary: 'List plan groups with their variants, also those switched off',
    query: z.object({ ...listQuery(['sortOrder', 'name']), planType: z.optional(PlanType) }),
    data: z.array(AdminPlanGroup),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/plan-groups/:id',
    access: 'owner',
    summary: 'Read one plan group',
    params: byId,
    data: AdminPlanGroup,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/plan-groups',
    access: 'owner',
    summary: 'Add a plan group',
    body: PlanGroupBody,
    data: AdminPlanGroup,
    status: 201,
    idempotent: true,
    errors: ['total_price_disagrees', 'conflict'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/plan-groups/:id',
    access: 'owner',
    summary: 'Change a plan group and its variants; what was sold keeps its price and its box',
    params: byId,
    body: z.extend(PlanGroupBody, changedSince),
    data: AdminPlanGroup,
    errors: ['total_price_disagrees', 'conflict', 'still_in_use'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/plan-groups/:id',
    access: 'owner',
    summary: 'Delete a plan group that was never sold',
    params: byId,
    data: AdminPlanGroup,
    errors: ['still_in_use'],
  }),
};
