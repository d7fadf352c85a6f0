import type { Kysely } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { readToldProfile } from '#api/kitchen/told-profile.ts';
import type { SavedAddress } from '#contract/account/addresses.ts';
import { errorMessage } from '#contract/platform/errors.ts';
import { type CustomerRow, findCustomer } from '#db/account/accounts.ts';
import { listOtherAddresses } from '#db/account/addresses.ts';
import type { DB } from '#db/types.ts';
import { addressKey } from '#domain/account/address-key.ts';
import { checkServiceArea } from '#domain/account/postal-code.ts';

/** An address of the book as it is stored, in the customer's row or beside it. */
export type BookEntry = Pick<
  SavedAddress,
  'id' | 'label' | 'address' | 'doorNote' | 'isDefault'
> & {
  key: string;
};

/** The book of a customer: the profile's address first, then the others, oldest first. */
export async function loadBook(
  db: Kysely<DB>,
  { id, address, address_id, address_label, door_note: doorNote }: CustomerRow,
): Promise<BookEntry[]> {
  const own = {
    id: address_id,
    label: address_label,
    address: address ?? '',
    doorNote,
    isDefault: true,
  };
  const others = await listOtherAddresses(db, id);
  return [
    ...(address ? [{ ...own, key: addressKey(address) }] : []),
    ...others.map(({ address_key: key, id: otherId, label, address: words, door_note }) => ({
      id: otherId,
      label,
      address: words,
      doorNote: door_note,
      isDefault: false,
      key,
    })),
  ];
}

/** The book as its customer reads it, with a hint where the kitchen does not deliver. */
export async function readBook(
  ctx: { db: Kysely<DB>; now: Temporal.Instant },
  customerId: string,
): Promise<SavedAddress[]> {
  const customer = await findCustomer(ctx.db, customerId);
  if (!customer) return [];
  const book = await loadBook(ctx.db, customer);
  const { settings } = await loadKitchen(ctx);
  const { phone } = await readToldProfile(ctx.db);
  return book.map(({ key: _, ...entry }) => {
    const outside = checkServiceArea(
      entry.address,
      settings.servedPostalPrefixes,
      phone,
      'address',
    );
    return { ...entry, outside: outside && errorMessage(outside.refused, outside.details) };
  });
}
