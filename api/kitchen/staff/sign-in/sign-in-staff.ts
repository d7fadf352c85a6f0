import { noteStopped } from '#api/kitchen/audit/note-sign-in.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { verifyPassword } from '#api/account/sign-in/hash-password.ts';
import { beginPending } from '#api/kitchen/staff/second-factor/pending.ts';
import { authenticationOptions } from '#api/kitchen/staff/second-factor/web-authn.ts';
import { openSession } from '#api/account/sessions/open-session.ts';
import { limitSignIns } from '#api/account/sign-in/check-sign-in.ts';
import { networkOf } from '#api/account/sign-in/network-of.ts';
import type { adminAuth, SecondFactorAsked } from '#contract/kitchen/desk/auth.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, refuse } from '#contract/platform/refusal.ts';
import { listPasskeys } from '#db/account/passkeys.ts';
import { factorsOf } from '#db/kitchen/second-factor.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { rememberSuccess } from '#db/account/sign-in-attempts.ts';
import { findStaffByEmail, lockStaff } from '#db/kitchen/staff.ts';
import { presentStaffMember } from './present-staff-member.ts';

/**
 * Signs a member of staff in at the desk; limits and answers as for customers. Whoever
 * has a second factor is asked for it: until then nothing is open but the asking.
 */
export async function signInStaff(
  ctx: OwnContextOf<typeof adminAuth.login>,
  { body }: InputOf<typeof adminAuth.login>,
) {
  const { db, now, env } = ctx;
  const { email, password } = body;
  const attempt = { audience: 'staff', email, address: networkOf(ctx.ip) } as const;
  const staff = await limitSignIns(ctx, attempt, async () => {
    const row = await findStaffByEmail(db, email);
    const isRight = await verifyPassword(password, row?.password_hash);
    if (!isRight || !row) return null;
    if (!row.disabled_at) return row;
    await noteStopped(db, ctx, { ...attempt, stopped: 'disabled' });
    return refuse('account_disabled');
  });
  if (isRefusal(staff)) return staff;

  return db.transaction().execute(async (tx) => {
    // While the password was checked, the account may have got another or been disabled.
    const still = await lockStaff(tx, staff.id);
    const isSame = still?.password_hash === staff.password_hash;
    if (!still || !isSame || still.disabled_at) return refuse('invalid_credentials');
    const { isAny, totp } = await factorsOf(tx, still.id);
    if (isAny) {
      const passkeys = await listPasskeys(tx, still.id);
      const options = passkeys.length > 0 ? await authenticationOptions(env, passkeys) : null;
      const step = { staffId: still.id, purpose: 'sign-in', secret: options?.challenge } as const;
      const pending = await beginPending(tx, step, now);
      await noteStopped(tx, ctx, { ...attempt, stopped: 'half' });
      const data: SecondFactorAsked = { pending, totp, passkey: options && { ...options } };
      return refuse('second_factor_required', {}, { data });
    }
    await rememberSuccess(tx, attempt, now);
    const token = await openSession(tx, ctx, { staffId: still.id });
    const { ownersNeedFactor } = await readSettings(tx, 'desk');
    const mustAddFactor = ownersNeedFactor && still.role === 'owner';
    return { staff: presentStaffMember(still, mustAddFactor), token };
  });
}
