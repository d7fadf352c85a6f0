import type { StaffWrite } from '#api/platform/http/context.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import type { Journalled } from '#db/platform/journal.ts';
import { announceStock, countOrdered, uncountOrdered } from '#db/snacks/days.ts';
import { formatDay } from '#domain/platform/days.ts';
import { overtaken } from './overtaken.ts';

/**
 * Takes back what a step gave back to a day's snacks, or took of them, as a difference: others order
 * of the same day meanwhile. Refuses when the last ones were sold since.
 */
export async function takeBackStock(
  ctx: StaffWrite,
  changes: readonly Journalled[],
): Promise<Refusal | null> {
  const counts = changes.filter(({ relation }) => relation === 'snack_days');
  for (const { before, after } of counts) {
    const row = after ?? before;
    const snackId = String(row?.snack_id);
    const day = String(row?.day);
    const quantity = Number(before?.ordered ?? 0) - Number(after?.ordered ?? 0);
    if (quantity < 0) {
      await uncountOrdered(ctx.db, day, [{ snackId, quantity: -quantity }]);
      continue;
    }
    const ordered = (await countOrdered(ctx.db, day, [{ snackId, quantity }])).get(snackId) ?? 0;
    const snack = await ctx.db
      .selectFrom('snacks')
      .where('id', '=', snackId)
      .select(['name', 'daily_limit'])
      .executeTakeFirst();
    if (snack?.daily_limit != null && ordered > snack.daily_limit)
      return overtaken(`The last ${snack.name} for ${formatDay(day)} have been sold since`);
  }
  if (counts.length > 0) await announceStock(ctx.db);
  return null;
}
