import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SavedAddress } from '#contract/account/addresses.ts';
import type { AddressDetails } from '#contract/account/delivery-address.ts';
import { addressKey } from '#domain/account/address.ts';
import { DETAIL_NAMES, typedDetailsOf } from '#domain/account/delivery-address.ts';
import { useSession } from '#web/account/session/session.ts';
import { useFormContext } from '#web/platform/form/form-context.ts';
import { TextArea, TextField } from '#web/platform/form/text-field.tsx';
import { addressesQuery } from './use-address-book.ts';

/** An address and what is known of it. */
export type KnownAddress = { address: string } & AddressDetails;

const NONE: readonly SavedAddress[] = [];

/** What is known of an address; of one text with several units, of the one that is typed. */
function detailsKnownOf(text: string, unitNumber: string, known: readonly KnownAddress[]) {
  const key = addressKey(text);
  const alike = known.filter(({ address }) => addressKey(address) === key);
  const same = alike.find((one) => one.unitNumber === unitNumber) ?? alike[0];
  const doorNote = alike.find((one) => one.doorNote !== null)?.doorNote ?? '';
  return typedDetailsOf({ ...(same ?? { unitNumber: '', entryCode: '' }), doorNote });
}

/** What there is to say about an address beside its text, in a form. */
export const AddressDetailsInputs = ({ noteHint }: { noteHint: string }) => (
  <>
    <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
      <TextField
        name="unitNumber"
        label="Unit"
        optional
        maxLength={20}
        autoComplete="address-line2"
        placeholder="4B"
      />
      <TextField
        name="entryCode"
        label="Entry or buzzer code"
        optional
        maxLength={20}
        autoComplete="off"
        placeholder="1204"
      />
    </div>
    <TextArea
      name="doorNote"
      label="Note for the door"
      optional
      rows={2}
      maxLength={300}
      placeholder="Ring twice, side entrance…"
      hint={noteHint}
    />
  </>
);

/**
 * What belongs to an address beside its text, in a form whose fields bear the details' names. They begin
 * with what is known of that address and follow when another is chosen, each until somebody types
 * their own.
 */
export function AddressDetailsFields({
  address,
  known = [],
}: {
  /** The address as it stands in the form now. */
  address: string;
  /** What is known of addresses besides the customer's book, and goes before it. */
  known?: readonly KnownAddress[];
}) {
  const { getValues, setValue } = useFormContext();
  const isCustomer = useSession().status === 'signed-in';
  const { data: addressBook = NONE } = useQuery({ ...addressesQuery(), enabled: isCustomer });
  const filledIn = useRef(typedDetailsOf(null));
  const typedUnit = String(getValues('unitNumber') ?? '');
  const details = detailsKnownOf(address, typedUnit, [...known, ...addressBook]);
  const { unitNumber, entryCode, doorNote } = details;

  useEffect(() => {
    const now = { unitNumber, entryCode, doorNote };
    for (const name of DETAIL_NAMES) {
      const typed = getValues(name) ?? '';
      if (typed === filledIn.current[name] && typed !== now[name]) setValue(name, now[name]);
    }
    filledIn.current = now;
  }, [unitNumber, entryCode, doorNote, getValues, setValue]);

  return (
    <AddressDetailsInputs noteHint="Whoever brings it reads this. What is for the kitchen goes into the special instructions." />
  );
}
