import { useWatch } from 'react-hook-form';
import type { Closure } from '#domain/platform/calendar.ts';
import { ContactFields } from '#web/account/sign-in/contact-fields.tsx';
import { AddressField } from '#web/account/addresses/address-field.tsx';
import { DoorNoteField } from '#web/account/addresses/door-note-field.tsx';
import { useBusiness } from '#web/kitchen/business.ts';
import { MailsGoTo } from '#web/kitchen/mails-go-to.tsx';
import { RadioCards } from '#web/platform/ui/form/choices.tsx';
import { FormPart } from '#web/platform/ui/form/form-part.tsx';
import { TextArea } from '#web/platform/ui/form/text-field.tsx';
import type { CheckoutTyped } from './checkout-schema.ts';
import { WhenFields } from './when-fields.tsx';

/** The fields of the checkout: how, when, to whom. */
export function CheckoutFields({
  closures,
  mailsTo,
}: {
  closures: readonly Closure[];
  /** The account's own address. */
  mailsTo: string;
}) {
  const [deliveryType, address] = useWatch<CheckoutTyped, ['delivery_type', 'customer_address']>({
    name: ['delivery_type', 'customer_address'],
  });
  const kitchen = useBusiness();
  const delivered = deliveryType === 'delivery';
  return (
    <div className="grid gap-7">
      <FormPart title="How you get it">
        <RadioCards
          name="delivery_type"
          legend="Pickup or delivery"
          columns={2}
          choices={[
            { value: 'pickup', label: 'Pickup', description: kitchen?.address ?? 'At our kitchen' },
            {
              value: 'delivery',
              label: 'Delivery',
              description: kitchen?.area ? `In ${kitchen.area}` : 'To your door',
            },
          ]}
        />
        {delivered && (
          <AddressField
            name="customer_address"
            label="Delivery address"
            hint="Unit, street, city and postal code. By the postal code we know whether we deliver to you."
            note="door_note"
          />
        )}
        {delivered && <DoorNoteField name="door_note" address={address ?? ''} />}
      </FormPart>
      <FormPart title="When you want it">
        <WhenFields closures={closures} />
      </FormPart>
      <FormPart title="Who it is for">
        <ContactFields
          names={{ name: 'customer_name', email: 'customer_email', phone: 'customer_phone' }}
        />
        <MailsGoTo address={mailsTo} about="order" />
        <TextArea
          name="special_instructions"
          label="Special instructions"
          optional
          rows={2}
          placeholder="It is for a party, please pack in twos…"
          hint={delivered ? 'For the kitchen.' : undefined}
        />
      </FormPart>
    </div>
  );
}
