import { NumberInput } from 'react-admin';
import { MoneyInput } from '#admin/platform/parts/decimal-input.tsx';
import { adminSettings } from '#contract/kitchen/desk/settings.ts';
import { Group, SettingsForm } from './settings-form.tsx';

/** What catering costs beside its plans and dishes, when the kitchen calls, and how quotes begin. */
export const CateringRules = () => (
  <SettingsForm read={adminSettings.readCatering} update={adminSettings.updateCatering}>
    <Group
      title="Extras"
      words="For each piece on top of the plan. Inquiries that were sent keep theirs."
    />
    <MoneyInput source="extraRotiPrice" label="Extra roti" required />
    <MoneyInput source="extraPuriPrice" label="Extra puri" required />
    <Group
      title="When you call"
      words="Above so many guests an estimate says ‘We will call you to confirm’."
    />
    <NumberInput source="callAboveGuests" label="Guests of an event" step={1} />
    <NumberInput
      source="callAbovePoojaGuests"
      label="Guests of a pooja, katha or ceremony"
      step={1}
    />
    <Group title="Quotes" words="What a new quote begins with; you can change it in each." />
    <NumberInput source="quoteValidDays" label="Good for how many days" step={1} />
    <NumberInput source="depositPercentage" label="Deposit, in percent of the total" step={1} />
  </SettingsForm>
);
