import { NumberInput, SelectInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { adminSettings } from '#contract/kitchen/desk/settings.ts';
import type { KitchenSettings } from '#contract/kitchen/settings.ts';
import { prefixesIn, prefixWords } from './postal-prefixes.ts';
import { Group, SettingsForm } from './settings-form.tsx';

const RUNS_ON = [
  { id: 'calendar_days', name: 'The day before, weekends too' },
  { id: 'service_days', name: 'The last service day before' },
];

const toForm = (settings: KitchenSettings): FieldValues => ({
  ...settings,
  servedPostalPrefixes: prefixWords(settings.servedPostalPrefixes),
});

const toBody = (values: FieldValues) => ({
  ...values,
  servedPostalPrefixes: prefixesIn(values.servedPostalPrefixes ?? ''),
});

/** The kitchen's rules: cut-off, deadlines, capacities, where it delivers. */
export const KitchenRules = () => (
  <SettingsForm
    read={adminSettings.readKitchen}
    update={adminSettings.updateKitchen}
    toForm={toForm}
    toBody={toBody}
  >
    <Group
      title="Cut-off"
      words="Until then tomorrow's tiffins can be booked; then they are confirmed. Toronto time."
    />
    <TextInput source="cutoffTime" label="Cut-off time" type="time" />
    <SelectInput
      source="cutoffRunsOn"
      label="It falls on"
      choices={RUNS_ON}
      emptyText={false}
      fullWidth
    />
    <Group title="Deadlines of a booked tiffin" words="In hours before its delivery hour begins." />
    <NumberInput
      source="skipNoticeHours"
      label="Skip with the credit back, until … hours before"
      step={1}
    />
    <NumberInput
      source="cancelLateHours"
      label="Cancel without the credit, until … hours before"
      step={1}
    />
    <Group title="Booking" />
    <NumberInput source="scheduleWindowDays" label="How many days ahead" step={1} />
    <NumberInput source="maxTiffinsPerOrder" label="Most tiffins in one order" step={1} />
    <Group title="Capacity" words="Above that an order waits for you to accept it." />
    <NumberInput source="slotCapacity" label="Tiffins per delivery hour" step={1} />
    <NumberInput source="dayCapacity" label="Tiffins per day" step={1} />
    <Group
      title="Where you deliver"
      place="delivery"
      words="How postal codes begin, such as L1G or M1. Empty means everywhere."
    />
    <TextInput source="servedPostalPrefixes" label="Postal prefixes" multiline minRows={3} />
  </SettingsForm>
);
