import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { hashPassword } from '#api/account/sign-in/hash-password.ts';
import { randomPassword } from '#api/account/sign-in/random-password.ts';
import type { adminStaff } from '#contract/kitchen/desk/desk.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { presentStaff } from './present-staff.ts';

/**
 * Adds a staff account with a random first password, which is answered once, kept only as its hash
 * and must be changed at the first sign-in (docs/rules.md#staff-accounts). Hashing takes long, so
 * it happens before the transaction.
 */
export async function addStaff(
  ctx: OwnContextOf<typeof adminStaff.create>,
  { body }: InputOf<typeof adminStaff.create>,
) {
  const firstPassword = randomPassword();
  const passwordHash = await hashPassword(firstPassword);
  return ctx.db.transaction().execute(async (tx) => {
    const stored = await tx
      .insertInto('staff')
      .values({
        email: body.email,
        name: body.name,
        role: body.role,
        password_hash: passwordHash,
        must_change_password: true,
        disabled_at: body.disabled ? ctx.now : null,
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!stored) return refuse('staff_email_taken', {}, { field: 'email' });
    const after = presentStaff(stored);
    await recordAudit(
      { ...ctx, db: tx },
      { action: 'create', resource: 'staff', id: stored.id, after },
    );
    return { ...after, firstPassword };
  });
}
