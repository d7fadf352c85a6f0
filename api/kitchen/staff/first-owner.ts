import type { Kysely } from 'kysely';
import { hashPassword } from '#api/account/sign-in/hash-password.ts';
import { randomPassword } from '#api/account/sign-in/random-password.ts';
import { refuseGuessable } from '#api/account/sign-in/refuse-guessable.ts';
import { errorMessage } from '#contract/platform/errors.ts';
import { insertFirstOwner } from '#db/kitchen/staff.ts';
import { StartupError } from '#db/platform/startup-error.ts';
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
  const refused = password === undefined ? null : refuseGuessable(password, [email], 'password');
  if (refused) throw new StartupError(`ADMIN_PASSWORD: ${errorMessage(refused.refused)}`);
  const owner = await insertFirstOwner(db, {
    email,
    passwordHash: await hashPassword(password ?? printed ?? ''),
    mustChangePassword: printed !== null,
  });
  return owner ? { email, password: printed } : null;
}
