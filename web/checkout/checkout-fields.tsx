import type { ReactNode } from 'react';
import { ContactFields } from '#web/account/contact-fields.tsx';
import { FoodFields } from '#web/account/food-fields.tsx';
import { AddressField } from '#web/addresses/address-field.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { TextArea } from '#web/ui/form/text-field.tsx';

/** The fields of the checkout; `start` is the choice of the first day. */
export function CheckoutFields({ start }: { start: ReactNode }) {
  return (
    <div className="grid gap-7">
      <FormPart title="Who it is for">
        <ContactFields
          names={{ name: 'customerName', email: 'customerEmail', phone: 'customerPhone' }}
        />
      </FormPart>
      <FormPart title="Where it goes">
        <AddressField
          name="customerAddress"
          label="Delivery address"
          hint="Unit, street, city and postal code. By the postal code we know whether we deliver to you."
        />
        <TextArea
          name="specialInstructions"
          label="Special instructions"
          optional
          rows={2}
          placeholder="A buzzer code, where to park, where to leave it…"
        />
      </FormPart>
      <FormPart title="When it starts">{start}</FormPart>
      <FormPart title="How you eat">
        <FoodFields note="standingNote" />
      </FormPart>
    </div>
  );
}
