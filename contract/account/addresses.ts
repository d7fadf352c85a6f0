import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, requiredText, text } from '#contract/platform/primitives.ts';
import { addressDetails, askedDetails } from './delivery-address.ts';

/** An address that a customer has saved. */
export const SavedAddress = z.object({
  id: Id,
  /** 'Home', 'Work'; empty while it has no name. */
  label: z.string(),
  address: z.string(),
  ...addressDetails,
  doorNote: z.string(),
  /** Checkouts begin with it; it is the profile's address. One at most. */
  isDefault: z.boolean(),
  /** Why the kitchen does not deliver there, in the customer's words; null when nothing says so. */
  outside: z.nullable(z.string()),
});
export type SavedAddress = z.output<typeof SavedAddress>;

/** An address as it is typed; as long as checkouts want it. */
export const AddressBody = z.object({
  label: text(40),
  address: requiredText(500, 'Please enter an address').check(
    z.minLength(10, 'Please enter a complete address (minimum 10 characters)'),
  ),
  /** Absent: none, or what there is already. */
  ...askedDetails,
});
export type AddressBody = z.output<typeof AddressBody>;

/** So many addresses are kept of one customer. */
export const MOST_ADDRESSES = 20;

const byId = z.object({ id: Id });

/** Every answer is the whole book, the default address first, then the oldest. */
const SavedAddresses = z.array(SavedAddress);

/** The addresses of the signed-in customer. */
export const addresses = {
  list: endpoint({
    method: 'GET',
    path: '/v1/addresses',
    access: 'customer',
    summary: 'List the own saved addresses, the default one first',
    data: SavedAddresses,
  }),
  add: endpoint({
    method: 'POST',
    path: '/v1/addresses',
    access: 'customer',
    summary: 'Save an address; the first one becomes the default',
    body: AddressBody,
    data: SavedAddresses,
    status: 201,
    idempotent: true,
    errors: ['address_saved_already', 'too_many_addresses'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/v1/addresses/:id',
    access: 'customer',
    summary: 'Change the words or the name of a saved address',
    params: byId,
    body: AddressBody,
    data: SavedAddresses,
    errors: ['address_not_found', 'address_saved_already'],
  }),
  makeDefault: endpoint({
    method: 'PUT',
    path: '/v1/addresses/:id/default',
    access: 'customer',
    summary: 'Make a saved address the one that checkouts begin with',
    params: byId,
    data: SavedAddresses,
    errors: ['address_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/addresses/:id',
    access: 'customer',
    summary: 'Remove a saved address',
    params: byId,
    data: SavedAddresses,
    errors: ['address_not_found'],
  }),
};
