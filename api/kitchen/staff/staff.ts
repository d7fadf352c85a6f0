import { type Kysely, sql } from 'kysely';
import { presentSessions } from '#api/account/sessions.ts';
import { hashPassword, randomPassword } from '#api/account/sign-in/passwords.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { type AdminStaff, adminStaff } from '#contract/kitchen/desk.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { listSessionsOf, revokeSessionsOf } from '#db/account/sessions.ts';
import { endPendingStepsOf } from '#db/kitchen/second-factor.ts';
import { findStaff, lockStaff, type StaffRow } from '#db/kitchen/staff.ts';
import { likePattern, takePage } from '#db/platform/paging.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';

/** Whether somebody else could still manage staff if this account could not. */
async function hasOtherOwner(db: Kysely<DB>, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('staff')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

const presentStaff = (row: StaffRow): AdminStaff => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  disabled: row.disabled_at !== null,
  mustChangePassword: row.must_change_password,
  createdAt: row.created_at.toString(),
});

/**
 * Adds a staff account with a random first password, which is answered once, kept only as its hash
 * and must be changed at the first sign-in (docs/rules.md#staff-accounts). Hashing takes long, so
 * it happens before the transaction.
 */
async function addStaff(
  ctx: OwnContextOf<typeof adminStaff.create>,
  { body }: InputOf<typeof adminStaff.create>,
) {
  const firstPassword = randomPassword();
  const passwordHash = await hashPassword(firstPassword);
  return runTransaction(ctx.db, async (tx) => {
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

export const adminStaffHandlers = handlers(adminStaff, {
  list: async (ctx, { query }) => {
    let wanted = ctx.db.selectFrom('staff').selectAll();
    if (query.search) {
      const pattern = likePattern(query.search);
      wanted = wanted.where((where) =>
        where.or([where('name', 'ilike', pattern), where('email', 'ilike', pattern)]),
      );
    }
    const sort = query.sort === 'name' ? 'name' : 'created_at';
    const { rows, total } = await takePage(wanted, query, sort, 'id');
    return ok(rows.map(presentStaff), { pagination: paginate(query, total) });
  },
  read: async (ctx, { params }) => {
    const row = await findStaff(ctx.db, params.id);
    return row ? presentStaff(row) : refuse('not_found');
  },
  sessions: async ({ db, caller, now }, { params }) => {
    if (!(await findStaff(db, params.id))) return refuse('not_found');
    return presentSessions(await listSessionsOf(db, { staffId: params.id }, now), caller.sessionId);
  },
  signOut: async (ctx, { params }) => {
    // First, as all that changes an account does: a sign-in that is under way ends too.
    const staff = await lockStaff(ctx.db, params.id);
    if (!staff) return refuse('not_found');
    await revokeSessionsOf(ctx.db, { staffId: staff.id }, ctx.now);
    await endPendingStepsOf(ctx.db, staff.id);
    await recordAudit(ctx, { action: 'sign-out', resource: 'staff', id: staff.id });
    return null;
  },
  create: ownTransaction(addStaff),
  update: async (ctx, { params, body }) => {
    // One at a time, so that two owners cannot disable each other.
    await sql`SELECT pg_advisory_xact_lock(hashtext('dabba owners'))`.execute(ctx.db);
    const before = await findStaff(ctx.db, params.id);
    if (!before) return refuse('not_found');
    const wasOwner = before.role === 'owner' && before.disabled_at === null;
    const staysOwner = body.role === 'owner' && !body.disabled;
    if (wasOwner && !staysOwner && !(await hasOtherOwner(ctx.db, before.id))) {
      return refuse('last_owner');
    }
    const after = await ctx.db
      .updateTable('staff')
      .set({
        name: body.name,
        role: body.role,
        disabled_at: body.disabled ? (before.disabled_at ?? ctx.now) : null,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (body.disabled) await revokeSessionsOf(ctx.db, { staffId: before.id }, ctx.now);
    await recordAudit(ctx, {
      action: 'update',
      resource: 'staff',
      id: before.id,
      before: presentStaff(before),
      after: presentStaff(after),
    });
    return presentStaff(after);
  },
});
