import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Checks the field `dependent` again whenever `source` changes, once the form has been submitted:
 * a confirmation becomes right or wrong through the password that it repeats.
 */
export function useCheckAgain<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  source: Path<Values>,
  dependent: Path<Values>,
): void {
  const { subscribe, trigger } = form;
  const { isSubmitted } = form.formState;
  useEffect(() => {
    if (!isSubmitted) return;
    return subscribe({
      name: source,
      formState: { values: true },
      callback: () => void trigger(dependent),
    });
  }, [subscribe, trigger, isSubmitted, source, dependent]);
}
