import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminSnack } from '#contract/snacks/desk/catalogue.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findSnackAtDesk, lockSnack } from '#db/snacks/desk-snacks.ts';
import { dayOf } from '#domain/platform/days.ts';
import { presentSnackAtDesk } from './present.ts';

/**
 * Says by hand that a snack is sold out for today, or that it is not. At midnight it is on sale
 * again by itself; a daily limit that is reached holds all the same.
 */
export async function sellToday(
  ctx: StaffWrite,
  id: string,
  action: 'sold-out' | 'back-on-sale',
): Promise<AdminSnack | Refusal> {
  const today = dayOf(ctx.now);
  const before = await lockSnack(ctx.db, id, today);
  if (!before) return refuse('snack_not_found');
  await ctx.db
    .updateTable('snacks')
    .set({ sold_out_day: action === 'sold-out' ? today : null, updated_at: ctx.now })
    .where('id', '=', id)
    .execute();
  const after = presentSnackAtDesk((await findSnackAtDesk(ctx.db, id, today)) ?? before, today);
  await recordAudit(ctx, {
    action,
    resource: 'snacks',
    id,
    before: presentSnackAtDesk(before, today),
    after,
  });
  return after;
}
