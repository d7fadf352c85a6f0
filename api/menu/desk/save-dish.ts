import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminDish, DishBody } from '#contract/menu/desk-dishes.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findDish, isDishNameTaken, lockDish, storeDish } from '#db/menu/dishes.ts';
import { presentDish } from './present-dish.ts';

/** The dish that a change is made to, as it was read. */
type ReadVersion = { id: string; version: number };

/**
 * Adds a dish, or changes it in every week that has it. Names are unique: planners choose by them.
 * Whoever changes one names the version that they read: what somebody else has saved meanwhile is
 * not written over.
 */
export async function saveDish(
  ctx: StaffWrite,
  read: ReadVersion | null,
  body: DishBody,
): Promise<AdminDish | Refusal> {
  const id = read?.id ?? null;
  const before = id ? await lockDish(ctx.db, id) : undefined;
  if (id && !before) return refuse('not_found');
  if (before && before.version !== read?.version) return refuse('conflict');
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
