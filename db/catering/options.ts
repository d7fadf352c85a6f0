import type { Kysely, Selectable } from 'kysely';
import { MenuCategory as Categories } from '#contract/catering/inquiry-menu.ts';
import type { CateringMenu } from '#contract/catering/menu.ts';
import type { DB } from '#db/types.ts';

export type CateringOptionRow = Selectable<DB['catering_options']>;

/** Of these, how much one serving is and whom it suits, by id; what has left the menu is not among them. */
export async function listServings(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<Map<string, Pick<CateringOptionRow, 'portion_amount' | 'portion_unit' | 'diets'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('catering_options')
    .where('id', 'in', ids)
    .select(['id', 'portion_amount', 'portion_unit', 'diets'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What is on the catering menu, by category, in the kitchen's order. */
export async function listMenuOptions(db: Kysely<DB>): Promise<CateringMenu['categories']> {
  const rows = await db
    .selectFrom('catering_options')
    .where('is_active', '=', true)
    .selectAll()
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
  const byCategory = Map.groupBy(rows, ({ category }) => category);
  return Categories.options.map((category) => ({
    category,
    options: (byCategory.get(category) ?? []).map((row) => ({
      id: row.id,
      name: row.name,
      spellings: row.spellings,
      surcharge: row.surcharge_cents,
      diets: row.diets,
      isDefault: row.is_default,
    })),
  }));
}
