import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminSnack } from '#contract/snacks/desk-catalogue.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import { lockSnack, wasOrdered } from '#db/snacks/admin-snacks.ts';
import { dayOf } from '#domain/platform/days.ts';
import { presentAdminSnack } from './save-snack.ts';

/** Deletes a snack that nobody ever ordered; any other can be switched off. */
export async function removeSnack(ctx: StaffWrite, id: string): Promise<AdminSnack | Refusal> {
  const today = dayOf(ctx.now);
  const row = await lockSnack(ctx.db, id, today, 'to delete');
  if (!row) return refuse('snack_not_found');
  if (await wasOrdered(ctx.db, id)) return refuse('still_in_use');
  await ctx.db.deleteFrom('snacks').where('id', '=', id).execute();
  if (row.photo_id) await dropPhotoIfUnused(ctx.db, row.photo_id);
  const before = presentAdminSnack(row, today);
  await recordAudit(ctx, { action: 'delete', resource: 'snacks', id, before });
  return before;
}
