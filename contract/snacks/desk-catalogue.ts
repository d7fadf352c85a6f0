import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import { PHOTO_BODY_BYTES, PhotoBody } from '#contract/platform/photos.ts';
import {
  BasisPoints,
  Flag,
  Id,
  IsoInstant,
  Money,
  requiredLine,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';
import { sheetEndpoints } from '#contract/platform/sheets.ts';
import { SnackCategory } from '#contract/snacks/catalogue.ts';

/** A snack as the desk edits it, on offer or not. */
export const AdminSnack = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Of one `unit`, before tax. */
  price: Money,
  unit: z.string(),
  /** Path of the uploaded photo, 960 pixels wide; null while the picture is the drawn one. */
  image: z.nullable(z.string()),
  categories: z.array(SnackCategory),
  isVegetarian: z.boolean(),
  isSpicy: z.boolean(),
  /** Minutes. */
  preparationTime: z.nullable(z.int()),
  /** Kilocalories of one `unit`. */
  calories: z.nullable(z.int()),
  tags: z.array(z.string()),
  allergens: z.array(z.string()),
  featured: z.boolean(),
  isActive: z.boolean(),
  deliveryCharge: Money,
  taxPercentage: BasisPoints,
  sortOrder: z.int(),
  /** How many can be ordered for one day; null for no limit. */
  dailyLimit: z.nullable(z.int()),
  /** How many are ordered for today. */
  orderedToday: z.int(),
  /** Somebody said that none are left for today; tomorrow it is on sale again by itself. */
  soldOutToday: z.boolean(),
  createdAt: IsoInstant,
  updatedAt: IsoInstant,
});
export type AdminSnack = z.output<typeof AdminSnack>;

/** Cents; a thousand pieces of the dearest snack still fit the database's columns. */
const MOST = 1_000_000;
const TOO_DEAR = 'Please enter at most C$10,000.00.';
const price = (negative: string) => Money.check(z.gte(0, negative), z.lte(MOST, TOO_DEAR));

const whole = (min: number, max: number, message: string) =>
  z.nullish(z.int(message).check(z.gte(min, message), z.lte(max, message)));

const words = (missing: string) => z.array(requiredLine(40, missing)).check(z.maxLength(30));

const SLUG = 'Please use small letters, digits and single dashes only.';

export const SnackBody = z.object({
  name: requiredText(80, 'Please enter a name.'),
  /** Its address in the shop. Absent: made from the name of a new one, kept on one that exists. */
  slug: z.nullish(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(80, 'Please use at most 80 characters.'),
        z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, SLUG),
      ),
  ),
  description: text(2000),
  price: price('A price cannot be negative.'),
  unit: text(40),
  categories: z.array(SnackCategory).check(z.maxLength(20)),
  isVegetarian: z.boolean(),
  isSpicy: z.boolean(),
  preparationTime: whole(0, 10_000, 'Please enter whole minutes (0 to 10,000).'),
  calories: whole(0, 100_000, 'Please enter whole kilocalories (0 to 100,000).'),
  tags: words('Please write the tag.'),
  allergens: words('Please write the allergen.'),
  featured: z.boolean(),
  isActive: z.boolean(),
  deliveryCharge: price('A charge cannot be negative.'),
  taxPercentage: BasisPoints,
  /** Absent: a new one comes last, one that exists stays where it is. */
  sortOrder: whole(0, 100_000, 'Please enter a whole number from 0 to 100,000.'),
  dailyLimit: whole(1, 100_000, 'Please enter how many a day at most (1 to 100,000), or nothing.'),
});

const byId = z.object({ id: Id });

/** The columns of the sheet of snacks. */
const SnackColumn = z.keyof(SnackBody);

export const adminSnacks = {
  ...sheetEndpoints({
    path: '/v1/admin/snacks',
    access: 'kitchen',
    things: 'snacks',
    columns: SnackColumn.options,
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/snacks',
    access: 'kitchen',
    summary: 'List snacks, also those switched off',
    query: z.object({
      ...listQuery(['sortOrder', 'name', 'price', 'createdAt']),
      category: z.optional(SnackCategory),
      isActive: z.optional(Flag),
    }),
    data: z.array(AdminSnack),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/snacks/:id',
    access: 'kitchen',
    summary: 'Read one snack',
    params: byId,
    data: AdminSnack,
    errors: ['snack_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/snacks',
    access: 'kitchen',
    summary: 'Add a snack',
    body: SnackBody,
    data: AdminSnack,
    status: 201,
    idempotent: true,
    errors: ['slug_taken'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/snacks/:id',
    access: 'kitchen',
    summary: 'Change a snack; what was ordered keeps its name and price',
    params: byId,
    body: SnackBody,
    data: AdminSnack,
    errors: ['snack_not_found', 'slug_taken'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/snacks/:id',
    access: 'kitchen',
    summary: 'Delete a snack that was never ordered',
    params: byId,
    data: AdminSnack,
    errors: ['snack_not_found', 'still_in_use'],
  }),
  setPhoto: endpoint({
    method: 'PUT',
    path: '/v1/admin/snacks/:id/photo',
    access: 'kitchen',
    summary: 'Show a photo of a snack instead of its drawn picture',
    params: byId,
    body: PhotoBody,
    largeBody: { bytes: PHOTO_BODY_BYTES, tooLarge: 'photo_too_large' },
    data: AdminSnack,
    errors: [
      'snack_not_found',
      'photo_too_large',
      'photo_too_detailed',
      'photo_unreadable',
      'photo_is_heic',
    ],
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/v1/admin/snacks/:id/photo',
    access: 'kitchen',
    summary: 'Remove the photo of a snack; its drawn picture is shown again',
    params: byId,
    data: AdminSnack,
    errors: ['snack_not_found'],
  }),
  soldOut: endpoint({
    method: 'POST',
    path: '/v1/admin/snacks/:id/actions/sold-out',
    access: 'kitchen',
    undoable: true,
    summary: 'Stop selling a snack for today; other days can still be ordered',
    params: byId,
    data: AdminSnack,
    errors: ['snack_not_found'],
  }),
  backOnSale: endpoint({
    method: 'POST',
    path: '/v1/admin/snacks/:id/actions/back-on-sale',
    access: 'kitchen',
    undoable: true,
    summary: 'Sell a snack for today again',
    params: byId,
    data: AdminSnack,
    errors: ['snack_not_found'],
  }),
  reorder: endpoint({
    method: 'PUT',
    path: '/v1/admin/snacks/order',
    access: 'kitchen',
    summary: 'Put all snacks in the order in which the shop shows them',
    body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(2500)) }),
    data: z.object({ ids: z.array(Id) }),
    errors: ['conflict'],
  }),
};
