import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { OWN_PHOTO_BODY_BYTES, PhotoBody } from '#contract/platform/photos.ts';
import { optionalText, phone, text } from '#contract/platform/primitives.ts';
import { personName } from './accounts.ts';
import { Customer } from './customer.ts';
import { Diet } from './diet.ts';

/**
 * What customers change about themselves (docs/rules.md#the-profile): the whole of it,
 * each time. The e-mail address is not among it. Phone and address may be empty.
 */
export const ProfileBody = z.object({
  first_name: personName('first'),
  last_name: personName('last'),
  phone: z.nullable(phone()),
  address: optionalText(500),
  diet: Diet,
  allergies: text(300),
  /** For the kitchen, about every order. */
  standing_note: text(300),
  /** Whether running plans get this diet, too; otherwise they keep their own. */
  change_plans: z.optional(z.boolean()),
});
export type ProfileBody = z.output<typeof ProfileBody>;

/** The figures of the profile. */
export const ProfileFigures = z.object({
  /** Tiffin orders, snack orders, and the catering inquiries that My Orders shows. */
  totalOrders: z.int(),
  /** See docs/rules.md#loyalty-points. */
  loyaltyPoints: z.int(),
});
export type ProfileFigures = z.output<typeof ProfileFigures>;

export const profile = {
  figures: endpoint({
    method: 'GET',
    path: '/v1/profile/figures',
    access: 'customer',
    proof: true,
    summary: 'Count what the signed-in customer has ordered, and their loyalty points',
    data: ProfileFigures,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/profile',
    access: 'customer',
    summary: 'Change the profile of the signed-in customer',
    body: ProfileBody,
    data: Customer,
  }),
  setPhoto: endpoint({
    method: 'PUT',
    path: '/v1/profile/photo',
    access: 'customer',
    summary: 'Show a photo of the signed-in customer',
    body: PhotoBody,
    largeBody: { bytes: OWN_PHOTO_BODY_BYTES, tooLarge: 'own_photo_too_large' },
    data: Customer,
    limit: { max: 20, windowSeconds: 3600, by: 'caller' },
    errors: ['own_photo_too_large', 'photo_too_detailed', 'photo_unreadable', 'photo_is_heic'],
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/v1/profile/photo',
    access: 'customer',
    summary: 'Show no photo of the signed-in customer, but their initials',
    data: Customer,
  }),
};
