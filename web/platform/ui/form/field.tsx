import type { ReactNode } from 'react';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import { Labelled, type Wiring } from '#web/platform/ui/controls/labelled.tsx';

export type FieldProps = {
  /** The field's name in the form. */
  name: string;
  label: ReactNode;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** Marked as '(optional)'; every other field is required. */
  optional?: boolean;
};

/** The words of a field's mistake; empty when there is none. */
export function useFieldError(name: string): string {
  const { formState } = useFormContext();
  return (get(formState.errors, name) as FieldError | undefined)?.message ?? '';
}

/** A field of a form, which finds its mistake by its name. */
export const Field = ({
  name,
  ...field
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) => (
  <Labelled {...field} error={useFieldError(name)} />
);
