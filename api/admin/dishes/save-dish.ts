import { recordAudit } from '#api/audit/record-audit.ts';
import type { StaffWrite } from '#api/core/context.ts';
import type { AdminDish, DishBody } from '#contract/admin/dishes.ts';
import { type Refusal, refuse } from '#contract/errors.ts';
import { findDish, isDishNameTaken, lockDish, storeDish } from '#db/dishes.ts';
import { presentDish } from './present.ts';

/** Adds a dish, or changes it in every week that has it. Names are unique: planners choose by them. */
export async function saveDish(
  ctx: StaffWrite,
  id: string | null,
  body: DishBody,
): Promise<AdminDish | Refusal> {
  const before = id ? await lockDish(ctx.db, id) : undefined;
  if (id && !before) return refuse('not_found');
  if (await isDishNameTaken(ctx.db, body.name, id))
    return refuse('dish_taken', { name: body.name }, { field: 'name' });
  const storedId = await storeDish(ctx.db, id, body, ctx.now);
  const stored = await findDish(ctx.db, storedId);
  if (!stored) throw new Error('a dish that was just stored is not there');
  const after = presentDish(stored);
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'dishes',
    id: storedId,
    before: before ? presentDish(before) : null,
    after,
  });
  return after;
}
