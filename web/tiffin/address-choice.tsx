import { useWatch } from 'react-hook-form';
import { RadioCards } from '#web/ui/form/choices.tsx';
import { TextArea } from '#web/ui/form/text-field.tsx';

/** To the subscription's address, or to a different one this time. */
export function AddressChoice({ subscriptionAddress }: { subscriptionAddress: string }) {
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
          { value: 'other', label: 'A different address', description: 'Just for this order' },
        ]}
      />
      {choice === 'other' && (
        <TextArea
          name="otherAddress"
          label="Different address"
          rows={2}
          autoComplete="street-address"
          maxLength={500}
          hint="Street, unit, city and postal code."
        />
      )}
    </div>
  );
}
