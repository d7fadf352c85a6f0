import { SelectInput, TextInput } from 'react-admin';
import { DIET_CHOICES } from '#admin/platform/words/choices.ts';

/** What the cook must know of somebody: diet, allergies, standing note. */
export const CookInputs = () => (
  <>
    <SelectInput source="diet" label="Diet" choices={DIET_CHOICES} emptyText={false} fullWidth />
    <TextInput source="allergies" label="Allergies" />
    <TextInput source="standingNote" label="Standing note for the kitchen" multiline />
  </>
);
