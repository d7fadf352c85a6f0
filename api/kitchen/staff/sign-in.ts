import type { Kysely, Transaction } from 'kysely';
import { openSession } from '#api/account/sessions.ts';
import { limitSignIns } from '#api/account/sign-in/check-sign-in.ts';
import { verifyPassword } from '#api/account/sign-in/passwords.ts';
import { queueFailedSignIn } from '#api/kitchen/audit/log-sign-in.ts';
import type { Context, OwnContextOf } from '#api/platform/http/context.ts';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import { unseal } from '#api/platform/http/sealed-text.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import type { adminAuth, SecondFactorChallenge, StaffMember } from '#contract/kitchen/desk-auth.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, refuse } from '#contract/platform/refusal.ts';
import { rememberSuccess } from '#db/account/sign-in-attempts.ts';
import {
  endPendingStep,
  factorsOf,
  insertPendingStep,
  listPasskeys,
  notePasskeyUsed,
  type PendingStepPurpose,
  takePeriod,
  takeRecoveryCode,
  tryPendingStep,
} from '#db/kitchen/second-factor.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { findStaff, findStaffByEmail, lockStaff, type StaffRow } from '#db/kitchen/staff.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { hashRecoveryCode, periodOf } from './factor-secrets.ts';
import { authenticationOptions, verifyPasskey } from './web-authn.ts';

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
  const totp = sealed && unseal(secret, 'second factor', sealed);
  const period = totp ? periodOf(totp, code, now) : null;
  return period !== null && takePeriod(tx, id, period);
}

type Body = InputOf<typeof adminAuth.secondFactor>['body'];

/**
 * How the second factor that somebody shows is taken: true once it is, in the transaction that
 * signs them in. What a passkey has signed is read before that begins.
 */
async function secondFactorCheck(
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
  const shown = challenge && (await verifyPasskey(env, body.passkey, { challenge, passkeys }));
  return async (tx) => (shown ? notePasskeyUsed(tx, shown, now) : false);
}

export const presentStaffMember = (row: StaffRow, mustAddFactor: boolean): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  mustChangePassword: row.must_change_password,
  mustAddFactor,
});

/** So long somebody has for what comes after their password. */
const MINUTES = 5;

/**
 * Begins what only somebody who has shown the password may go on with: answers the token for it,
 * which is good for this purpose alone, for five minutes and five tries.
 */
export async function beginPending(
  db: Kysely<DB>,
  step: { staffId: string; purpose: PendingStepPurpose; secret?: string | undefined },
  now: Temporal.Instant,
): Promise<string> {
  const token = newSecretToken();
  const expiresAt = now.add({ minutes: MINUTES });
  await insertPendingStep(db, { ...step, tokenHash: hashSecretToken(token), expiresAt });
  return token;
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
  const tokenHash = hashSecretToken(body.pending);
  const step = await tryPendingStep(db, { tokenHash, purpose: 'sign-in' }, now);
  const staff = step && (await findStaff(db, step.staff_id));
  if (!staff) return OVER;
  const take = await secondFactorCheck(ctx, staff, body, step.secret);
  const attempt = { audience: 'staff', email: staff.email, address: networkKeyOf(ctx.ip) } as const;

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
  const attempt = { audience: 'staff', email, address: networkKeyOf(ctx.ip) } as const;
  const staff = await limitSignIns(ctx, attempt, async () => {
    const row = await findStaffByEmail(db, email);
    const isRight = await verifyPassword(password, row?.password_hash);
    if (!isRight || !row) return null;
    if (!row.disabled_at) return row;
    await queueFailedSignIn(db, ctx, { ...attempt, stopped: 'disabled' });
    return refuse('account_disabled');
  });
  if (isRefusal(staff)) return staff;

  return runTransaction(db, async (tx) => {
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
      await queueFailedSignIn(tx, ctx, { ...attempt, stopped: 'half' });
      const data: SecondFactorChallenge = { pending, totp, passkey: options && { ...options } };
      return refuse('second_factor_required', {}, { data });
    }
    await rememberSuccess(tx, attempt, now);
    const token = await openSession(tx, ctx, { staffId: still.id });
    const { ownersNeedFactor } = await readSettings(tx, 'desk');
    const mustAddFactor = ownersNeedFactor && still.role === 'owner';
    return { staff: presentStaffMember(still, mustAddFactor), token };
  });
}
