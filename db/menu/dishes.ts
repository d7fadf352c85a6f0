import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Diet } from '#contract/account/diet.ts';
import type { DishBody } from '#contract/menu/desk-dishes.ts';
import type { Course } from '#contract/menu/weekly-menu.ts';
import { likePattern, type PageRequest, takePage } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';

/** A dish, with how many days of planned weeks have it. */
export type DishRow = Selectable<DB['dishes']> & { planned: number };

const planned = sql<number>`(
  SELECT count(*)::int FROM menu_entries WHERE dish_id = dish.id
)`.as('planned');

const selectDishes = (db: Kysely<DB>) =>
  db.selectFrom('dishes as dish').selectAll('dish').select(planned);

/** The allergens that any dish has, each once, as one of the dishes writes it. */
export async function listAllergens(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT min(allergen) AS name FROM dishes, unnest(allergens) AS allergen
    GROUP BY lower(allergen) ORDER BY lower(allergen)`.execute(db);
  return rows.map(({ name }) => name);
}

export type DishFilter = PageRequest & {
  sort: 'name' | 'course' | 'createdAt';
  search?: string | undefined;
  course?: Course | undefined;
  diet?: Diet | undefined;
  isActive?: boolean | undefined;
};

const SORTS = { name: 'dish.name', course: 'dish.course', createdAt: 'dish.created_at' };

/** A page of dishes, also of those switched off, and how many there are. */
export async function listDishes(
  db: Kysely<DB>,
  filter: DishFilter,
): Promise<{ rows: DishRow[]; total: number }> {
  let wanted = selectDishes(db);
  if (filter.course) wanted = wanted.where('course', '=', filter.course);
  if (filter.isActive !== undefined) wanted = wanted.where('is_active', '=', filter.isActive);
  if (filter.diet) wanted = wanted.where(sql<boolean>`diets @> ARRAY[${filter.diet}]::text[]`);
  if (filter.search) {
    const pattern = likePattern(filter.search);
    wanted = wanted.where((where) =>
      where.or([where('name', 'ilike', pattern), where('description', 'ilike', pattern)]),
    );
  }
  return takePage(wanted, filter, SORTS[filter.sort], 'dish.id');
}

/** All dishes by their names, also those switched off. */
export const listAllDishes = (db: Kysely<DB>): Promise<DishRow[]> =>
  selectDishes(db).orderBy('name').orderBy('id').execute();

/** One dish by its id, also one that is switched off. */
export async function findDish(db: Kysely<DB>, id: string): Promise<DishRow | undefined> {
  return selectDishes(db).where('dish.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends: no week can take it up meanwhile. */
export async function lockDish(tx: Transaction<DB>, id: string): Promise<DishRow | undefined> {
  await tx.selectFrom('dishes').where('id', '=', id).select('id').forUpdate().execute();
  return findDish(tx, id);
}

/** Until the transaction ends nobody else gives a dish a name. */
export const lockDishNames = (tx: Transaction<DB>) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('dabba dish names'))`.execute(tx);

/** Whether another dish has this name, however it is capitalised; one asks at a time. */
export async function isDishNameTaken(
  tx: Transaction<DB>,
  name: string,
  id: string | null,
): Promise<boolean> {
  await lockDishNames(tx);
  const other = await tx
    .selectFrom('dishes')
    .where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
    .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** A dish as its table holds it. */
export const dishColumns = (dish: DishBody) => ({
  name: dish.name,
  description: dish.description,
  course: dish.course,
  diets: dish.diets,
  spice_level: dish.spiceLevel,
  preparation_minutes: dish.preparationTime ?? null,
  tags: dish.tags,
  allergens: dish.allergens,
  nutrition: JSON.stringify(dish.nutrition),
  portion_amount: dish.portion?.amount ?? null,
  portion_unit: dish.portion?.unit ?? null,
  is_active: dish.isActive,
});

/** Stores a dish, new or changed, and counts the change; answers its id. */
export async function storeDish(
  tx: Transaction<DB>,
  id: string | null,
  dish: DishBody,
  at: Temporal.Instant,
): Promise<string> {
  const columns = { ...dishColumns(dish), updated_at: at };
  const stored = id
    ? tx
        .updateTable('dishes')
        .set({ ...columns, version: sql`version + 1` })
        .where('id', '=', id)
        .returning('id')
    : tx
        .insertInto('dishes')
        .values({ ...columns, created_at: at })
        .returning('id');
  return (await stored.executeTakeFirstOrThrow()).id;
}
