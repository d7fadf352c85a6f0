import { createContext, use, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * What a page and its fields do with a form, by the names that the library of forms gives it. The
 * library's own form is one, and so is a form that is there before the library (`useLateForm`).
 */
export type FormApi<
  Values extends FieldValues = FieldValues,
  Context = unknown,
  Output = Values,
> = Pick<
  UseFormReturn<Values, Context, Output>,
  | 'register'
  | 'getValues'
  | 'setValue'
  | 'reset'
  | 'subscribe'
  | 'handleSubmit'
  | 'getErrors'
  | 'setError'
  | 'clearErrors'
  | 'trigger'
  | 'setFocus'
> & {
  /** Fetches the library that is not here yet; where that fails, sending says so. */
  prepare?: () => void;
};

/** A form of whatever values. */
// biome-ignore lint/suspicious/noExplicitAny: a form takes its own values only, and fields know theirs by name
export type AnyForm = FormApi<any, any, any>;

export const FormContext = createContext<AnyForm | null>(null);

const inside = (form: AnyForm | null): AnyForm => {
  if (!form) throw new Error('A field stands in a <Form>.');
  return form;
};

/** The form around a field. */
export const useFormContext = <Values extends FieldValues = FieldValues>(): FormApi<Values> =>
  inside(use(FormContext)) as unknown as FormApi<Values>;

type Readable = Pick<AnyForm, 'subscribe' | 'getValues' | 'getErrors'>;

/** Reads something of a form, and again whenever its values or its mistakes change. */
function useRead<Read>({ subscribe }: Readable, what: 'values' | 'errors', read: () => Read): Read {
  const listen = useCallback(
    (changed: () => void) => subscribe({ formState: { [what]: true }, callback: changed }),
    [subscribe, what],
  );
  return useSyncExternalStore(listen, read, read);
}

/** What a field holds, of `form` or of the form around. */
export function useFormValue<Values extends FieldValues, Name extends Path<Values>>(
  name: Name,
  form: Pick<FormApi<Values>, keyof Readable>,
): PathValue<Values, Name>;
export function useFormValue<Value = string>(name: string): Value;
export function useFormValue(name: string, other?: Readable) {
  const around = use(FormContext);
  const form = other ?? inside(around);
  return useRead(form, 'values', () => form.getValues(name));
}

/** The same of several fields of the form around. */
export function useFormValues<Value = string>(names: readonly string[]): readonly Value[] {
  const form = useFormContext();
  const known = useRef<readonly Value[]>([]);
  // The same list while its values are the same.
  return useRead(form, 'values', () => {
    const now = names.map((name): Value => form.getValues(name));
    if (now.some((value, index) => !Object.is(value, known.current[index]))) known.current = now;
    return known.current;
  });
}

/** The words of a field's mistake, empty when there is none; `root` is the form as a whole. */
export function useFieldError(name: string, other?: Readable): string {
  const around = use(FormContext);
  const form = other ?? inside(around);
  return useRead(form, 'errors', () => form.getErrors(name)?.message ?? '');
}

/** Whether a field is wrong, of those that were checked. */
export const useHasMistakes = (form: Readable): boolean =>
  useRead(form, 'errors', () => Object.keys(form.getErrors()).some((name) => name !== 'root'));

/**
 * A field that is more than one native control (a native one is wired by `register`): what it holds,
 * and how that changes. `ref` takes the element that gets the focus where the field is wrong.
 */
export function useField<Value = string>(name: string) {
  const { register } = useFormContext();
  const { onChange, ref } = register(name);
  const element = useRef<HTMLElement>(null);
  // What the library takes for the field's control: with a type, it is not asked what it holds.
  const [control] = useState({ type: 'custom', focus: () => element.current?.focus() });
  return {
    value: useFormValue<Value>(name),
    onChange: (value: Value) => void onChange({ target: { name, value }, type: 'change' }),
    ref(focused: HTMLElement | null) {
      element.current = focused;
      ref(focused && control);
    },
  };
}
