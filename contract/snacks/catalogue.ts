import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  BasisPoints,
  Flag,
  Id,
  Ids,
  Money,
  pageQuery,
  text,
} from '#contract/platform/primitives.ts';

/**
 * The categories of snacks: two by which `/snacks` filters and two by which `/snack-order` does
 * (docs/rules.md#lists-of-snacks). A snack is in as many as fit it.
 */
export const SnackCategory = z.enum(['indian-snacks', 'street-food', 'savory', 'sweet']);
export type SnackCategory = z.output<typeof SnackCategory>;

/**
 * A snack as everybody reads it. `name` and `title` are one; so are `category`
 * and the first of `categories`.
 */
export const Snack = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** Of one `unit`, before tax. */
  price: Money,
  currency: z.string(),
  /** What the price buys: `4 pieces`, `250 g`. */
  unit: z.string(),
  /** Path of the uploaded photo, 960 pixels wide; null while the picture is the drawn one. */
  image: z.nullable(z.string()),
  category: z.nullable(SnackCategory),
  categories: z.array(SnackCategory),
  is_vegetarian: z.boolean(),
  is_spicy: z.boolean(),
  /** Minutes. */
  preparation_time: z.nullable(z.int()),
  /** Kilocalories of one `unit`. */
  calories: z.nullable(z.int()),
  tags: z.array(z.string()),
  allergens: z.array(z.string()),
  featured: z.boolean(),
  delivery_charge: Money,
  tax_percentage: BasisPoints,
  sort_order: z.int(),
  /** None left for today; other days can be ordered. */
  sold_out_today: z.boolean(),
});
export type Snack = z.output<typeof Snack>;

/** Categories as people and old links spell them: `Indian Snacks`, `street_food`. */
const SpeltCategory = z
  .pipe(
    z.string().check(
      z.trim(),
      z.overwrite((spelt) => spelt.toLowerCase().replace(/[\s_]+/g, '-')),
    ),
    SnackCategory,
  )
  .register(z.globalRegistry, { enum: [...SnackCategory.options] });

/**
 * `sort_by` and `sort_order` are the words for the order that the kitchen gave; `ids` asks
 * for certain snacks, as a cart does that looks what has become of its own.
 */
export const SnackListQuery = z.object({
  ...pageQuery,
  ids: z.optional(Ids),
  category: z.optional(SpeltCategory),
  is_vegetarian: z.optional(Flag),
  is_spicy: z.optional(Flag),
  search: z.optional(text(100)),
  sort_by: z._default(z.enum(['sort_order', 'name', 'price']), 'sort_order'),
  sort_order: z._default(z.enum(['ASC', 'DESC']), 'ASC'),
});

export const SnackPage = z.object({
  snacks: z.array(Snack),
  pagination: z.object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    total_pages: z.int(),
  }),
});
export type SnackPage = z.output<typeof SnackPage>;

export const snacks = {
  list: endpoint({
    method: 'GET',
    path: '/v1/public/snack',
    access: 'public',
    kept: true,
    summary: 'List the snacks on offer, a page at a time',
    query: SnackListQuery,
    data: SnackPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/public/snack/:id',
    access: 'public',
    summary: 'Read one snack by id or slug',
    params: z.object({ id: text(120) }),
    data: Snack,
    errors: ['snack_not_found'],
  }),
};
