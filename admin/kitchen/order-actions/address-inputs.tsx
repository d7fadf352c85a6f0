import { TextInput } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { AddressDetails } from '#contract/account/delivery-address.ts';
import { addressKey } from '#domain/account/address.ts';
import { DETAIL_NAMES, typedDetailsOf } from '#domain/account/delivery-address.ts';

/**
 * What a form says of an address beside its text, as a call asks for it. What is empty is left to what
 * is known of the address, unless it was said of this one until now.
 *
 * @param known the address that the form began with, and what is known of it
 */
export function writtenDetailsOf(
  typed: FieldValues,
  known: AddressDetails & { text: string },
): Partial<ReturnType<typeof typedDetailsOf>> {
  const isKnown = addressKey(typed.deliveryAddress ?? '') === addressKey(known.text);
  const details = typedDetailsOf(typed as AddressDetails);
  const said = DETAIL_NAMES.filter((name) => details[name] || (isKnown && known[name]));
  return Object.fromEntries(said.map((name) => [name, details[name]]));
}

/**
 * The text of an address. What the form began with beside it is of that door: another one has none of
 * it, until it is typed or the first is there again.
 */
export function AddressInput({ source, defaultValue }: { source: string; defaultValue?: string }) {
  const { getValues, setValue, formState } = useFormContext();
  const { defaultValues } = formState;
  const followDoor = () => {
    const first = typedDetailsOf((defaultValues ?? null) as AddressDetails | null);
    const text = defaultValue ?? defaultValues?.[source] ?? '';
    const isFirst = addressKey(getValues(source) ?? '') === addressKey(text);
    for (const name of DETAIL_NAMES) {
      const typed = getValues(name) ?? '';
      const [left, now] = isFirst ? ['', first[name]] : [first[name], ''];
      if (typed === left && typed !== now) setValue(name, now, { shouldDirty: true });
    }
  };
  return (
    <TextInput
      source={source}
      label="Delivery address"
      {...(defaultValue !== undefined && { defaultValue })}
      multiline
      onBlur={followDoor}
    />
  );
}

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
    <AddressInput source="deliveryAddress" />
    <TextInput source="unitNumber" label="Unit" />
    <AtDoorInputs />
  </>
);
