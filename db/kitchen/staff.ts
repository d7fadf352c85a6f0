import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { endPendingStepsOf } from './second-factor.ts';

export type StaffRow = Selectable<DB['staff']>;

export function findStaff(db: Kysely<DB>, id: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An account, locked against other changes of it until the transaction ends. */
export function lockStaff(tx: Transaction<DB>, id: string): Promise<StaffRow | undefined> {
  return tx
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** @param email in lower case */
export function findStaffByEmail(db: Kysely<DB>, email: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * Makes the first owner when there are no staff at all; undefined when there are. Of several nodes
 * that start at once, one does.
 */
export function insertFirstOwner(
  db: Kysely<DB>,
  owner: { email: string; passwordHash: string; mustChangePassword: boolean },
): Promise<StaffRow | undefined> {
  return runTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('dabba first owner'))`.execute(tx);
    const anybody = await tx.selectFrom('staff').select('id').limit(1).executeTakeFirst();
    if (anybody) return undefined;
    return tx
      .insertInto('staff')
      .values({
        email: owner.email,
        name: 'Owner',
        role: 'owner',
        password_hash: owner.passwordHash,
        must_change_password: owner.mustChangePassword,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Sets a password; `mustChange` when somebody else has read it. What began with the old one is over.
 */
export async function setStaffPassword(
  tx: Transaction<DB>,
  id: string,
  passwordHash: string,
  mustChange: boolean,
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ password_hash: passwordHash, must_change_password: mustChange })
    .where('id', '=', id)
    .execute();
  await endPendingStepsOf(tx, id);
}

/**
 * Who did something, of a column that says it: somebody of the staff is written down by their
 * address and read by their name; `customer` and `clock` stay.
 */
export const namedActor = (column: string): RawBuilder<string> => sql<string>`coalesce(
  (SELECT name FROM staff WHERE concat('staff ', email) = ${sql.ref(column)}), ${sql.ref(column)})`;
