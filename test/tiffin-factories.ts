import { randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import { settlePayables } from '#db/money/settle.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import type { DB } from '#db/types.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { priceOfTiffinPlan } from '#domain/money/plan-price.ts';
import { buildCustomer } from './factories.ts';

/** A plan group on offer with one variant: five tiffins at C$11.99, 13 % tax, delivered free. */
export async function buildOffer(
  db: Kysely<DB>,
  values: Partial<Insertable<DB['plan_variants']>> = {},
) {
  const group = await db
    .insertInto('plan_groups')
    .values({ name: `Everyday ${randomUUID().slice(0, 8)}`, plan_type: 'tiffin' })
    .returningAll()
    .executeTakeFirstOrThrow();
  const variant = await db
    .insertInto('plan_variants')
    .values({
      plan_group_id: group.id,
      billing_cycle: 'weekly',
      price_cents: 1199,
      tiffin_count: 5,
      tax_basis_points: 1300,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { group, variant };
}

/**
 * A subscription of a (new) customer, active since `start_day` with its credits granted through the
 * ledger; `credits: 0` grants none.
 */
export async function buildSubscription(
  db: Kysely<DB>,
  {
    customer,
    credits = 5,
    ...values
  }: Partial<Insertable<DB['subscriptions']>> & {
    customer?: { id: string };
    credits?: number;
  } = {},
) {
  const owner = customer ?? (await buildCustomer(db));
  const price = priceOfTiffinPlan({
    price: 1199,
    tiffinCount: Math.max(credits, 1),
    deliveryCharge: 0,
    taxPercentage: 1300,
  });
  // At once: the clock of a running program completes a subscription that has no credits.
  return runTransaction(db, async (tx) => {
    const stored = await tx
      .insertInto('subscriptions')
      .values({
        number: sql<string>`next_number('TS', 2026)`,
        customer_id: owner.id,
        status: 'active',
        plan_name: 'Everyday Tiffin',
        billing_cycle: 'weekly',
        tiffin_count: Math.max(credits, 1),
        price_cents: 1199,
        subtotal_cents: price.subtotal,
        delivery_cents: price.deliveryFee,
        tax_basis_points: price.taxPercentage,
        tax_cents: price.taxAmount,
        total_cents: price.total,
        customer_name: 'Asha Patel',
        customer_email: 'asha@example.com',
        customer_phone: '+19055550123',
        address: deliveryAddress('12 Maple Street, Oshawa, ON L1G 4S8'),
        address_checked: true,
        start_day: '2026-11-02',
        approved_at: Temporal.Instant.from('2026-11-01T15:00:00Z'),
        ...values,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await settlePayables(tx, 'subscriptions', [stored.id]);
    if (credits === 0) return stored;
    await appendCreditEntries(
      tx,
      [
        {
          subscriptionId: stored.id,
          orderId: null,
          kind: 'purchase',
          availableChange: credits,
          reservedChange: 0,
          actor: 'staff',
          reason: 'approve',
          key: `purchase:${stored.id}`,
        },
      ],
      Temporal.Instant.from('2026-11-01T15:00:00Z'),
    );
    return { ...stored, available: credits };
  });
}

/** The balance of a subscription as its row has it and as its ledger folds to. */
export async function balanceOf(db: Kysely<DB>, subscriptionId: string) {
  const row = await db
    .selectFrom('subscriptions')
    .where('id', '=', subscriptionId)
    .select(['available', 'reserved'])
    .executeTakeFirstOrThrow();
  const fold = await db
    .selectFrom('credit_entries')
    .where('subscription_id', '=', subscriptionId)
    .select([
      sql<number>`coalesce(sum(available_change), 0)::int`.as('available'),
      sql<number>`coalesce(sum(reserved_change), 0)::int`.as('reserved'),
    ])
    .executeTakeFirstOrThrow();
  return { row, fold };
}
