import type { OwnContextOf } from '#api/core/context.ts';
import { verifyPassword } from '#api/passwords/hash-password.ts';
import { openSession } from '#api/sessions/open-session.ts';
import { limitSignIns } from '#api/sign-in-limits/check-sign-in.ts';
import { networkOf } from '#api/sign-in-limits/network-of.ts';
import type { adminAuth } from '#contract/admin/auth.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal, refuse } from '#contract/refusal.ts';
import { rememberSuccess } from '#db/sign-in-attempts.ts';
import { findStaffByEmail, lockStaff } from '#db/staff.ts';
import { presentStaffMember } from './present-staff-member.ts';

/** Signs a member of staff in at the desk; limits and answers as for customers (decisions 18). */
export async function signInStaff(
  ctx: OwnContextOf<typeof adminAuth.login>,
  { body }: InputOf<typeof adminAuth.login>,
) {
  const { db, now } = ctx;
  const { email, password } = body;
  const attempt = { audience: 'staff', email, address: networkOf(ctx.ip) } as const;
  const staff = await limitSignIns(ctx, attempt, async () => {
    const row = await findStaffByEmail(db, email);
    const isRight = await verifyPassword(password, row?.password_hash);
    if (!isRight || !row) return null;
    return row.disabled_at ? refuse('account_disabled') : row;
  });
  if (isRefusal(staff)) return staff;

  return db.transaction().execute(async (tx) => {
    // While the password was checked, the account may have got another or been disabled.
    const still = await lockStaff(tx, staff.id);
    const isSame = still?.password_hash === staff.password_hash;
    if (!still || !isSame || still.disabled_at) return refuse('invalid_credentials');
    await rememberSuccess(tx, attempt, now);
    const token = await openSession(tx, ctx, { staffId: staff.id });
    return { staff: presentStaffMember(still), token };
  });
}
