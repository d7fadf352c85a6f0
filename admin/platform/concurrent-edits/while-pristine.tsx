import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * Tells of every look at a form that nobody has typed into: it shows the record as it was read last,
 * and what is typed from then on is a change to that. Stands inside the form.
 */
export function WhilePristine({ onPristine }: { onPristine: () => void }) {
  // What was typed is still marked after a new read; `isDirty` then no longer says so.
  const { dirtyFields } = useFormState();
  const isPristine = Object.keys(dirtyFields).length === 0;
  useEffect(() => {
    if (isPristine) onPristine();
  });
  return null;
}
