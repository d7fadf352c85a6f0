import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { EMPTY_INQUIRY, type InquiryTyped, MENU_FIELDS } from './inquiry-form.ts';

/** An inquiry as its form, to be changed. */
export function typedOf(inquiry: CateringInquiry): InquiryTyped {
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
