import type { Transaction } from 'kysely';
import { confirmPassword } from '#api/kitchen/staff/change-password.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { seal, unseal } from '#api/platform/http/sealed-text.ts';
import { hashSecretToken } from '#api/platform/http/secret-tokens.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import type { adminAuth } from '#contract/kitchen/desk-auth.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, refuse } from '#contract/platform/refusal.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import {
  endPendingStep,
  factorsOf,
  insertPasskey,
  listPasskeys,
  removePasskeyOf,
  replaceRecoveryCodes,
  setTotp,
  tryPendingStep,
} from '#db/kitchen/second-factor.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { lockStaff } from '#db/kitchen/staff.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  periodOf,
  totpUrl,
} from './factor-secrets.ts';
import { beginPending } from './sign-in.ts';
import { registrationOptions, verifyNewPasskey } from './web-authn.ts';

type Ctx = OwnContextOf<typeof adminAuth.beginTotp>;
type WithPassword = InputOf<typeof adminAuth.removeTotp>;

type FactorAction =
  | 'add-totp'
  | 'remove-totp'
  | 'add-passkey'
  | 'remove-passkey'
  | 'renew-recovery-codes';

const OVER = refuse('sign_in_expired');

/** New recovery codes in the place of all that there were. */
async function renewCodes(tx: Transaction<DB>, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, staffId, codes.map(hashRecoveryCode));
  return codes;
}

/** What every change of a factor does besides: the other sessions end, and the audit log says it. */
async function finishChange(ctx: Ctx, tx: Transaction<DB>, action: FactorAction): Promise<void> {
  const { caller, now } = ctx;
  await revokeSessionsOf(tx, { staffId: caller.id }, now, caller.sessionId);
  await recordAudit({ ...ctx, db: tx }, { action, resource: 'staff', id: caller.id });
}

/** Begins to add the code of an app: its secret is kept once a code of it was shown. */
export async function beginTotp(ctx: Ctx, { body }: InputOf<typeof adminAuth.beginTotp>) {
  const { db, now, env } = ctx;
  const staff = await confirmPassword(ctx, body.currentPassword);
  if (isRefusal(staff)) return staff;
  const secret = newTotpSecret();
  const sealed = seal(await readSigningSecret(db, env.secret), 'second factor', secret);
  const { name: issuer } = await readSettings(db, 'business');
  const pending = await beginPending(
    db,
    { staffId: staff.id, purpose: 'totp', secret: sealed },
    now,
  );
  return { pending, secret, address: totpUrl(secret, { issuer, label: staff.email }) };
}

/** Adds the code of an app; with the first factor of an account come its recovery codes. */
export async function confirmTotp(ctx: Ctx, { body }: InputOf<typeof adminAuth.confirmTotp>) {
  const { db, now, env, caller } = ctx;
  const tokenHash = hashSecretToken(body.pending);
  const step = await tryPendingStep(db, { tokenHash, purpose: 'totp' }, now);
  const sealed = step?.staff_id === caller.id ? step.secret : null;
  const secret = sealed && unseal(await readSigningSecret(db, env.secret), 'second factor', sealed);
  if (!sealed || !secret) return OVER;
  const period = periodOf(secret, body.code.replaceAll(' ', ''), now);
  if (period === null) return refuse('second_factor_wrong', {}, { field: 'code' });

  return runTransaction(db, async (tx) => {
    await lockStaff(tx, caller.id);
    if (!(await endPendingStep(tx, tokenHash))) return OVER;
    const { isAny } = await factorsOf(tx, caller.id);
    await setTotp(tx, caller.id, { secret: sealed, period });
    const recoveryCodes = isAny ? [] : await renewCodes(tx, caller.id);
    await finishChange(ctx, tx, 'add-totp');
    return { recoveryCodes };
  });
}

