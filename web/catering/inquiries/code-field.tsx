import { TextField } from '#web/platform/ui/form/text-field.tsx';

/** The field `code` of a form, for the six digits of a mail. */
export const CodeField = ({ hint }: { hint: string }) => (
  <TextField
    name="code"
    label="Six-digit code"
    hint={hint}
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
  />
);
