import type { Transaction } from 'kysely';
import { presentStaffMember } from '#api/kitchen/staff/sign-in/present-staff-member.ts';
import type { Context, OwnContextOf } from '#api/platform/http/context.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { openSession } from '#api/account/sessions/open-session.ts';
import { readSigningSecret } from '#api/account/sessions/secret.ts';
import { limitSignIns } from '#api/account/sign-in/check-sign-in.ts';
import { networkOf } from '#api/account/sign-in/network-of.ts';
import type { adminAuth } from '#contract/kitchen/desk/auth.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, refuse } from '#contract/platform/refusal.ts';
import { listPasskeys, notePasskeyUsed } from '#db/account/passkeys.ts';
import { endPendingStep, takePeriod, takeRecoveryCode, tryPendingStep } from '#db/kitchen/second-factor.ts';
import { rememberSuccess } from '#db/account/sign-in-attempts.ts';
import { findStaff, lockStaff, type StaffRow } from '#db/kitchen/staff.ts';
import type { DB } from '#db/types.ts';
import { hashPending } from './pending.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { unseal } from './seal.ts';
import { periodOf } from './totp.ts';
import { shownPasskey } from './web-authn.ts';

const OVER = refuse('sign_in_expired');

/** Whether a code is the app's of this half minute or a recovery code; it is taken with that. */
async function takeCode(
  tx: Transaction<DB>,
  { id, totp_secret: sealed }: StaffRow,
  typed: string,
  { secret, now }: { secret: string; now: Temporal.Instant },
): Promise<boolean> {
  const code = typed.replaceAll(' ', '');
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(tx, id, hashRecoveryCode(code), now);
  const totp = sealed && unseal(secret, sealed);
  const period = totp ? periodOf(totp, code, now) : null;
  return period !== null && takePeriod(tx, id, period);
}

type Body = InputOf<typeof adminAuth.secondFactor>['body'];

/**
 * How the second factor that somebody shows is taken: true once it is, in the transaction that
 * signs them in. What a passkey has signed is read before that begins.
 */
async function takerOf(
  { db, now, env }: Pick<Context, 'db' | 'now' | 'env'>,
  staff: StaffRow,
  body: Body,
  challenge: string | null,
): Promise<(tx: Transaction<DB>, still: StaffRow) => Promise<boolean>> {
  if ('code' in body) {
    const secret = await readSigningSecret(db, env.secret);
    return (tx, still) => takeCode(tx, still, body.code, { secret, now });
  }
  const passkeys = await listPasskeys(db, staff.id);
  const shown = challenge && (await shownPasskey(env, body.passkey, { challenge, passkeys }));
  return async (tx) => (shown ? notePasskeyUsed(tx, shown, now) : false);
}

/**
 * Signs a member of staff in who has shown the password, once they show the second factor. A wrong
 * one counts as a wrong password does, and five end what the password began.
 */
export async function finishSignIn(
  ctx: OwnContextOf<typeof adminAuth.secondFactor>,
  { body }: InputOf<typeof adminAuth.secondFactor>,
) {
  const { db, now } = ctx;
  const tokenHash = hashPending(body.pending);
  const step = await tryPendingStep(db, { tokenHash, purpose: 'sign-in' }, now);
  const staff = step && (await findStaff(db, step.staff_id));
  if (!staff) return OVER;
  const take = await takerOf(ctx, staff, body, step.secret);
  const attempt = { audience: 'staff', email: staff.email, address: networkOf(ctx.ip) } as const;

  const signedIn = await limitSignIns(ctx, attempt, () =>
    inTransaction<{ staff: StaffRow; token: string } | typeof OVER | null>(
      db,
      async (tx, rollBack) => {
        const still = await lockStaff(tx, staff.id);
        if (!still || still.disabled_at) return rollBack(OVER);
        if (!(await take(tx, still))) return rollBack(null);
        if (!(await endPendingStep(tx, tokenHash))) return rollBack(OVER);
        await rememberSuccess(tx, attempt, now);
        return { staff: still, token: await openSession(tx, ctx, { staffId: still.id }) };
      },
    ),
  );
  if (!isRefusal(signedIn))
    return { staff: presentStaffMember(signedIn.staff, false), token: signedIn.token };
  if (signedIn.refused !== 'invalid_credentials') return signedIn;
  if (!('code' in body)) return refuse('passkey_wrong');
  return refuse('second_factor_wrong', {}, { field: 'code' });
}
