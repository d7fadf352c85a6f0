import { askPassword } from '#api/kitchen/staff/sign-in/ask-password.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import type { adminAuth } from '#contract/kitchen/desk/auth.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, refuse } from '#contract/platform/refusal.ts';
import { insertPasskey, listPasskeys, removePasskeyOf } from '#db/account/passkeys.ts';
import {
  endPendingStep,
  factorsOf,
  replaceRecoveryCodes,
  tryPendingStep,
} from '#db/kitchen/second-factor.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { lockStaff } from '#db/kitchen/staff.ts';
import { finishChange, renewCodes } from './change-factors.ts';
import { beginPending, hashPending } from './pending.ts';
import { madePasskey, registrationOptions } from './web-authn.ts';

type Ctx = OwnContextOf<typeof adminAuth.beginPasskey>;

const OVER = refuse('sign_in_expired');

/** Begins to add a passkey: answers what the browser makes it from. */
export async function beginPasskey(ctx: Ctx, { body }: InputOf<typeof adminAuth.beginPasskey>) {
  const { db, now, env } = ctx;
  const staff = await askPassword(ctx, body.currentPassword);
  if (isRefusal(staff)) return staff;
  const { name: kitchen } = await readSettings(db, 'business');
  const passkeys = await listPasskeys(db, staff.id);
  const options = await registrationOptions(env, { ...staff, kitchen }, passkeys);
  const step = { staffId: staff.id, purpose: 'passkey', secret: options.challenge } as const;
  return { pending: await beginPending(db, step, now), options: { ...options } };
}

/** Adds the passkey that the browser made; with the first factor come the recovery codes. */
export async function confirmPasskey(ctx: Ctx, { body }: InputOf<typeof adminAuth.confirmPasskey>) {
  const { db, now, env, caller } = ctx;
  const tokenHash = hashPending(body.pending);
  const step = await tryPendingStep(db, { tokenHash, purpose: 'passkey' }, now);
  if (step?.staff_id !== caller.id || !step.secret) return OVER;
  const made = await madePasskey(env, body.passkey, step.secret);
  if (!made) return refuse('passkey_wrong');

  return db.transaction().execute(async (tx) => {
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
  ctx: Ctx,
  { params, body }: InputOf<typeof adminAuth.removePasskey>,
) {
  const staff = await askPassword(ctx, body.currentPassword);
  if (isRefusal(staff)) return staff;
  return ctx.db.transaction().execute(async (tx) => {
    await lockStaff(tx, staff.id);
    if (!(await removePasskeyOf(tx, staff.id, params.passkey))) return refuse('not_found');
    const { isAny } = await factorsOf(tx, staff.id);
    if (!isAny) await replaceRecoveryCodes(tx, staff.id, []);
    await finishChange(ctx, tx, 'remove-passkey');
    return null;
  });
}