/** Takes the code of an app away; with the last factor go the recovery codes. */
export async function removeTotp(ctx: Ctx, { body }: WithPassword) {
  const staff = await confirmPassword(ctx, body.currentPassword);
  if (isRefusal(staff)) return staff;
  return runTransaction(ctx.db, async (tx) => {
    await lockStaff(tx, staff.id);
    await setTotp(tx, staff.id, null);
    const { isAny } = await factorsOf(tx, staff.id);
    if (!isAny) await replaceRecoveryCodes(tx, staff.id, []);
    await finishChange(ctx, tx, 'remove-totp');
    return null;
  });
}

/** New recovery codes, while there is something to recover from. */
export async function renewRecoveryCodes(ctx: Ctx, { body }: WithPassword) {
  const staff = await confirmPassword(ctx, body.currentPassword);
  if (isRefusal(staff)) return staff;
  return runTransaction(ctx.db, async (tx) => {
    await lockStaff(tx, staff.id);
    const { isAny } = await factorsOf(tx, staff.id);
    if (!isAny) return refuse('no_second_factor');
    const recoveryCodes = await renewCodes(tx, staff.id);
    await finishChange(ctx, tx, 'renew-recovery-codes');
    return { recoveryCodes };
  });
}

type PasskeyCtx = OwnContextOf<typeof adminAuth.beginPasskey>;

/** Begins to add a passkey: answers what the browser makes it from. */
export async function beginPasskey(
  ctx: PasskeyCtx,
  { body }: InputOf<typeof adminAuth.beginPasskey>,
) {
  const { db, now, env } = ctx;
  const staff = await confirmPassword(ctx, body.currentPassword);
  if (isRefusal(staff)) return staff;
  const { name: kitchen } = await readSettings(db, 'business');
  const passkeys = await listPasskeys(db, staff.id);
  const options = await registrationOptions(env, { ...staff, kitchen }, passkeys);
  const step = { staffId: staff.id, purpose: 'passkey', secret: options.challenge } as const;
  return { pending: await beginPending(db, step, now), options: { ...options } };
}

/** Adds the passkey that the browser made; with the first factor come the recovery codes. */
export async function confirmPasskey(
  ctx: PasskeyCtx,
  { body }: InputOf<typeof adminAuth.confirmPasskey>,
) {
  const { db, now, env, caller } = ctx;
  const tokenHash = hashSecretToken(body.pending);
  const step = await tryPendingStep(db, { tokenHash, purpose: 'passkey' }, now);
  if (step?.staff_id !== caller.id || !step.secret) return OVER;
  const made = await verifyNewPasskey(env, body.passkey, step.secret);
  if (!made) return refuse('passkey_wrong');

  return runTransaction(db, async (tx) => {
    await lockStaff(tx, caller.id);
    if (!(await endPendingStep(tx, tokenHash))) return OVER;
    const { isAny } = await factorsOf(tx, caller.id);
    const isKept = await insertPasskey(tx, {
      id: made.id,
      staff_id: caller.id,
      name: body.name,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports,
      created_at: now,
    });
    if (!isKept) return refuse('passkey_wrong');
    const recoveryCodes = isAny ? [] : await renewCodes(tx, caller.id);
    await finishChange(ctx, tx, 'add-passkey');
    return { recoveryCodes };
  });
}

/** Takes a passkey away; with the last factor go the recovery codes. */
export async function removePasskey(
  ctx: PasskeyCtx,
  { params, body }: InputOf<typeof adminAuth.removePasskey>,
) {
  const staff = await confirmPassword(ctx, body.currentPassword);
  if (isRefusal(staff)) return staff;
  return runTransaction(ctx.db, async (tx) => {
    await lockStaff(tx, staff.id);
    if (!(await removePasskeyOf(tx, staff.id, params.passkey))) return refuse('not_found');
    const { isAny } = await factorsOf(tx, staff.id);
    if (!isAny) await replaceRecoveryCodes(tx, staff.id, []);
    await finishChange(ctx, tx, 'remove-passkey');
    return null;
  });
}
