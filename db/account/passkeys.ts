import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

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
