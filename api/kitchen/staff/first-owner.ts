import type { Kysely } from 'kysely';
import { hashPassword, randomPassword, refuseGuessable } from '#api/account/sign-in/passwords.ts';
import { errorMessage } from '#contract/errors.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { forgiveFailures } from '#db/account/sign-in-attempts.ts';
import { clearFactors } from '#db/kitchen/second-factor.ts';
import { findStaffByEmail, insertFirstOwner, setStaffPassword } from '#db/kitchen/staff.ts';
import { StartupError } from '#db/platform/database-error.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';

/** The desk's first sign-in, to be printed once; no password when the configuration set it. */
export type FirstSignIn = { email: string; password: string | null };

/**
 * Makes the first owner on the very first start (docs/rules.md#the-first-start): with the
 * configured password, else with a random one that must be changed at the first sign-in and of
 * which only the hash is kept. Null when there are staff already.
 */
export async function ensureFirstOwner(
  db: Kysely<DB>,
  { email, password }: { email: string; password: string | undefined },
): Promise<FirstSignIn | null> {
  const anybody = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (anybody) return null;
  const printed = password === undefined ? randomPassword() : null;
  const refused =
    password === undefined ? null : await refuseGuessable(password, [email], 'password');
  if (refused) throw new StartupError(`ADMIN_PASSWORD: ${errorMessage(refused.refused)}`);
  const owner = await insertFirstOwner(db, {
    email,
    passwordHash: await hashPassword(password ?? printed ?? ''),
    mustChangePassword: printed !== null,
  });
  return owner ? { email, password: printed } : null;
}

/**
 * Gives a staff account a new random password, to be changed at its next sign-in, takes its second
 * factors away and ends its sessions: what `npm run staff:reset` does. Answers the password, or null when nobody in the staff
 * has this address.
 */
export async function resetStaffPassword(
  db: Kysely<DB>,
  email: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const staff = await findStaffByEmail(db, email.trim().toLowerCase());
  if (!staff) return null;
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  await runTransaction(db, async (tx) => {
    await setStaffPassword(tx, staff.id, passwordHash, true);
    await clearFactors(tx, staff.id);
    await revokeSessionsOf(tx, { staffId: staff.id }, now);
    await forgiveFailures(tx, { audience: 'staff', email: staff.email });
  });
  return password;
}
