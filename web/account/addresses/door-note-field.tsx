import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SavedAddress } from '#contract/account/addresses.ts';
import { addressKey } from '#domain/account/address.ts';
import { useSession } from '#web/account/session/session.ts';
import { TextArea } from '#web/platform/form/text-field.tsx';
import { addressesQuery } from './book.ts';

const NONE: readonly SavedAddress[] = [];

/**
 * What whoever brings something reads at the door, beside the address in a form. It begins with what
 * is known of that address and follows when another is chosen, until somebody types their own.
 */
export function DoorNoteField({
  name,
  address,
  known = [],
}: {
  name: string;
  /** The address as it stands in the form now. */
  address: string;
  /** What is known of addresses besides the customer's book, and goes before it. */
  known?: readonly { address: string; doorNote: string | null }[];
}) {
  const { getValues, setValue } = useFormContext();
  const isCustomer = useSession().status === 'signed-in';
  const { data: book = NONE } = useQuery({ ...addressesQuery(), enabled: isCustomer });
  const filledIn = useRef('');
  const key = addressKey(address);
  const note =
    [...known, ...book].find((one) => addressKey(one.address) === key && one.doorNote !== null)
      ?.doorNote ?? '';

  useEffect(() => {
    const typed = getValues(name) ?? '';
    if (typed === filledIn.current && typed !== note) setValue(name, note);
    filledIn.current = note;
  }, [name, note, getValues, setValue]);

  return (
    <TextArea
      name={name}
      label="Note for the door"
      optional
      rows={2}
      maxLength={300}
      placeholder="Ring twice, side entrance, buzzer 12…"
      hint="Whoever brings it reads this. What is for the kitchen goes into the special instructions."
    />
  );
}
