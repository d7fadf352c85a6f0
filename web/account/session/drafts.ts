import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { tabStorage } from '#web/platform/client/browser-storage.ts';
import type { SubmitMemory } from '#web/platform/client/submit-key.ts';
import type { FormApi } from '#web/platform/form/form-context.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'draft:';

/** One draft per page and customer, so that nobody finds what somebody else typed. */
export const draftKey = (page: string, customerId: string): string =>
  `${PREFIX}${page}:${customerId}`;

/** The values typed before, or null when there are none that can be read. */
export function readDraft(
  key: string,
  storage: DraftStorage = tabStorage(),
): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof parsed === 'object' && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown> | null)
      : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the values, without the fields named in `except` (passwords, for one, are never kept).
 * Answers whether the storage took them.
 */
export function writeDraft(
  key: string,
  values: Record<string, unknown>,
  except: readonly string[] = [],
  storage: DraftStorage = tabStorage(),
): boolean {
  const kept = Object.fromEntries(
    Object.entries(values).filter(([field]) => !except.includes(field)),
  );
  try {
    storage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    // A full storage costs the draft, not the form.
    return false;
  }
}

export const forgetDraft = (key: string, storage: DraftStorage = tabStorage()): void =>
  storage.removeItem(key);

/**
 * Keeps what was sent with which key under `entry`, so that a reload in the middle of a submit finds
 * the key again, and what was sent is taken once.
 */
export const submitMemory = (entry: string, storage = tabStorage): SubmitMemory => ({
  read() {
    const { key, input } = readDraft(entry, storage()) ?? {};
    return typeof key === 'string' && typeof input === 'string' ? { key, input } : null;
  },
  write: (sent) => (sent ? writeDraft(entry, sent, [], storage()) : forgetDraft(entry, storage())),
});

/**
 * Keeps what is typed into a form in this tab, so that a session which ends in the middle, a reload
 * or a detour over the login loses nothing. `restored` says that earlier values were filled in;
 * call `forget` when the form has done its work.
 *
 *     const form = useForm<Values>({ ... });
 *     const { forget } = useFormDraft(form, { page: 'tiffin-checkout', customerId: customer.id });
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  form: Pick<FormApi<Values, Context, Output>, 'reset' | 'getValues' | 'subscribe'>,
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
      // Also not from a draft of before such a field was left out.
      for (const field of except.current ?? []) delete draft[field];
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
