import { type Kysely, sql, type Transaction } from 'kysely';
import type { SnackCategory } from '#contract/snacks/catalogue.ts';
import { likePattern, type PageRequest, takePage } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { type SnackRow, selectSnacks } from './catalogue.ts';

export type AdminSnackFilter = PageRequest & {
  sort: 'sortOrder' | 'name' | 'price' | 'createdAt';
  category?: SnackCategory | undefined;
  isActive?: boolean | undefined;
  search?: string | undefined;
};

const SORTS = {
  sortOrder: 'snack.sort_order',
  name: 'snack.name',
  price: 'snack.price_cents',
  createdAt: 'snack.created_at',
};

/** A page of all snacks, on offer or not, and how many there are. */
export async function listAdminSnacks(
  db: Kysely<DB>,
  filter: AdminSnackFilter,
  day: IsoDay,
): Promise<{ rows: SnackRow[]; total: number }> {
  let wanted = selectSnacks(db, day);
  if (filter.isActive !== undefined) wanted = wanted.where('snack.is_active', '=', filter.isActive);
  if (filter.category) wanted = wanted.where(inCategory(filter.category));
  if (filter.search) {
    const pattern = likePattern(filter.search);
    wanted = wanted.where((where) =>
      where.or([
        where('snack.name', 'ilike', pattern),
        where('snack.slug', 'ilike', pattern),
        where('snack.description', 'ilike', pattern),
      ]),
    );
  }
  return takePage(wanted, filter, SORTS[filter.sort], 'snack.id');
}

const inCategory = (category: SnackCategory) => sql<boolean>`EXISTS (
  SELECT FROM snack_categories WHERE snack_id = snack.id AND category = ${category}
)`;

/** All snacks in their order in the shop, on offer or not. */
export const listAllSnacks = (db: Kysely<DB>, day: IsoDay): Promise<SnackRow[]> =>
  selectSnacks(db, day).orderBy('snack.sort_order').orderBy('snack.id').execute();

/** One snack, on offer or not. */
export async function findAdminSnack(
  db: Kysely<DB>,
  id: string,
  day: IsoDay,
): Promise<SnackRow | undefined> {
  return selectSnacks(db, day).where('snack.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends; with `mode` also against new orders of it. */
export async function lockSnack(
  tx: Transaction<DB>,
  id: string,
  day: IsoDay,
  mode: 'to change' | 'to delete' = 'to change',
): Promise<SnackRow | undefined> {
  const query = tx.selectFrom('snacks').where('id', '=', id).select('id');
  await (mode === 'to delete' ? query.forUpdate() : query.forNoKeyUpdate()).execute();
  return findAdminSnack(tx, id, day);
}

/** Until the transaction ends nobody else gives a snack a slug. */
export const lockSlugs = (tx: Transaction<DB>) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('dabba snack slugs'))`.execute(tx);

/**
 * Whether another snack has this slug. One at a time until the transaction ends, so that two cannot
 * both find it free.
 */
export async function isSlugTaken(tx: Transaction<DB>, slug: string): Promise<boolean> {
  await lockSlugs(tx);
  const other = await tx
    .selectFrom('snacks')
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether anybody has ever ordered a snack. */
export async function wasOrdered(tx: Transaction<DB>, id: string): Promise<boolean> {
  const item = await tx
    .selectFrom('snack_order_items')
    .where('snack_id', '=', id)
    .select('order_id')
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}

type NewSnack = {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  unit: string;
  categories: readonly SnackCategory[];
  isVegetarian: boolean;
  isSpicy: boolean;
  preparationMinutes: number | null;
  calories: number | null;
  tags: readonly string[];
  allergens: readonly string[];
  featured: boolean;
  isActive: boolean;
  deliveryChargeCents: number;
  taxBasisPoints: number;
  /** Null: last. */
  sortOrder: number | null;
  dailyLimit: number | null;
};

const LAST = sql<number>`(SELECT coalesce(max(sort_order), 0) + 1 FROM snacks)`;

/** Stores a snack with its categories, new or changed; answers its id. */
export async function storeSnack(
  tx: Transaction<DB>,
  id: string | null,
  snack: NewSnack,
  at: Temporal.Instant,
): Promise<string> {
  const columns = {
    slug: snack.slug,
    name: snack.name,
    description: snack.description,
    price_cents: snack.priceCents,
    unit: snack.unit,
    is_vegetarian: snack.isVegetarian,
    is_spicy: snack.isSpicy,
    preparation_minutes: snack.preparationMinutes,
    calories: snack.calories,
    tags: [...snack.tags],
    allergens: [...snack.allergens],
    featured: snack.featured,
    is_active: snack.isActive,
    delivery_charge_cents: snack.deliveryChargeCents,
    tax_basis_points: snack.taxBasisPoints,
    sort_order: snack.sortOrder ?? LAST,
    daily_limit: snack.dailyLimit,
    updated_at: at,
  };
  const stored = id
    ? await tx
        .updateTable('snacks')
        .set(columns)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('snacks')
        .values({ ...columns, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
  await storeCategories(tx, stored.id, snack.categories);
  return stored.id;
}

async function storeCategories(
  tx: Transaction<DB>,
  id: string,
  categories: readonly SnackCategory[],
): Promise<void> {
  await tx.deleteFrom('snack_categories').where('snack_id', '=', id).execute();
  const each = [...new Set(categories)];
  if (each.length === 0) return;
  await tx
    .insertInto('snack_categories')
    .values(each.map((category) => ({ snack_id: id, category })))
    .execute();
}

/** All snacks in their order, locked against being moved or changed by others meanwhile. */
export async function lockSnackSequence(tx: Transaction<DB>): Promise<string[]> {
  const locked = await tx
    .selectFrom('snacks')
    .select(['id', 'sort_order', 'name'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return locked
    .sort((one, other) => one.sort_order - other.sort_order || (one.name < other.name ? -1 : 1))
    .map(({ id }) => id);
}

/** Puts snacks in this order, the first as 1. */
export async function storeSnackSequence(
  tx: Transaction<DB>,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    UPDATE snacks SET sort_order = wanted.place, updated_at = ${at}
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE snacks.id = wanted.id AND snacks.sort_order <> wanted.place`.execute(tx);
}
