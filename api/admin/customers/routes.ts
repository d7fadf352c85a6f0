import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#api/audit/record-audit.ts';
import { handlers, ok, paginate } from '#api/core/handler.ts';
import type { Diet } from '#contract/accounts.ts';
import { type AdminCustomer, adminCustomers } from '#contract/admin/customers.ts';
import { refuse } from '#contract/errors.ts';
import { containing } from '#db/like.ts';
import { takePage } from '#db/page.ts';
import type { DB } from '#db/types.ts';

const SORTS = {
  createdAt: 'customer.created_at',
  name: 'customer.first_name',
  email: 'customer.email',
} as const;

function selectCustomers(db: Kysely<DB>) {
  return db
    .selectFrom('customers as customer')
    .selectAll('customer')
    .select([
      sql<number>`(SELECT count(*)::int FROM subscriptions WHERE customer_id = customer.id)`.as(
        'subscription_count',
      ),
      sql<number>`(SELECT coalesce(sum(available), 0)::int FROM subscriptions
        WHERE customer_id = customer.id AND status IN ('active', 'paused'))`.as(
        'available_credits',
      ),
    ]);
}

type CustomerRow = Awaited<ReturnType<ReturnType<typeof selectCustomers>['execute']>>[number];

function present(row: CustomerRow): AdminCustomer {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phone: row.phone,
    address: row.address,
    diet: row.diet as Diet,
    allergies: row.allergies,
    standingNote: row.standing_note,
    customerNote: row.customer_note,
    internalNote: row.internal_note,
    disabled: row.disabled_at !== null,
    subscriptionCount: row.subscription_count,
    availableCredits: row.available_credits,
    createdAt: row.created_at.toString(),
  };
}

const findCustomer = (db: Kysely<DB>, id: string) =>
  selectCustomers(db).where('customer.id', '=', id).executeTakeFirst();

export const adminCustomerHandlers = handlers(adminCustomers, {
  list: async (ctx, { query }) => {
    let wanted = selectCustomers(ctx.db);
    if (query.search) {
      const pattern = containing(query.search);
      wanted = wanted.where((where) =>
        where.or([
          where('customer.email', 'ilike', pattern),
          where('customer.phone', 'ilike', pattern),
          where(sql<string>`customer.first_name || ' ' || customer.last_name`, 'ilike', pattern),
        ]),
      );
    }
    const { rows, total } = await takePage(wanted, query, SORTS[query.sort], 'customer.id');
    return ok(rows.map(present), { pagination: paginate(query, total) });
  },
  read: async (ctx, { params }) => {
    const row = await findCustomer(ctx.db, params.id);
    return row ? present(row) : refuse('not_found');
  },
  update: async (ctx, { params, body }) => {
    const found = await findCustomer(ctx.db, params.id);
    if (!found) return refuse('not_found');
    const wasDisabled = found.disabled_at !== null;
    await ctx.db
      .updateTable('customers')
      .set({
        first_name: body.firstName,
        last_name: body.lastName,
        phone: body.phone,
        address: body.address || null,
        diet: body.diet,
        allergies: body.allergies,
        standing_note: body.standingNote,
        customer_note: body.customerNote || null,
        internal_note: body.internalNote || null,
        ...(body.disabled !== wasDisabled && { disabled_at: body.disabled ? ctx.now : null }),
        updated_at: ctx.now,
      })
      .where('id', '=', params.id)
      .execute();
    if (body.disabled && !wasDisabled) {
      await ctx.db
        .updateTable('sessions')
        .set({ revoked_at: ctx.now })
        .where('customer_id', '=', params.id)
        .where('revoked_at', 'is', null)
        .execute();
    }
    const row = await findCustomer(ctx.db, params.id);
    if (!row) return refuse('not_found');
    const after = present(row);
    await recordAudit(ctx, {
      action: 'update',
      resource: 'customers',
      id: params.id,
      before: present(found),
      after,
    });
    return after;
  },
});
