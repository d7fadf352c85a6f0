import { RadioCards } from '#web/platform/ui/form/choices.tsx';
import { TextArea, TextField } from '#web/platform/ui/form/text-field.tsx';

const DIETS = [
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'jain', label: 'Jain', description: 'No onion, garlic or roots' },
  { value: 'swaminarayan', label: 'Swaminarayan', description: 'No onion, garlic or asafoetida' },
];

/** How somebody eats: the fields `diet` and `allergies`, and a note named `note`. */
export function FoodFields({ note }: { note: 'standingNote' | 'standing_note' }) {
  return (
    <>
      <RadioCards name="diet" legend="Diet" columns={3} choices={DIETS} />
      <TextField
        name="allergies"
        label="Allergies"
        optional
        placeholder="Peanuts, sesame, dairy…"
        hint="Every kitchen list shows them, with every tiffin."
      />
      <TextArea
        name={note}
        label="Standing note for the cook"
        optional
        rows={2}
        placeholder="Less spicy, one roti fewer…"
      />
    </>
  );
}
