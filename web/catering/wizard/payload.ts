import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import type { InquiryBody } from '#contract/catering/inquiry-form.ts';
import type { InquiryPrice, MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { MENU_FIELDS, type MenuField } from '#contract/catering/menu-fields.ts';
import { formatPhone } from '#domain/account/phone.ts';
import type { Choices } from '#domain/catering/menu.ts';
import { EMPTY_INQUIRY, type InquiryInputs } from './inquiry-form.ts';
import type { InquiryValues } from './inquiry-schema.ts';

const isFilled = (value: unknown): boolean => value != null && value !== '';

/** Without what is null or empty, none of which the API asks for. */
const filled = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value))) as Fields;

/** The dishes as they are sent: one by its id, several as a list. */
export const sentChoices = (choices: Choices) =>
  Object.fromEntries(
    Object.entries(MENU_FIELDS).flatMap(([category, field]) => {
      const [first, ...more] = (choices[category as MenuCategory] ?? []).map(({ id }) => id);
      return first ? [[field, more.length > 0 ? [first, ...more] : first]] : [];
    }),
  ) as Pick<InquiryBody, MenuField>;

/**
 * An inquiry as it is sent: the words of an Other that is not ticked and what the plan does not
 * include are left out, and so is all that is empty. `choices` is what counts with the plan, `price` is what the customer has read; the
 * server reckons again and refuses another total.
 */
export function inquiryBody(
  { extraRoti, extraPuri, ...values }: InquiryValues,
  choices: Choices,
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
    selectedShrikhand: null,
    ...sentChoices(choices),
    pricingCalculation: {
      basePrice,
      additionalCharges,
      totalPrice,
      additionalQuantities: { roti: extraRoti, puri: extraPuri },
    },
  });
}

/** An inquiry as its form, to be changed. */
export function inputsOfInquiry(inquiry: CateringInquiry): InquiryInputs {
  const { roti, puri } = inquiry.pricingCalculation.additionalQuantities;
  const dishes = Map.groupBy(inquiry.choices, ({ category }) => MENU_FIELDS[category]);
  return {
    ...EMPTY_INQUIRY,
    eventType: inquiry.eventType,
    eventTypeOther: inquiry.eventTypeOther ?? '',
    eventDate: inquiry.eventDate,
    eventTime: inquiry.eventTime,
    numberOfGuests: String(inquiry.numberOfGuests),
    eventLocation: inquiry.eventLocation,
    cuisineType: inquiry.cuisineType,
    cuisineTypeOther: inquiry.cuisineTypeOther ?? '',
    dietaryPreference: inquiry.dietaryPreference,
    dietaryPreferenceOther: inquiry.dietaryPreferenceOther ?? '',
    cateringService: inquiry.cateringService,
    cateringServiceOther: inquiry.cateringServiceOther ?? '',
    firstName: inquiry.firstName,
    lastName: inquiry.lastName,
    email: inquiry.email,
    phoneNumber: formatPhone(inquiry.phoneNumber),
    hearAboutUs: inquiry.hearAboutUs ?? '',
    hearAboutUsOther: inquiry.hearAboutUsOther ?? '',
    selectedPlan: { id: inquiry.selectedPlan.id ?? '' },
    ...Object.fromEntries(
      [...dishes].map(([field, chosen]) => [field, chosen.map(({ optionId }) => optionId)]),
    ),
    extraRoti: roti,
    extraPuri: puri,
  };
}
