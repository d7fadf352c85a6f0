import type { FieldValues } from 'react-hook-form';
import { CYCLE_CHOICES } from '#admin/platform/words/choices.ts';
import type { BillingCycle, PlanType } from '#contract/tiffin/plans.ts';

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
