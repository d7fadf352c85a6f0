import { Stack, TextField } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { useController } from 'react-hook-form';
import { LogoSettings } from '#admin/kitchen/settings/logo-settings.tsx';
import { RowsInput } from '#admin/platform/forms/rows-input.tsx';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { profileBodyOf, profileFormOf } from './profile-form.ts';
import { Group, SettingsForm } from './settings-form.tsx';

/** Who the kitchen is: what the shop, the mails and the receipts say about it. */
export const BusinessSettings = () => (
  <Stack sx={{ gap: 2 }}>
    <LogoSettings />
    <Profile />
  </Stack>
);

/** Short texts as the lines of one field. Empty lines are for whoever reads the form to leave out. */
function LinesInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useController({ name: source, defaultValue: [] });
  const lines: string[] = field.value ?? [];
  return (
    <TextField
      label={label}
      value={lines.join('\n')}
      onChange={({ target }) => field.onChange(target.value.split('\n'))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      multiline
      minRows={3}
      error={fieldState.invalid}
      helperText={fieldState.error && messageOf(fieldState.error)}
    />
  );
}

/** The mistake of the whole, or of the first line that has one. */
function messageOf(error: { message?: string }): string {
  const lines = Object.values(error as Record<string, { message?: string } | undefined>);
  return error.message ?? lines.find((line) => line?.message)?.message ?? 'Please check these.';
}

const Profile = () => (
  <SettingsForm
    read={adminSettings.readBusiness}
    update={adminSettings.updateBusiness}
    toForm={profileFormOf}
    toBody={profileBodyOf}
  >
    <Group
      title="Name and contact"
      place="contact"
      words="An example that the program came with is not told to customers: enter your own."
    />
    <TextInput source="name" label="Name" />
    <TextInput source="tagline" label="In one line" />
    <TextInput source="phone" label="Phone" type="tel" />
    <TextInput source="email" label="Email" type="email" />
    <TextInput source="address" label="Address" multiline />
    <TextInput
      source="taxNumber"
      label="Registration number (HST)"
      helperText="Receipts name it beside the HST, such as 123456789 RT0001. Empty: they name none, and customers who claim the HST back will ask you for it."
    />
    <TextInput source="serviceHours" label="Service hours, in words" />
    <TextInput source="supportHours" label="Support hours, in words" />
    <Group
      title="Ways to pay"
      place="payment"
      words="Customers read these after they subscribe, with the reference to quote. One that still names an example is told to nobody."
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
      place="claims"
      words="Only show what is true. The rating does not show while samples of what customers say do; 'Free delivery' shows only while every active tiffin plan charges none."
    />
    <BooleanInput source="rating.shown" label="Show the rating" />
    <NumberInput source="rating.value" label="Rating (1 to 5)" min={1} max={5} step={0.1} />
    <TextInput source="rating.reviews" label="From how many reviews" />
    <BooleanInput source="freeDelivery.shown" label="Show free delivery" />
    <TextInput source="freeDelivery.words" label="In these words" />
    <Group title="Your story" words="The page about you tells it." />
    <TextInput
      source="story"
      label="How it began"
      multiline
      minRows={6}
      helperText="An empty line begins a new paragraph."
    />
    <LinesInput source="mission" label="What you promise, one line each" />
    <Group
      title="Where you are"
      words="In the texts of pages and search engines, and on the maps."
    />
    <TextInput
      source="place"
      label="The kitchen's place, in degrees"
      helperText="43.8971, -78.8658, for the maps: press long (or right-click) on your kitchen in a map program and copy the two numbers that it shows. Empty: no map is drawn."
    />
    <TextInput
      source="region"
      label="Where you cook, in a word or two"
      helperText="Pages say it as 'our vegetarian kitchen in Durham'. Empty: they leave it out."
    />
    <TextInput
      source="area"
      label="Where you deliver, in a few words"
      helperText="Pages say it as 'for pickup or delivery in Durham and the GTA'. Empty: they leave it out."
    />
    <Group
      title="Cities"
      words="A city with a place stands on the map of the page about you; one without is named beside it."
    />
    <RowsInput
      source="cities"
      addWords="Add a city"
      blank={{ name: '', onLocalMap: true, place: '' }}
    >
      <TextInput source="name" label="City" />
      <TextInput source="place" label="Its place" />
      <BooleanInput
        source="onLocalMap"
        label="On the local map"
        sx={{ flex: 'none', whiteSpace: 'nowrap', mt: { sm: 0.75 } }}
      />
    </RowsInput>
    <Group title="Contact page" />
    <TextInput source="contactNote" label="A line under the hours" multiline />
    <Group
      title="Policies and privacy"
      words="They came with the program, written for a kitchen in Ontario, and say that somebody must check them. Read them, have them checked by somebody who knows the law where you cook, and then switch this on: the pages no longer ask for it."
    />
    <BooleanInput source="policiesChecked" label="The policies have been checked" />
  </SettingsForm>
);
