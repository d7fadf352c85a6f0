import { type Kysely, sql, type Transaction } from 'kysely';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { SubscriptionRow } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { type AtDoor, atDoor, doorKey, NO_DETAILS } from '#domain/account/delivery-address.ts';
import { TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';
import { listKnownAddresses } from './addresses.ts';

/** What is known of doors when a tiffin of a plan is booked: the plan's own first, then the book's. */
export async function listAddressesOfPlan(
  db: Kysely<DB>,
  subscription: Pick<SubscriptionRow, 'customer_id' | 'address'>,
): Promise<[DeliveryAddress, ...DeliveryAddress[]]> {
  return [subscription.address, ...(await listKnownAddresses(db, subscription.customer_id))];
}

/** Writes down what is needed at a tiffin's door; it may change as long as somebody drives there. */
export async function setAtDoor(
  tx: Transaction<DB>,
  orderId: string,
  details: AtDoor,
): Promise<void> {
  await tx
    .updateTable('tiffin_orders')
    .set((row) => ({ address: withDetails(details), version: row('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}

const asJson = (details: AtDoor) => sql`${JSON.stringify(atDoor(details))}::jsonb`;

/** A stored address with other details for its door. */
const withDetails = (details: AtDoor) => sql<DeliveryAddress>`address || ${asJson(details)}`;

/** What a stored address says for its door, as one value to compare. */
const storedAtDoor = sql`${asJson(NO_DETAILS)} || (address - '{text,unitNumber,postalCode}'::text[])`;

/**
 * Brings what is needed at the door of a plan's address up to date on what still comes there with what
 * was said before; what was said for one order stays.
 */
export async function copyPlanDetails(
  tx: Transaction<DB>,
  before: Pick<SubscriptionRow, 'id' | 'address'>,
  details: AtDoor,
): Promise<void> {
  await tx
    .updateTable('tiffin_orders')
    .set({ address: withDetails(details) })
    .where('subscription_id', '=', before.id)
    .where('address_key', '=', doorKey(before.address))
    .where('status', 'in', TIFFINS_TO_COME)
    .where(sql<boolean>`(${storedAtDoor}) = ${asJson(before.address)}`)
    .execute();
}

/**
 * The book says something else for a door: plans that bring there and carried what it said before carry
 * the new from now on. What is booked keeps its own.
 */
export async function followBookDetails(
  tx: Transaction<DB>,
  customerId: string,
  { from, to }: { from: DeliveryAddress; to: DeliveryAddress },
): Promise<void> {
  const subscriptions = await tx
    .selectFrom('subscriptions')
    .where('customer_id', '=', customerId)
    .where('status', 'in', SUBSCRIPTIONS_RUNNING)
    .where(
      sql<boolean>`${storedAtDoor} || jsonb_build_object('doorNote', coalesce(address ->> 'doorNote', ''))
        = ${asJson({ ...from, doorNote: from.doorNote ?? '' })}`,
    )
    .select(['id', 'address'])
    .execute();
  const key = doorKey(from);
  const theirs = subscriptions.filter(({ address }) => doorKey(address) === key);
  if (theirs.length === 0) return;
  await tx
    .updateTable('subscriptions')
    .set({ address: withDetails(to) })
    .where(
      'id',
      'in',
      theirs.map(({ id }) => id),
    )
    .execute();
}
