import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AddressBody, addresses, type SavedAddress } from '#contract/account/addresses.ts';
import { rememberCustomer } from '#web/account/profile/remember-customer.ts';
import { session } from '#web/account/session/session.ts';
import { call } from '#web/platform/client/browser-client.ts';

/** What is done to the address book; each answers the book as it is then. */
export type AddressBookActions = {
  add(body: AddressBody, idempotencyKey: string): Promise<SavedAddress[]>;
  change(id: string, body: AddressBody): Promise<SavedAddress[]>;
  makeDefault(id: string): Promise<SavedAddress[]>;
  remove(id: string): Promise<SavedAddress[]>;
};

/** The default address is the profile's: what this browser knows of its customer follows. */
function rememberDefault(addressBook: readonly SavedAddress[]): void {
  const current = session.get();
  if (current.status !== 'signed-in') return;
  const address = addressBook.find(({ isDefault }) => isDefault)?.address ?? null;
  if (address !== current.user.address) rememberCustomer({ ...current.user, address });
}

/** The saved addresses of the customer, the default one first. */
export const addressesQuery = () =>
  queryOptions({ queryKey: ['addresses'], queryFn: () => call(addresses.list, {}) });

/** Changes the address book, and shows it everywhere as it is then. */
export function useAddressBook(): AddressBookActions {
  const queries = useQueryClient();
  return useMemo(() => {
    const { queryKey } = addressesQuery();
    async function shown(answer: Promise<SavedAddress[]>): Promise<SavedAddress[]> {
      try {
        const addressBook = await answer;
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, addressBook);
        rememberDefault(addressBook);
        return addressBook;
      } catch (failure) {
        void queries.invalidateQueries({ queryKey });
        throw failure;
      }
    }
    return {
      add: (body, idempotencyKey) => shown(call(addresses.add, { body }, { idempotencyKey })),
      change: (id, body) => shown(call(addresses.change, { params: { id }, body })),
      makeDefault: (id) => shown(call(addresses.makeDefault, { params: { id } })),
      remove: (id) => shown(call(addresses.remove, { params: { id } })),
    };
  }, [queries]);
}
