import type { ReactNode } from 'react';
import { RadioCards } from '#web/ui/form/choices.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-7 first:border-t-0 first:pt-0">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}

const DIETS = [
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'jain', label: 'Jain', description: 'No onion, garlic or roots' },
  { value: 'swaminarayan', label: 'Swaminarayan', description: 'No onion or garlic' },
];

/** The fields of the checkout; `start` is the choice of the first day. */
export function CheckoutFields({ start }: { start: ReactNode }) {
  return (
    <div className="grid gap-7">
      <Part title="Who it is for">
        <TextField name="customerName" label="Name" autoComplete="name" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="customerEmail"
            label="Email address"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            name="customerPhone"
            label="Phone number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
      </Part>
      <Part title="Where it goes">
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
      </Part>
      <Part title="When it starts">{start}</Part>
      <Part title="How you eat">
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
      </Part>
    </div>
  );
}
