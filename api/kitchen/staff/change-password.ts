import { limitSignIns } from '#api/account/sign-in/check-sign-in.ts';
import { hashPassword, refuseGuessable, verifyPassword } from '#api/account/sign-in/passwords.ts';
import { presentStaffMember } from '#api/kitchen/staff/sign-in.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { Context, OwnContextOf, StaffCaller } from '#api/platform/http/context.ts';
import type { adminAuth } from '#contract/kitchen/desk-auth.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { findStaff, lockStaff, type StaffRow, setStaffPassword } from '#db/kitchen/staff.ts';
import { runTransaction } from '#db/platform/transaction.ts';

const WRONG = refuse('current_password_wrong', {}, { field: 'currentPassword' });

/**
 * The account of whoever is signed in at the desk, once they have shown its password again. Guessing
 * it counts as signing in does.
 */
export async function confirmPassword(
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

/**
 * Changes the own password, at the first sign-in the printed one. The session that
 * asks goes on, the account's others end.
 */
export async function changePassword(
  ctx: OwnContextOf<typeof adminAuth.changePassword>,
  { body }: InputOf<typeof adminAuth.changePassword>,
) {
  const { db, now, caller } = ctx;
  const { currentPassword, newPassword } = body;
  const staff = await confirmPassword(ctx, currentPassword);
  if (isRefusal(staff)) return staff;
  if (newPassword === currentPassword) {
    return refuse('password_unchanged', {}, { field: 'newPassword' });
  }

  const refused = await refuseGuessable(newPassword, [staff.name, staff.email], 'newPassword');
  if (refused) return refused;
  const passwordHash = await hashPassword(newPassword);
  return runTransaction(db, async (tx) => {
    const still = await lockStaff(tx, staff.id);
    // Another change was faster: what was typed here is no longer the current password.
    if (still?.password_hash !== staff.password_hash) return WRONG;
    await setStaffPassword(tx, staff.id, passwordHash, false);
    await revokeSessionsOf(tx, { staffId: staff.id }, now, caller.sessionId);
    await recordAudit(
      { ...ctx, db: tx },
      { action: 'change-password', resource: 'staff', id: staff.id },
    );
    return presentStaffMember({ ...still, must_change_password: false }, caller.mustAddFactor);
  });
}
