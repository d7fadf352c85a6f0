import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { PHOTO_BODY_BYTES, PhotoBody } from '#contract/platform/photos.ts';

/** A picture to show in place of the name: its path, 480 pixels wide at most, and its shape. */
export const Logo = z.object({ src: z.string(), width: z.int(), height: z.int() });
export type Logo = z.output<typeof Logo>;

/** Null where the name stands in letters. */
const OwnLogo = z.object({ logo: z.nullable(Logo) });

/** The kitchen's logo at the desk. */
export const adminLogo = {
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/logo',
    access: 'owner',
    summary: "Read the kitchen's logo",
    data: OwnLogo,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/v1/admin/logo',
    access: 'owner',
    summary: "Show a logo instead of the kitchen's name in letters",
    body: PhotoBody,
    largeBody: { bytes: PHOTO_BODY_BYTES, tooLarge: 'photo_too_large' },
    data: OwnLogo,
    errors: ['photo_too_large', 'photo_too_detailed', 'photo_unreadable', 'photo_is_heic'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/logo',
    access: 'owner',
    summary: "Remove the logo; the kitchen's name stands in letters again",
    data: OwnLogo,
  }),
};
