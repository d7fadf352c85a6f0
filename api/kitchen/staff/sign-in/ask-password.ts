import type { Context, StaffCaller } from '#api/platform/http/context.ts';
import { verifyPassword } from '#api/account/sign-in/hash-password.ts';
import { limitSignIns } from '#api/account/sign-in/check-sign-in.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findStaff, type StaffRow } from '#db/kitchen/staff.ts';

export const WRONG = refuse('current_password_wrong', {}, { field: 'currentPassword' });

/**
 * The account of whoever is signed in at the desk, once they have shown its password again. Guessing
 * it counts as signing in does.
 */
export async function askPassword(
  ctx: Context & { caller: StaffCaller },
  currentPassword: string,
): Promise<StaffRow | Refusal> {
  const { db, caller } = ctx;
  const staff = await limitSignIns(ctx, { audience: 'staff', email: caller.email }, async () => {
    const row = await findStaff(db, caller.id);
    return row && (await verifyPassword(currentPassword, row.password_hash)) ? row : null;
  });
  return isRefusal(staff) && staff.refused === 'invalid_credentials' ? WRONG : staff;
}
