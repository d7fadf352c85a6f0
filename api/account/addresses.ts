import type { Kysely, Transaction } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { readPublicProfile } from '#api/kitchen/profile.ts';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import {
  type AddressBody,
  addresses,
  MOST_ADDRESSES,
  type SavedAddress,
} from '#contract/account/addresses.ts';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import { errorMessage } from '#contract/errors.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type CustomerRow, findCustomer, lockCustomer } from '#db/account/accounts.ts';
import {
  deleteAddress,
  insertAddress,
  listOtherAddresses,
  setDefaultAddress,
  updateAddress,
} from '#db/account/addresses.ts';
import { followBookDetails } from '#db/account/details-at-door.ts';
import type { DB } from '#db/types.ts';
import { checkServiceArea } from '#domain/account/address.ts';
import { completeAddress, detailsOf, doorKey } from '#domain/account/delivery-address.ts';

type AddressListOrRefusal = Promise<SavedAddress[] | Refusal>;
type ById = InputOf<typeof addresses.remove>;

/** An address of the book as it is stored, in the customer's row or beside it. */
type AddressBookEntry = Pick<SavedAddress, 'id' | 'label' | 'isDefault'> & {
  address: DeliveryAddress;
  key: string;
};

/** The book of a customer: the profile's address first, then the others, oldest first. */
async function loadAddressBook(
  db: Kysely<DB>,
  { id, address, address_id, address_label }: CustomerRow,
): Promise<AddressBookEntry[]> {
  const own = { id: address_id, label: address_label, isDefault: true };
  const others = await listOtherAddresses(db, id);
  return [
    ...(address ? [{ ...own, address, key: doorKey(address) }] : []),
    ...others.map(({ id, label, address, address_key: key }) => ({
      id,
      label,
      isDefault: false,
      address,
      key,
    })),
  ];
}

/** The book as its customer reads it, with a hint where the kitchen does not deliver. */
async function readAddressBook(
  ctx: { db: Kysely<DB>; now: Temporal.Instant },
  customerId: string,
): Promise<SavedAddress[]> {
  const customer = await findCustomer(ctx.db, customerId);
  if (!customer) return [];
  const addressBook = await loadAddressBook(ctx.db, customer);
  const { settings } = await loadKitchen(ctx);
  const { phone } = await readPublicProfile(ctx.db);
  return addressBook.map(({ key: _, address, ...entry }) => {
    const outside = checkServiceArea(address.text, settings.servedPostalPrefixes, phone, 'address');
    return {
      ...entry,
      address: address.text,
      ...detailsOf(address),
      doorNote: address.doorNote ?? '',
      outside: outside && errorMessage(outside.refused, outside.details),
    };
  });
}

/** The own book, under the lock of the customer's row: nobody else changes it meanwhile. */
async function lockAddressBook(
  db: Transaction<DB>,
  customerId: string,
): Promise<AddressBookEntry[] | Refusal> {
  const customer = await lockCustomer(db, customerId);
  return customer ? loadAddressBook(db, customer) : refuse('session_expired');
}

/** One door is kept once, however it is spelt. */
function checkDuplicate(
  addressBook: readonly AddressBookEntry[],
  key: string,
  own?: string,
): Refusal | null {
  const twin = addressBook.some((entry) => entry.key === key && entry.id !== own);
  return twin ? refuse('address_saved_already', {}, { field: 'address' }) : null;
}

/** Saves an address; the first one of a customer becomes the default. */
async function addAddress(
  ctx: CustomerWrite,
  { body }: { body: AddressBody },
): AddressListOrRefusal {
  const { db, caller, now } = ctx;
  const addressBook = await lockAddressBook(db, caller.id);
  if (isRefusal(addressBook)) return addressBook;
  const address = completeAddress({ ...body, text: body.address }, []);
  const key = doorKey(address);
  const twin = checkDuplicate(addressBook, key);
  if (twin) return twin;
  if (addressBook.length >= MOST_ADDRESSES)
    return refuse('too_many_addresses', { most: `${MOST_ADDRESSES}` });
  const { label } = body;
  if (addressBook.length === 0)
    await setDefaultAddress(db, caller.id, { id: crypto.randomUUID(), label, address }, now);
  else
    await insertAddress(db, caller.id, {
      label,
      address,
      address_key: key,
      created_at: now,
    });
  return readAddressBook(ctx, caller.id);
}

/** Changes an address, the profile's among them; plans that carry what it says for its door follow. */
async function changeInBook(
  ctx: CustomerWrite,
  { params: { id }, body }: InputOf<typeof addresses.change>,
): AddressListOrRefusal {
  const { db, caller, now } = ctx;
  const addressBook = await lockAddressBook(db, caller.id);
  if (isRefusal(addressBook)) return addressBook;
  const entry = addressBook.find((one) => one.id === id);
  if (!entry) return refuse('address_not_found');
  const address = completeAddress({ ...body, text: body.address }, [entry.address]);
  const key = doorKey(address);
  const twin = checkDuplicate(addressBook, key, id);
  if (twin) return twin;
  const { label } = body;
  if (entry.isDefault) await setDefaultAddress(db, caller.id, { id, label, address }, now);
  else await updateAddress(db, caller.id, id, { label, address, address_key: key });
  if (key === entry.key)
    await followBookDetails(db, caller.id, { from: entry.address, to: address });
  return readAddressBook(ctx, caller.id);
}

/** Makes an address the profile's; what was the default takes its place in the book. */
async function makeDefault(ctx: CustomerWrite, { params: { id } }: ById): AddressListOrRefusal {
  const { db, caller, now } = ctx;
  const addressBook = await lockAddressBook(db, caller.id);
  if (isRefusal(addressBook)) return addressBook;
  const entry = addressBook.find((one) => one.id === id);
  if (!entry) return refuse('address_not_found');
  const before = addressBook.find((one) => one.isDefault);
  if (before?.id === id) return readAddressBook(ctx, caller.id);
  await deleteAddress(db, caller.id, id);
  if (before) {
    await insertAddress(db, caller.id, {
      id: before.id,
      label: before.label,
      address: before.address,
      address_key: before.key,
      created_at: now,
    });
  }
  await setDefaultAddress(db, caller.id, entry, now);
  return readAddressBook(ctx, caller.id);
}

/** Takes an address out of the book; without a default, checkouts begin with none. */
async function removeAddress(ctx: CustomerWrite, { params: { id } }: ById): AddressListOrRefusal {
  const { db, caller, now } = ctx;
  const addressBook = await lockAddressBook(db, caller.id);
  if (isRefusal(addressBook)) return addressBook;
  const entry = addressBook.find((one) => one.id === id);
  if (!entry) return refuse('address_not_found');
  if (entry.isDefault) await setDefaultAddress(db, caller.id, null, now);
  else await deleteAddress(db, caller.id, id);
  return readAddressBook(ctx, caller.id);
}

export const addressHandlers = handlers(addresses, {
  list: (ctx) => readAddressBook(ctx, ctx.caller.id),
  add: addAddress,
  change: changeInBook,
  makeDefault,
  remove: removeAddress,
});
