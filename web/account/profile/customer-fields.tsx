import { RadioCards } from '#web/platform/form/choices.tsx';
import { EmailField, TextArea, TextField } from '#web/platform/form/text-field.tsx';

/** Who an order is for and how to reach them; `names` are the fields' names in their form. */
export function ContactFields({
  names,
}: {
  names: { name: string; email: string; phone: string };
}) {
  return (
    <>
      <TextField name={names.name} label="Name" autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField name={names.email} />
        <TextField
          name={names.phone}
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
    </>
  );
}

const DIETS = [
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'jain', label: 'Jain', description: 'No onion, garlic or roots' },
  { value: 'swaminarayan', label: 'Swaminarayan', description: 'No onion, garlic or asafoetida' },
];

/** What somebody eats and what not: the fields `diet` and `allergies`. */
export function DietField({ columns }: { columns: 1 | 3 }) {
  return (
    <>
      <RadioCards name="diet" legend="Diet" columns={columns} choices={DIETS} />
      <TextField
        name="allergies"
        label="Allergies"
        optional
        placeholder="Peanuts, sesame, dairy…"
        hint="Every kitchen list shows them, with every tiffin."
      />
    </>
  );
}

/**
 * How somebody eats: the fields `diet` and `allergies`, unless they are on record of whom it is for, and a
 * note named `note`.
 */
export function FoodFields({
  note,
  isKnown = false,
}: {
  note: 'standingNote' | 'standing_note';
  isKnown?: boolean;
}) {
  return (
    <>
      {!isKnown && <DietField columns={3} />}
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
