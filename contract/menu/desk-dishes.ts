import * as z from 'zod/mini';
import { Diet } from '#contract/account/diet.ts';
import { Course, SpiceLevel } from '#contract/menu/weekly-menu.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import { PHOTO_BODY_BYTES, PhotoBody } from '#contract/platform/photos.ts';
import {
  Flag,
  Id,
  IsoInstant,
  requiredLine,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';
import { sheetEndpoints } from '#contract/platform/sheets.ts';

/** How a portion is measured. */
export const PortionUnit = z.enum(['g', 'ml', 'pieces']);
export type PortionUnit = z.output<typeof PortionUnit>;

/** What one tiffin holds of a dish: 240 ml, 4 pieces. */
const MORE_THAN_NOTHING = 'Please enter a whole number from 1 to 100,000.';
export const Portion = z.object({
  amount: z
    .int(MORE_THAN_NOTHING)
    .check(z.gte(1, MORE_THAN_NOTHING), z.lte(100_000, MORE_THAN_NOTHING)),
  unit: PortionUnit,
});
export type Portion = z.output<typeof Portion>;

/** Whom something suits as it is cooked: at least one diet, each once. */
export const SuitedDiets = z.array(Diet).check(
  z.minLength(1, 'Please choose at least one diet that it suits.'),
  z.overwrite((diets) => Diet.options.filter((diet) => diets.includes(diet))),
);

const words = (missing: string) => z.array(requiredLine(40, missing)).check(z.maxLength(30));

const MINUTES = 'Please enter whole minutes (0 to 10,000).';

export const DishBody = z.object({
  name: requiredText(80, 'Please enter a name.'),
  description: text(1000),
  course: Course,
  diets: SuitedDiets,
  spiceLevel: SpiceLevel,
  /** Minutes. */
  preparationTime: z.nullish(z.int(MINUTES).check(z.gte(0, MINUTES), z.lte(10_000, MINUTES))),
  tags: words('Please write the tag.'),
  /** Empty: there are none in it. Null: nobody has said yet, and the shop claims nothing. */
  allergens: z.nullable(words('Please write the allergen.')),
  /** Of one portion, in the order to show; the shop shows the first four. */
  nutrition: z
    .array(
      z.object({
        name: requiredLine(40, 'Please name what it is, such as Protein.'),
        amount: requiredLine(40, 'Please enter how much, such as 12 g.'),
      }),
    )
    .check(
      z.maxLength(20),
      z.refine(
        (entries) => new Set(entries.map(({ name }) => name)).size === entries.length,
        'Please name each only once.',
      ),
    ),
  portion: z.nullish(Portion),
  /** Off: not offered to those who plan; weeks that have it keep it. */
  isActive: z.boolean(),
});
export type DishBody = z.output<typeof DishBody>;

/** A change names the version that it was made to. */
const DishChange = z.extend(DishBody, { version: z.int() });

export const AdminDish = z.extend(DishBody, {
  id: Id,
  preparationTime: z.nullable(z.int()),
  portion: z.nullable(Portion),
  /** Path of the uploaded photo, 960 pixels wide; null while the picture is the drawn one. */
  image: z.nullable(z.string()),
  /** In how many days of planned weeks it stands. */
  planned: z.int(),
  /** Counts how often it was saved: whoever saves names the one that was read. */
  version: z.int(),
  createdAt: IsoInstant,
  updatedAt: IsoInstant,
});
export type AdminDish = z.output<typeof AdminDish>;

const byId = z.object({ id: Id });

/** The columns of the sheet of dishes. */
const DishColumn = z.keyof(DishBody);

export const adminDishes = {
  ...sheetEndpoints({
    path: '/v1/admin/dishes',
    access: 'kitchen',
    things: 'dishes',
    columns: DishColumn.options,
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/dishes',
    access: 'kitchen',
    summary: 'List dishes, also those switched off',
    query: z.object({
      ...listQuery(['name', 'course', 'createdAt']),
      course: z.optional(Course),
      diet: z.optional(Diet),
      isActive: z.optional(Flag),
    }),
    data: z.array(AdminDish),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/dishes/:id',
    access: 'kitchen',
    summary: 'Read one dish',
    params: byId,
    data: AdminDish,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/dishes',
    access: 'kitchen',
    summary: 'Add a dish',
    body: DishBody,
    data: AdminDish,
    status: 201,
    idempotent: true,
    errors: ['dish_taken'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/dishes/:id',
    access: 'kitchen',
    summary: 'Change a dish, in every week that has it',
    params: byId,
    body: DishChange,
    data: AdminDish,
    errors: ['dish_taken', 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/dishes/:id',
    access: 'kitchen',
    summary: 'Delete a dish that no week has',
    params: byId,
    data: AdminDish,
    errors: ['still_in_use'],
  }),
  setPhoto: endpoint({
    method: 'PUT',
    path: '/v1/admin/dishes/:id/photo',
    access: 'kitchen',
    summary: 'Show a photo of a dish instead of its drawn picture',
    params: byId,
    body: PhotoBody,
    largeBody: { bytes: PHOTO_BODY_BYTES, tooLarge: 'photo_too_large' },
    data: AdminDish,
    errors: ['photo_too_large', 'photo_too_detailed', 'photo_unreadable', 'photo_is_heic'],
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/v1/admin/dishes/:id/photo',
    access: 'kitchen',
    summary: 'Remove the photo of a dish; its drawn picture is shown again',
    params: byId,
    data: AdminDish,
  }),
};
