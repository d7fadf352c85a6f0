import { useWatch } from 'react-hook-form';
import { AddressField } from '#web/account/addresses/address-field.tsx';
import { RadioCards } from '#web/platform/ui/form/choices.tsx';

/** To the subscription's address, or to a different one this time. */
export function AddressChoice({
  subscriptionAddress,
  forWhat = 'Just for this order',
  note,
}: {
  subscriptionAddress: string;
  /** What the different address is for. */
  forWhat?: string;
  /** The field of the note for the door. */
  note?: string;
}) {
  const choice = useWatch({ name: 'addressChoice' });
  return (
    <div className="grid gap-3">
      <RadioCards
        name="addressChoice"
        legend="Delivery address"
        choices={[
          {
            value: 'subscription',
            label: 'Your subscription address',
            description: subscriptionAddress,
          },
          { value: 'other', label: 'A different address', description: forWhat },
        ]}
      />
      {choice === 'other' && (
        <AddressField
          name="otherAddress"
          label="Different address"
          maxLength={500}
          hint="Street, unit, city and postal code."
          except={subscriptionAddress}
          note={note}
        />
      )}
    </div>
  );
}
