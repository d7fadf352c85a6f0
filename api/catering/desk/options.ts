import type { Kysely, Transaction } from 'kysely';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import { portionOf } from '#api/menu/desk/present-dish.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { adminCatering } from '#contract/catering/desk-catering.ts';
import type { AdminMenuOption } from '#contract/catering/desk-menu-options.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { CateringOptionRow } from '#db/catering/options.ts';
import { likePattern, takePage } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';

type Body = InputOf<typeof adminCatering.createOption>['body'];

const SORTS = { sortOrder: 'sort_order', name: 'name' } as const;

export const presentOption = (row: CateringOptionRow): AdminMenuOption => ({
  id: row.id,
  category: row.category,
  name: row.name,
  spellings: row.spellings,
  surcharge: row.surcharge_cents,
  portion: portionOf(row),
  diets: row.diets,
  isDefault: row.is_default,
  isActive: row.is_active,
  sortOrder: row.sort_order,
});

/** A page of what is on the catering menu, also what is switched off. */
export async function listOptions(
  db: Kysely<DB>,
  { query }: InputOf<typeof adminCatering.listOptions>,
): Promise<{ rows: CateringOptionRow[]; total: number }> {
  let wanted = db.selectFrom('catering_options').selectAll();
  if (query.category) wanted = wanted.where('category', '=', query.category);
  if (query.search) wanted = wanted.where('name', 'ilike', likePattern(query.search));
  return takePage(wanted, query, SORTS[query.sort], 'id');
}

const findOption = (tx: Transaction<DB>, id: string) =>
  tx.selectFrom('catering_options').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

/** Adds a thing to the catering menu or changes it; a new default takes the old one's place. */
export async function saveOption(
  ctx: StaffWrite,
  id: string | null,
  body: Body,
): Promise<AdminMenuOption | Refusal> {
  // Two people who change a category wait for each other: it has one default.
  await ctx.db
    .selectFrom('catering_options')
    .where('category', '=', body.category)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  const before = id ? await findOption(ctx.db, id) : undefined;
  if (id && !before) return refuse('not_found');
  if (await isTaken(ctx.db, id, body))
    return refuse('menu_option_taken', { name: body.name }, { field: 'name' });
  if (body.isDefault)
    await ctx.db
      .updateTable('catering_options')
      .set({ is_default: false })
      .where('category', '=', body.category)
      .where('is_default', '=', true)
      .execute();
  const columns = {
    category: body.category,
    name: body.name,
    spellings: body.spellings,
    surcharge_cents: body.surcharge,
    portion_amount: body.portion?.amount ?? null,
    portion_unit: body.portion?.unit ?? null,
    diets: body.diets,
    is_default: body.isDefault,
    is_active: body.isActive,
    sort_order: body.sortOrder,
    updated_at: ctx.now,
  };
  const row = await (id
    ? ctx.db.updateTable('catering_options').set(columns).where('id', '=', id).returningAll()
    : ctx.db.insertInto('catering_options').values(columns).returningAll()
  ).executeTakeFirstOrThrow();
  const after = presentOption(row);
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'catering-options',
    id: row.id,
    before: before ? presentOption(before) : null,
    after,
  });
  return after;
}

async function isTaken(
  tx: Transaction<DB>,
  id: string | null,
  { category, name }: Body,
): Promise<boolean> {
  const others = await tx
    .selectFrom('catering_options')
    .where('category', '=', category)
    .select(['id', 'name'])
    .execute();
  return others.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase());
}

/** Deletes a thing from the menu; inquiries keep what was chosen by its name. */
export async function removeOption(
  ctx: StaffWrite,
  id: string,
): Promise<AdminMenuOption | Refusal> {
  const row = await ctx.db
    .deleteFrom('catering_options')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return refuse('not_found');
  const before = presentOption(row);
  await recordAudit(ctx, { action: 'delete', resource: 'catering-options', id, before });
  return before;
}
