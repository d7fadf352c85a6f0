import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockDish } from '#db/menu/dishes.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import { presentDish } from './present-dish.ts';

/** Deletes a dish that no week has; any other can be switched off. */
export async function removeDish(ctx: StaffWrite, id: string): Promise<AdminDish | Refusal> {
  const row = await lockDish(ctx.db, id);
  if (!row) return refuse('not_found');
  if (row.planned > 0) return refuse('still_in_use');
  await ctx.db.deleteFrom('dishes').where('id', '=', id).execute();
  if (row.photo_id) await dropPhotoIfUnused(ctx.db, row.photo_id);
  const before = presentDish(row);
  await recordAudit(ctx, { action: 'delete', resource: 'dishes', id, before });
  return before;
}
