import type { ReactNode } from 'react';
import { ContactFields } from '#web/account/contact-fields.tsx';
import { RadioCards } from '#web/ui/form/choices.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';

const DIETS = [
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'jain', label: 'Jain', description: 'No onion, garlic or roots' },
  { value: 'swaminarayan', label: 'Swaminarayan', description: 'No onion, garlic or asafoetida' },
];

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
        <TextArea
          name="customerAddress"
          label="Delivery address"
          rows={2}
          autoComplete="street-address"
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
        <RadioCards name="diet" legend="Diet" columns={3} choices={DIETS} />
        <TextField
          name="allergies"
          label="Allergies"
          optional
          placeholder="Peanuts, sesame, dairy…"
          hint="Every kitchen list shows them, with every tiffin."
        />
        <TextArea
          name="standingNote"
          label="Standing note for the cook"
          optional
          rows={2}
          placeholder="Less spicy, one roti fewer…"
        />
      </FormPart>
    </div>
  );
}
