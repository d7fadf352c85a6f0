import type { InquiryBody } from '#contract/catering/inquiry-form.ts';
import type { InquiryContent } from '#db/catering/inquiries.ts';
import { needsCall } from '#domain/catering/guests.ts';
import type { Catalogue } from './catalogue.ts';
import type { Estimate } from './estimate.ts';

/** What of Other is only said when Other is chosen. */
const otherText = (isOther: boolean, text: string | null | undefined): string | null =>
  isOther ? text || null : null;

/** What is stored of an inquiry: what was asked for, and the estimate that was made of it here. */
export function toContent(
  body: Omit<InquiryBody, 'website'>,
  { plan, choices, menu, price }: Estimate,
  { menu: limits }: Catalogue,
): InquiryContent {
  const { id: planVariantId, deliveryCharge: _, taxPercentage: __, unit: ___, ...stored } = plan;
  const eventTypeOther = otherText(body.eventType === 'other', body.eventTypeOther);
  return {
    event_type: body.eventType,
    event_type_other: eventTypeOther,
    event_day: body.eventDate,
    event_times: body.eventTime,
    dietary_preferences: body.dietaryPreference,
    dietary_preference_other: otherText(
      body.dietaryPreference.includes('other'),
      body.dietaryPreferenceOther,
    ),
    catering_services: body.cateringService,
    catering_service_other: otherText(
      body.cateringService.includes('other'),
      body.cateringServiceOther,
    ),
    guests: body.numberOfGuests,
    location: body.eventLocation,
    cuisine_type: body.cuisineType,
    cuisine_type_other: otherText(body.cuisineType === 'other', body.cuisineTypeOther),
    first_name: body.firstName,
    last_name: body.lastName,
    email: body.email,
    phone: body.phoneNumber,
    hear_about_us: body.hearAboutUs ?? null,
    hear_about_us_other: otherText(body.hearAboutUs === 'other', body.hearAboutUsOther),
    plan_variant_id: planVariantId,
    plan: stored,
    choices,
    extra_roti: price.additionalQuantities.roti,
    extra_puri: price.additionalQuantities.puri,
    menu,
    base_cents: price.basePrice,
    extras_cents: price.additionalCharges,
    delivery_cents: price.deliveryFee,
    tax_basis_points: price.taxPercentage,
    tax_cents: price.taxAmount,
    total_cents: price.totalPrice,
    needs_call: needsCall(
      { eventType: body.eventType, eventTypeOther },
      body.numberOfGuests,
      limits,
    ),
  };
}
