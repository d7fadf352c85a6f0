import { TextField } from '@mui/material';
import { useController } from 'react-hook-form';

/** Short texts as the lines of one field. Empty lines are for whoever reads the form to leave out. */
export function LinesInput({ source, label }: { source: string; label: string }) {
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
