import { BooleanInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { RowsInput } from '#admin/platform/parts/rows-input.tsx';
import { adminSettings } from '#contract/kitchen/desk/settings.ts';
import { Testimonials } from '#contract/kitchen/settings.ts';
import { Group, SettingsForm } from './settings-form.tsx';

const toBody = (values: FieldValues) => bodyOf(Testimonials, values);

/** What the home page has customers say. */
export const TestimonialSettings = () => (
  <SettingsForm
    read={adminSettings.readTestimonials}
    update={adminSettings.updateTestimonials}
    toBody={toBody}
  >
    <Group
      title="What customers say"
      words="Only show what somebody really said, with their leave. Those that came with the program are samples, and the home page says so beside each. Say in a few words who it was: ‘A family of four, Ajax’."
    />
    <BooleanInput source="shown" label="Show them on the home page" />
    <RowsInput
      source="items"
      addWords="Add what somebody said"
      blank={{ words: '', author: '', isSample: false }}
      framed
      ordered
    >
      <TextInput source="words" label="What was said" multiline />
      <TextInput source="author" label="Who said it" />
      <BooleanInput source="isSample" label="A sample" />
    </RowsInput>
  </SettingsForm>
);
