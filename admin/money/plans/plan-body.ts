import type { FieldValues } from 'react-hook-form';
import { CYCLE_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import { PlanGroupBody } from '#contract/money/desk-plan-groups.ts';
import type { PlanType } from '#contract/money/plans.ts';
import { times } from '#domain/platform/money.ts';

type TypedVariant = {
  price?: unknown;
  tiffinCount?: unknown;
  totalPrice?: unknown;
  box?: unknown[] | null;
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * The total price of a tiffin variant: price x tiffins where there are several, worked out and never
 * typed, so that it cannot disagree. Null for one tiffin and for catering.
 */
export function totalPriceOf(
  planType: unknown,
  { price, tiffinCount }: TypedVariant,
): number | null {
  if (planType !== 'tiffin' || !isWhole(price) || !isWhole(tiffinCount)) return null;
  return tiffinCount > 1 ? times(price, tiffinCount) : null;
}

/**
 * What the form of a plan group sends. Catering is priced per person: one at a time, and not in boxes.
 * A box without a line is one that nobody has said anything about.
 */
export function planBodyOf(values: FieldValues): Record<string, unknown> {
  const variants = ((values.variants ?? []) as TypedVariant[]).map((variant) => ({
    ...variant,
    ...(values.planType === 'catering' && { tiffinCount: 1 }),
    totalPrice: totalPriceOf(values.planType, variant),
    box: values.planType !== 'catering' && variant.box?.length ? variant.box : null,
  }));
  return bodyOf(PlanGroupBody, { ...values, variants });
}

/** How each kind of plan is billed. */
const CYCLES: Record<PlanType, readonly BillingCycle[]> = {
  tiffin: ['daily', 'weekly', 'monthly', 'yearly'],
  catering: ['basic', 'premium', 'other'],
};

/** The same as choices of an input. */
export const cycleChoices = (planType: PlanType) =>
  CYCLE_CHOICES.filter(({ id }) => CYCLES[planType].includes(id));

/** A new way to buy a plan of each kind, as the form starts with it. */
const COMMON = { features: [], isActive: true, deliveryCharge: 0, taxPercentage: 1300 };
export const NEW_VARIANTS: Record<PlanType, FieldValues> = {
  tiffin: { ...COMMON, billingCycle: 'weekly', tiffinCount: 5, unit: '/week' },
  catering: { ...COMMON, billingCycle: 'basic', tiffinCount: 1, unit: '/person' },
};

/**
 * A way to buy a plan that has become one of another kind: what does not fit that kind is as in a
 * new one, everything else stays as it was typed.
 */
export function variantOfKind(planType: PlanType, variant: FieldValues): FieldValues {
  if (CYCLES[planType].includes(variant.billingCycle)) return variant;
  const { billingCycle, tiffinCount, unit } = NEW_VARIANTS[planType];
  return { ...variant, billingCycle, tiffinCount, unit };
}
