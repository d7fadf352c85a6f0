import type { CateringPlan } from '#contract/catering-menu.ts';
import type { InquiryBody } from '#contract/inquiry-form.ts';
import type { InquiryPrice } from '#contract/inquiry-menu.ts';
import { includesShrikhand } from '#domain/catering-menu.ts';
import type { InquiryValues } from './inquiry-schema.ts';

const isFilled = (value: unknown): boolean => value != null && value !== '';

/** Without what is null or empty, none of which the API asks for (spec 1 section 3). */
const filled = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value))) as Fields;

/**
 * An inquiry as it is sent: the words of an Other that is not ticked and the shrikhand of a plan
 * without it are left out, and so is all that is empty. `price` is what the customer has read; the
 * server reckons again and refuses another total (decisions 13).
 */
export function inquiryBody(
  { extraRoti, extraPuri, ...values }: InquiryValues,
  plan: Pick<CateringPlan, 'features'>,
  { basePrice, additionalCharges, totalPrice }: InquiryPrice,
): InquiryBody {
  const ifOther = (isOther: boolean, words: string | null | undefined) => (isOther ? words : null);
  return filled({
    ...values,
    eventTypeOther: ifOther(values.eventType === 'other', values.eventTypeOther),
    dietaryPreferenceOther: ifOther(
      values.dietaryPreference.includes('other'),
      values.dietaryPreferenceOther,
    ),
    cateringServiceOther: ifOther(
      values.cateringService.includes('other'),
      values.cateringServiceOther,
    ),
    cuisineTypeOther: ifOther(values.cuisineType === 'other', values.cuisineTypeOther),
    hearAboutUs: values.hearAboutUs || null,
    hearAboutUsOther: ifOther(values.hearAboutUs === 'other', values.hearAboutUsOther),
    selectedShrikhand: includesShrikhand(plan.features) ? values.selectedShrikhand : null,
    pricingCalculation: {
      basePrice,
      additionalCharges,
      totalPrice,
      additionalQuantities: { roti: extraRoti, puri: extraPuri },
    },
  });
}
