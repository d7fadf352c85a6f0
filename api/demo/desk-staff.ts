import type { Kysely } from 'kysely';
import { hashPassword } from '#api/account/sign-in/hash-password.ts';
import type { DB } from '#db/types.ts';

/** Who works at the demo's desk besides its owner. */
export const DEMO_STAFF = [
  { email: 'kitchen@dabba.example', name: 'Kitchen', role: 'kitchen' },
  { email: 'driver@dabba.example', name: 'Driver', role: 'driver' },
] as const;

/** Gives the demo's kitchen hand and driver their accounts, with the owner's password. */
export async function addDemoStaff(db: Kysely<DB>, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db
    .insertInto('staff')
    .values(
      DEMO_STAFF.map((one) => ({
        ...one,
        password_hash: passwordHash,
        must_change_password: false,
      })),
    )
    .execute();
}
