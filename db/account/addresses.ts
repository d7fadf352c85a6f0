import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';

export type CustomerAddressRow = Pick<
  Selectable<DB['customer_addresses']>,
  'id' | 'label' | 'address' | 'address_key' | 'created_at'
>;

/**
 * The addresses that a customer has saved besides the default one, which is the profile's
 * (docs/decisions/0023), oldest first.
 */
export function listOtherAddresses(
  db: Kysely<DB>,
  customerId: string,
): Promise<CustomerAddressRow[]> {
  return db
    .selectFrom('customer_addresses')
    .modifyFront(prepared)
    .where('customer_id', '=', customerId)
    .select(['id', 'label', 'address', 'address_key', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Every address that a customer has saved, the default one first, to look up what is known of a door. */
export async function listKnownAddresses(
  db: Kysely<DB>,
  customerId: string,
): Promise<DeliveryAddress[]> {
  const [own, others] = await Promise.all([
    db
      .selectFrom('customers')
      .modifyFront(prepared)
      .where('id', '=', customerId)
      .select('address')
      .executeTakeFirst(),
    listOtherAddresses(db, customerId),
  ]);
  return [own?.address ?? null, ...others.map(({ address }) => address)]
    .filter((address) => address !== null)
    .map((address) => ({ ...address, doorNote: address.doorNote || null }));
}

/** Stores another address; the customer's row is locked, and the address is not there yet. */
export async function insertAddress(
  tx: Transaction<DB>,
  customerId: string,
  address: Omit<CustomerAddressRow, 'id'> & { id?: string },
): Promise<void> {
  await tx
    .insertInto('customer_addresses')
    .values({ ...address, customer_id: customerId })
    .execute();
}

/** Changes one of the other addresses of a customer, which is no import's from then on. */
export async function updateAddress(
  tx: Transaction<DB>,
  customerId: string,
  id: string,
  change: Pick<CustomerAddressRow, 'label' | 'address' | 'address_key'>,
): Promise<void> {
  await tx
    .updateTable('customer_addresses')
    .set({ ...change, import_id: null })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Takes one of the other addresses away. */
export async function deleteAddress(
  tx: Transaction<DB>,
  customerId: string,
  id: string,
): Promise<void> {
  await tx
    .deleteFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** The default address leads to this door now: another entry for it goes. */
export async function deleteDuplicateAddress(
  tx: Transaction<DB>,
  customerId: string,
  addressKey: string,
): Promise<void> {
  await tx
    .deleteFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('address_key', '=', addressKey)
    .execute();
}

/** What the customer's own row holds of the default address; null takes it away, its id with it. */
export async function setDefaultAddress(
  tx: Transaction<DB>,
  customerId: string,
  address: { id: string; label: string; address: DeliveryAddress } | null,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      address: address?.address ?? null,
      address_label: address?.label ?? '',
      address_id: address?.id ?? sql<string>`gen_random_uuid()`,
      updated_at: at,
    })
    .where('id', '=', customerId)
    .execute();
}
