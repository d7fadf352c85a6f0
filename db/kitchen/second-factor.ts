import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** What somebody who knows the password is in the middle of. */
export type PendingStepPurpose = 'sign-in' | 'totp' | 'passkey';

/** So often can somebody try before they begin anew with their password. */
const MOST_TRIES = 5;

export async function insertPendingStep(
  db: Kysely<DB>,
  step: {
    tokenHash: string;
    staffId: string;
    purpose: PendingStepPurpose;
    secret?: string | undefined;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await db
    .insertInto('staff_pending_steps')
    .values({
      token_hash: step.tokenHash,
      staff_id: step.staffId,
      purpose: step.purpose,
      secret: step.secret ?? null,
      expires_at: step.expiresAt,
    })
    .execute();
}

/** Counts a try at what is pending; undefined when it is over, or was tried too often. */
export function tryPendingStep(
  db: Kysely<DB>,
  { tokenHash, purpose }: { tokenHash: string; purpose: PendingStepPurpose },
  now: Temporal.Instant,
): Promise<{ staff_id: string; secret: string | null } | undefined> {
  return db
    .updateTable('staff_pending_steps')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .returning(['staff_id', 'secret'])
    .executeTakeFirst();
}

/** Ends what was pending, done; false when somebody else was faster. */
export async function endPendingStep(tx: Transaction<DB>, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_pending_steps')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Takes the code of a period, each once and none before one that was taken. */
export async function takePeriod(
  tx: Transaction<DB>,
  staffId: string,
  period: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ totp_period: period })
    .where('id', '=', staffId)
    .where('totp_period', '<', period)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds the app's code as a factor, or takes it away. */
export async function setTotp(
  tx: Transaction<DB>,
  staffId: string,
  totp: { secret: string; period: number } | null,
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ totp_secret: totp?.secret ?? null, totp_period: totp?.period ?? 0 })
    .where('id', '=', staffId)
    .execute();
}

/** Stands for all the recovery codes that an account had. */
export async function replaceRecoveryCodes(
  tx: Transaction<DB>,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, staff_id: staffId })))
    .execute();
}

/** Takes a recovery code; false when the account has no such one left. */
export async function takeRecoveryCode(
  tx: Transaction<DB>,
  staffId: string,
  codeHash: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: at })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The second factors of an account. */
export async function factorsOf(db: Kysely<DB>, staffId: string) {
  const { rows } = await sql<{ totp: boolean; passkeys: number }>`
    SELECT totp_secret IS NOT NULL AS totp,
      (SELECT count(*)::int FROM staff_passkeys WHERE staff_id = ${staffId}) AS passkeys
    FROM staff WHERE id = ${staffId}`.execute(db);
  const { totp = false, passkeys = 0 } = rows[0] ?? {};
  return { totp, isAny: totp || passkeys > 0 };
}

export async function countRecoveryCodes(db: Kysely<DB>, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('left'))
    .executeTakeFirstOrThrow();
  return left;
}

/** Takes away every second factor of an account, and what was pending. */
export async function clearFactors(tx: Transaction<DB>, staffId: string): Promise<void> {
  await setTotp(tx, staffId, null);
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
  await replaceRecoveryCodes(tx, staffId, []);
  await endPendingStepsOf(tx, staffId);
}

/** Ends whatever somebody was in the middle of: what a password began opens nothing any more. */
export async function endPendingStepsOf(db: Kysely<DB>, staffId: string): Promise<void> {
  await db.deleteFrom('staff_pending_steps').where('staff_id', '=', staffId).execute();
}

/** Forgets what nobody went on with. */
export async function sweepPendingSteps(db: Kysely<DB>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('staff_pending_steps').where('expires_at', '<', now).execute();
}

export type PasskeyRow = Selectable<DB['staff_passkeys']>;

export function listPasskeys(db: Kysely<DB>, staffId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Keeps a passkey; false when it is somebody's already. */
export async function insertPasskey(
  tx: Transaction<DB>,
  passkey: Insertable<DB['staff_passkeys']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes that a passkey was used, and how often its device says it was; false when it is gone. */
export async function notePasskeyUsed(
  tx: Transaction<DB>,
  { id, counter }: { id: string; counter: number },
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a passkey of an account away; false when it has no such one. */
export async function removePasskeyOf(
  tx: Transaction<DB>,
  staffId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
