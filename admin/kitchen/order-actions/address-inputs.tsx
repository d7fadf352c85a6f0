import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AddressDetails } from '#contract/account/delivery-address.ts';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';

/**
 * What a form says of an address beside its text, as a call asks for it: what is empty is empty, and
 * the note of an address of which nobody was asked for one stays unasked.
 */
export const writtenDetailsOf = (
  typed: FieldValues,
  known: { doorNote: string | null },
): Omit<ReturnType<typeof typedDetailsOf>, 'doorNote'> & { doorNote?: string } => {
  const { doorNote, ...others } = typedDetailsOf(typed as AddressDetails);
  return { ...others, ...((doorNote || known.doorNote !== null) && { doorNote }) };
};

/** What whoever brings it reads at the door; the kitchen's words are the instructions. */
export const AtDoorInputs = () => (
  <>
    <TextInput source="entryCode" label="Entry or buzzer code" />
    <TextInput
      source="doorNote"
      label="Note for the door"
      helperText="Whoever brings it reads this: the bell, the side entrance. Not what is cooked."
      multiline
    />
  </>
);

/** Where something is brought, and what is said for the door. */
export const DeliveryAddressInputs = () => (
  <>
    <TextInput source="deliveryAddress" label="Delivery address" multiline />
    <TextInput source="unitNumber" label="Unit" />
    <AtDoorInputs />
  </>
);
