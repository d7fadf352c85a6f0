import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { SnackCategory } from '#contract/snacks/catalogue.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import type { IsoDay } from '#domain/platform/days.ts';

/** A snack with its categories, and how many of it are ordered for one day. */
export type SnackRow = Selectable<DB['snacks']> & {
  categories: SnackCategory[];
  ordered: number;
};

/** Every read of snacks starts here, so that all of them show the same fields. */
export function selectSnacks(db: Kysely<DB>, day: IsoDay) {
  return db
    .selectFrom('snacks as snack')
    .selectAll('snack')
    .select([
      sql<SnackCategory[]>`ARRAY(
        SELECT category FROM snack_categories WHERE snack_id = snack.id
        ORDER BY array_position(ARRAY['indian-snacks', 'street-food', 'savory', 'sweet'], category)
      )`.as('categories'),
      sql<number>`coalesce(
        (SELECT ordered FROM snack_days WHERE snack_id = snack.id AND day = ${day}), 0
      )`.as('ordered'),
    ]);
}

/** All snacks on offer in the order of the kitchen; `day` is the one to count orders for. */
export async function listOfferedSnacks(db: Kysely<DB>, day: IsoDay): Promise<SnackRow[]> {
  return selectSnacks(db, day)
    .where('snack.is_active', '=', true)
    .orderBy('snack.sort_order')
    .orderBy('snack.name')
    .orderBy('snack.id')
    .execute();
}

/** One snack on offer, by id or slug. */
export async function findSnack(
  db: Kysely<DB>,
  by: { id: string } | { slug: string },
  day: IsoDay,
): Promise<SnackRow | undefined> {
  const query = selectSnacks(db, day).where('snack.is_active', '=', true);
  return 'id' in by
    ? query.where('snack.id', '=', by.id).executeTakeFirst()
    : query.where('snack.slug', '=', by.slug).executeTakeFirst();
}

export type SnackToSell = Pick<
  SnackRow,
  | 'id'
  | 'name'
  | 'unit'
  | 'price_cents'
  | 'delivery_charge_cents'
  | 'tax_basis_points'
  | 'is_active'
  | 'daily_limit'
  | 'sold_out_day'
>;

/**
 * What an order needs to know of the snacks it names, on offer or not. None of them can be deleted
 * until the transaction ends.
 */
export async function findSnacksToSell(
  tx: Transaction<DB>,
  ids: readonly string[],
): Promise<SnackToSell[]> {
  // How many ids there are is behind a subquery: its plan is the same for any number, and kept.
  const { rows } = await sql<SnackToSell>`
    ${prepared} SELECT id, name, unit, price_cents, delivery_charge_cents, tax_basis_points,
      is_active, daily_limit, sold_out_day
    FROM snacks WHERE id = ANY ((SELECT ${[...ids]}::uuid[])::uuid[])
    ORDER BY id FOR KEY SHARE`.execute(tx);
  return rows;
}
