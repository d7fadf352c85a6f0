import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftKey, forgetDraft, readDraft, writeDraft } from './draft-store.ts';

/**
 * Keeps what is typed into a form in this tab, so that a session which ends in the middle, a reload
 * or a detour over the login loses nothing. `restored` says that earlier values were filled in;
 * call `forget` when the form has done its work.
 *
 *     const form = useForm<Values>({ ... });
 *     const { forget } = useFormDraft(form, { page: 'tiffin-checkout', customerId: customer.id });
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  options: { page: string; customerId: string; except?: readonly (keyof Values & string)[] },
): { restored: boolean; forget: () => void } {
  const key = draftKey(options.page, options.customerId);
  const except = useRef(options.except);
  except.current = options.except;
  const { reset, getValues, subscribe } = form;
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(key);
    if (draft) {
      reset({ ...getValues(), ...draft } as Values, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name it is the form being filled in by the page, not somebody typing.
        if (name) writeDraft(key, values, except.current);
      },
    });
  }, [key, reset, getValues, subscribe]);

  const forget = useCallback(() => forgetDraft(key), [key]);
  return { restored, forget };
}
