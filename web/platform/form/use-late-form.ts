import { useMemo, useState } from 'react';
import type { DefaultValues, FieldError, FieldErrors, FieldValues, Path } from 'react-hook-form';
import { isApiError } from '#contract/platform/api-error.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import type { FormApi } from './form-context.ts';

type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The library's form, as `libraryForm` makes it. */
type LibraryForm<Typed extends FieldValues, Values> = Omit<
  FormApi<Typed, unknown, Values>,
  'prepare'
>;

type Observer<Typed extends FieldValues> = Parameters<FormApi<Typed>['subscribe']>[0];

/** Makes a control show what its field holds. */
function show(control: NativeControl, value: unknown): void {
  if (control.type === 'radio')
    (control as HTMLInputElement).checked = control.value === String(value);
  else if (control.type === 'checkbox')
    (control as HTMLInputElement).checked = Array.isArray(value)
      ? value.includes(control.value)
      : value === true;
  else control.value = String(value ?? '');
}

/** What a field holds after somebody has typed or chosen in one of its controls. */
function valueAfter(target: { type?: string; value: unknown; checked?: boolean }, before: unknown) {
  if (target.type !== 'checkbox') return target.value;
  if (!Array.isArray(before)) return target.checked;
  const others = before.filter((one) => one !== target.value);
  return target.checked ? [...others, target.value] : others;
}

/**
 * A form that holds what is typed until the library of forms is here, and hands it over then. It
 * checks nothing by itself: what is sent waits for the library, and where that cannot be fetched, that
 * is the form's mistake (`root`). `onHere` is told when the library has taken over. Its fields have flat
 * names, without points in them.
 */
export function createLateForm<Typed extends FieldValues, Values>(
  defaultValues: Typed,
  load: () => Promise<(values: Typed) => LibraryForm<Typed, Values>>,
  onHere: () => void = () => {},
): FormApi<Typed, unknown, Values> {
  let library: LibraryForm<Typed, Values> | undefined;
  let arriving: Promise<LibraryForm<Typed, Values>> | undefined;
  let values = { ...defaultValues };
  let mistake: FieldError | undefined;
  const controls = new Map<string, Set<NativeControl>>();
  const observers = new Map<Observer<Typed>, (() => void) | null>();

  const tell = (change: { name?: string; errors?: true }) => {
    for (const { callback } of observers.keys()) callback({ values, ...change } as never);
  };

  function arrive(): Promise<LibraryForm<Typed, Values>> {
    arriving ??= load().then(
      (makeForm) => {
        library = makeForm(values);
        for (const observer of observers.keys())
          observers.set(observer, library.subscribe(observer));
        mistake = undefined;
        onHere();
        return library;
      },
      (failure) => {
        arriving = undefined;
        throw failure;
      },
    );
    return arriving;
  }

  const prepare = () => void arrive().catch(() => {});

  function hold(name: string, value: unknown): void {
    values = { ...values, [name]: value };
    for (const control of controls.get(name) ?? []) show(control, value);
    tell({ name });
  }

  function fail(failure: unknown): void {
    if (!isApiError(failure)) throw failure;
    mistake = { type: failure.code, message: failure.message };
    tell({ errors: true });
  }

  const form = {
    register(name: Path<Typed>) {
      if (library) return library.register(name);
      return {
        name,
        async onChange({ target }: { target: Parameters<typeof valueAfter>[0] }) {
          prepare();
          hold(name, valueAfter(target, values[name]));
        },
        onBlur: async () => {},
        ref(control: NativeControl | null) {
          if (!control) return;
          const all = controls.get(name) ?? new Set();
          controls.set(name, all.add(control));
          show(control, values[name]);
          return () => all.delete(control);
        },
      };
    },
    getValues: (name?: string) =>
      library
        ? library.getValues(...((name === undefined ? [] : [name]) as [Path<Typed>]))
        : name === undefined
          ? values
          : values[name],
    setValue(...[name, value, options]: Parameters<FormApi<Typed>['setValue']>) {
      if (library) library.setValue(name, value, options);
      else hold(name, value);
    },
    reset(next: DefaultValues<Typed>, options: Parameters<FormApi<Typed>['reset']>[1]) {
      // Its fields stay registered: nobody draws them anew.
      if (library) return library.reset(next, { keepFieldsRef: true, ...options });
      values = { ...values, ...next };
      for (const [name, shown] of controls)
        for (const control of shown) show(control, values[name]);
      tell({});
    },
    subscribe(observer: Observer<Typed>) {
      observers.set(observer, library?.subscribe(observer) ?? null);
      return () => {
        observers.get(observer)?.();
        observers.delete(observer);
      };
    },
    handleSubmit:
      (...handlers: Parameters<LibraryForm<Typed, Values>['handleSubmit']>) =>
      async (event?: { preventDefault?: () => void }) => {
        event?.preventDefault?.();
        const here = await arrive().catch(fail);
        if (here) await here.handleSubmit(...handlers)();
        else await handlers[1]?.({ root: mistake } as FieldErrors<Typed>);
      },
    getErrors(name?: string) {
      if (library)
        return library.getErrors(...((name === undefined ? [] : [name]) as [Path<Typed>]));
      const errors: { root?: FieldError } = mistake ? { root: mistake } : {};
      return name === undefined ? errors : name === 'root' ? errors.root : undefined;
    },
    setError: (...args: Parameters<FormApi<Typed>['setError']>) =>
      library
        ? library.setError(...args)
        : void arrive().then((here) => here.setError(...args), fail),
    clearErrors: (...args: Parameters<FormApi<Typed>['clearErrors']>) =>
      library?.clearErrors(...args),
    async trigger(...args: Parameters<FormApi<Typed>['trigger']>) {
      const here = await arrive().catch(fail);
      return here ? here.trigger(...args) : false;
    },
    setFocus: (name: Path<Typed>) =>
      library ? library.setFocus(name) : [...(controls.get(name) ?? [])][0]?.focus(),
    prepare,
  };
  return form as never;
}

/**
 * A form of a page that is drawn in the browser, whose library and checks are fetched when somebody
 * turns to it: its fields are there at once and hold what is typed. `load` answers what makes the
 * library's form out of the values of then (`libraryForm`); it throws `ApiError`, as `loadModule` does.
 *
 *     const form = useLateForm(emptyBooking(subscription), loadBookingForm);
 */
export function useLateForm<Typed extends FieldValues, Values>(
  defaultValues: Typed,
  load: () => Promise<(values: Typed) => LibraryForm<Typed, Values>>,
): FormApi<Typed, unknown, Values> {
  const [isHere] = useState(() => createStore(false));
  const [form] = useState(() => createLateForm(defaultValues, load, () => isHere.set(true)));
  const hasLibrary = useStore(isHere, false);
  // Another object, so that the fields around which it stands register with the library.
  return useMemo(() => ({ ...form, hasLibrary }), [form, hasLibrary]);
}
