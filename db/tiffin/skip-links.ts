import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Stores the links of a reminder, by their hashes. */
export async function insertSkipLinks(
  tx: Transaction<DB>,
  links: readonly { tokenHash: string; orderId: string; day: string }[],
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('skip_links')
    .values(
      links.map(({ tokenHash, orderId, day }) => ({
        token_hash: tokenHash,
        order_id: orderId,
        delivery_day: day,
        created_at: at,
      })),
    )
    .execute();
}

/**
 * The order that a link is for; undefined when there is no such link, when the delivery has moved to
 * another day than the mail named, or when its customer's account is closed.
 */
export async function findSkipLink(
  db: Kysely<DB>,
  tokenHash: string,
): Promise<{ orderId: string; customerId: string } | undefined> {
  return db
    .selectFrom('skip_links as link')
    .innerJoin('tiffin_orders as order', 'order.id', 'link.order_id')
    .innerJoin('customers as customer', 'customer.id', 'order.customer_id')
    .where('link.token_hash', '=', tokenHash)
    .whereRef('order.delivery_day', '=', 'link.delivery_day')
    .where('customer.disabled_at', 'is', null)
    .where('customer.erased_at', 'is', null)
    .select(['order.id as orderId', 'order.customer_id as customerId'])
    .executeTakeFirst();
}

/** Links for deliveries before a day do nothing any more. */
export async function sweepSkipLinks(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('skip_links').where('delivery_day', '<', before).execute();
}
