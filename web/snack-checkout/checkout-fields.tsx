import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Closure } from '#domain/calendar.ts';
import { useBusiness } from '#web/business.ts';
import { RadioCards } from '#web/ui/form/choices.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import type { CheckoutTyped } from './checkout-schema.ts';
import { WhenFields } from './when-fields.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-7 first:border-t-0 first:pt-0">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}

/** The fields of the checkout: how, when, to whom. */
export function CheckoutFields({ closures }: { closures: readonly Closure[] }) {
  const deliveryType = useWatch<CheckoutTyped, 'delivery_type'>({ name: 'delivery_type' });
  const kitchen = useBusiness();
  const delivered = deliveryType === 'delivery';
  return (
    <div className="grid gap-7">
      <Part title="How you get it">
        <RadioCards
          name="delivery_type"
          legend="Pickup or delivery"
          columns={2}
          choices={[
            { value: 'pickup', label: 'Pickup', description: kitchen?.address ?? 'At our kitchen' },
            { value: 'delivery', label: 'Delivery', description: 'In Durham and the GTA' },
          ]}
        />
        {delivered && (
          <TextArea
            name="customer_address"
            label="Delivery address"
            rows={2}
            autoComplete="street-address"
            hint="Unit, street, city and postal code. By the postal code we know whether we deliver to you."
          />
        )}
      </Part>
      <Part title="When you want it">
        <WhenFields closures={closures} />
      </Part>
      <Part title="Who it is for">
        <TextField name="customer_name" label="Name" autoComplete="name" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="customer_email"
            label="Email address"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            name="customer_phone"
            label="Phone number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
        <TextArea
          name="special_instructions"
          label="Special instructions"
          optional
          rows={2}
          placeholder={
            delivered
              ? 'A buzzer code, where to leave it…'
              : 'It is for a party, please pack in twos…'
          }
        />
      </Part>
    </div>
  );
}
