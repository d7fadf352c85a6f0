import { BooleanInput, NumberInput } from 'react-admin';
import { adminSettings } from '#contract/kitchen/desk/settings.ts';
import { Group, SettingsForm } from './settings-form.tsx';

/** How one signs in at the desk, and when that ends. */
export const DeskRules = () => (
  <SettingsForm read={adminSettings.readDesk} update={adminSettings.updateDesk}>
    <Group
      title="When a sign-in ends"
      words="Counted from the next sign-in on. Nothing that is typed is lost: whoever signs in again goes on where they were."
    />
    <NumberInput source="sessionHours" label="After so many hours" step={1} />
    <NumberInput source="idleMinutes" label="After so many minutes with nobody there" step={1} />
    <Group
      title="Second factor"
      words="A password alone can be guessed or seen. Everybody can add a second factor under ‘Your sign-in’; an owner who has none adds one before the desk opens for them."
    />
    <BooleanInput source="ownersNeedFactor" label="Owners need a second factor" />
  </SettingsForm>
);
