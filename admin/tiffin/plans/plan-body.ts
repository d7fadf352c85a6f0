import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { PlanGroupBody } from '#contract/tiffin/desk/plan-groups.ts';
import { times } from '#domain/money/money.ts';

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
