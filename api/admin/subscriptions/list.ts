import { type Kysely, sql } from 'kysely';
import type { adminSubscriptions } from '#contract/admin/subscriptions.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { containing } from '#db/like.ts';
import { selectSubscriptions } from '#db/subscriptions.ts';
import type { DB } from '#db/types.ts';

const SORTS = {
  createdAt: 'subscription.created_at',
  startDate: 'subscription.start_day',
  number: 'subscription.number',
  customerName: 'subscription.customer_name',
} as const;

/** A page of subscriptions for the desk and the number of all that match. */
export async function listSubscriptions(
  db: Kysely<DB>,
  { query }: InputOf<typeof adminSubscriptions.list>,
) {
  let wanted = db.selectFrom('subscriptions as subscription');
  if (query.status) wanted = wanted.where('subscription.status', '=', query.status);
  if (query.customerId) wanted = wanted.where('subscription.customer_id', '=', query.customerId);
  if (query.unpaid) {
    wanted = wanted.where('subscription.status', 'in', ['active', 'paused', 'completed']).where(
      sql<boolean>`subscription.total_cents > (SELECT coalesce(sum(amount_cents), 0) FROM payments
          WHERE payments.subscription_id = subscription.id)`,
    );
  }
  if (query.toPayBack) wanted = wanted.where('subscription.pay_back_due_cents', '>', 0);
  if (query.search) {
    const pattern = containing(query.search);
    wanted = wanted.where((where) =>
      where.or([
        where('subscription.number', 'ilike', pattern),
        where('subscription.customer_name', 'ilike', pattern),
        where('subscription.customer_email', 'ilike', pattern),
        where('subscription.customer_phone', 'ilike', pattern),
      ]),
    );
  }
  const { total } = await wanted
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const page = await wanted
    .select('subscription.id')
    .orderBy(SORTS[query.sort], query.order === 'ASC' ? 'asc' : 'desc')
    .orderBy('subscription.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const ids = page.map((row) => row.id);
  const found = ids.length
    ? await selectSubscriptions(db).where('subscription.id', 'in', ids).execute()
    : [];
  const byId = new Map(found.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}
