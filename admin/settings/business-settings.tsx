import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { RowsInput } from '#admin/parts/rows-input.tsx';
import { adminSettings } from '#contract/admin/settings.ts';
import { Group, SettingsForm } from './settings-form.tsx';

/** Who the kitchen is: what the shop, the mails and the receipts say about it (decisions 28, 29). */
export const BusinessSettings = () => (
  <SettingsForm read={adminSettings.readBusiness} update={adminSettings.updateBusiness}>
    <Group title="Name and contact" />
    <TextInput source="name" label="Name" />
    <TextInput source="tagline" label="In one line" />
    <TextInput source="phone" label="Phone" type="tel" />
    <TextInput source="email" label="Email" type="email" />
    <TextInput source="address" label="Address" multiline />
    <TextInput source="serviceHours" label="Service hours, in words" />
    <TextInput source="supportHours" label="Support hours, in words" />
    <Group
      title="Ways to pay"
      words="Customers read these after they subscribe, with the reference to quote."
    />
    <RowsInput
      source="paymentWays"
      addWords="Add a way to pay"
      blank={{ name: '', details: '' }}
      framed
    >
      <TextInput source="name" label="Way" />
      <TextInput source="details" label="How" multiline />
    </RowsInput>
    <Group
      title="Claims"
      words="Only show what is true. 'Free delivery' shows only while every active tiffin plan charges none."
    />
    <BooleanInput source="rating.shown" label="Show the rating" />
    <NumberInput source="rating.value" label="Rating (1 to 5)" min={1} max={5} step={0.1} />
    <TextInput source="rating.reviews" label="From how many reviews" />
    <BooleanInput source="freeDelivery.shown" label="Show free delivery" />
    <TextInput source="freeDelivery.words" label="In these words" />
    <Group title="Cities" />
    <RowsInput source="cities" addWords="Add a city" blank={{ name: '', onLocalMap: true }}>
      <TextInput source="name" label="City" />
      <BooleanInput source="onLocalMap" label="On the local map" />
    </RowsInput>
  </SettingsForm>
);
