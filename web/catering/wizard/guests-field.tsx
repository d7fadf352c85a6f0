import { TextField } from '#web/platform/ui/form/text-field.tsx';

/** How many will eat; asked for in step 1, and changed in step 3, too. */
export function GuestsField({
  hint,
  sends = true,
}: {
  hint?: string;
  /** Whether Enter goes on; where that would send the inquiry, it only takes the number. */
  sends?: boolean;
}) {
  return (
    <TextField
      name="numberOfGuests"
      label="Number of guests"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      hint={hint}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !sends) event.preventDefault();
      }}
    />
  );
}
