import type { Kysely } from 'kysely';
import { hashPassword } from '#api/account/sign-in/hash-password.ts';
import { randomPassword } from '#api/account/sign-in/random-password.ts';
import { clearFactors } from '#db/kitchen/second-factor.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { forgiveFailures } from '#db/account/sign-in-attempts.ts';
import { findStaffByEmail, setStaffPassword } from '#db/kitchen/staff.ts';
import type { DB } from '#db/types.ts';

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
  await db.transaction().execute(async (tx) => {
    await setStaffPassword(tx, staff.id, passwordHash, true);
    await clearFactors(tx, staff.id);
    await revokeSessionsOf(tx, { staffId: staff.id }, now);
    await forgiveFailures(tx, { audience: 'staff', email: staff.email });
  });
  return password;
}
