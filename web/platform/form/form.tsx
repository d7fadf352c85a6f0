import { type ReactNode, type Ref, useEffect } from 'react';
import type { FieldErrors, FieldValues, SubmitHandler } from 'react-hook-form';
import { plural } from '#domain/platform/plural.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { type FormApi, FormContext } from './form-context.ts';
import { reloadToSend, wasReloadedToSend } from './reloaded-form.ts';

const RELOADED =
  'This page had to be loaded again. Please check what you typed and send it once more.';

/**
 * A form whose fields find it by their names. On a submit with mistakes the focus goes to the first
 * wrong field, each field shows its own words, and their number is announced. One that lacks a part of
 * the program (`root`) is sent in vain until the page is loaded anew, which is done where that helps.
 */
export function Form<Values extends FieldValues, Context, Output>({
  form,
  onSubmit,
  id,
  label,
  onMistakes,
  className = 'grid gap-5',
  children,
}: {
  form: FormApi<Values, Context, Output>;
  onSubmit: SubmitHandler<Output>;
  /** Told of the wrong fields: where some are not on the screen, this shows them. */
  onMistakes?: (errors: FieldErrors<Values>) => void;
  /** For a submit button that stands outside of it (`form={id}`), at the foot of a dialog. */
  id?: string;
  /** What the form is for, when no heading right above it says so. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const toast = useToast();
  useEffect(() => {
    if (wasReloadedToSend()) toast({ message: RELOADED });
  }, [toast]);
  const submit = form.handleSubmit(onSubmit, (errors) => {
    // What is wrong with the form as a whole is no field.
    const count = Object.keys(errors).filter((name) => name !== 'root').length;
    const fields = plural(count, 'One field needs', `${count} fields need`);
    if (count > 0) announce(`${fields} your attention.`);
    onMistakes?.(errors);
    // Its own part of the program may be what it lacks.
    if (errors.root) void reloadToSend();
  });
  return (
    <FormContext value={form as unknown as FormApi}>
      {/* Sends nothing by itself: web/platform/start/early-events.ts keeps what is sent before the program is here. */}
      <form
        id={id}
        method="dialog"
        noValidate
        onSubmit={submit}
        onFocus={form.prepare}
        aria-label={label}
        className={className}
      >
        {children}
      </form>
    </FormContext>
  );
}

/** The one button of a form of this folder, as wide as its fields. */
export function SubmitButton({
  busy,
  busyText,
  children,
}: {
  busy: boolean;
  busyText: string;
  children: ReactNode;
}) {
  return (
    <Button type="submit" size="large" busy={busy} busyText={busyText} className="w-full">
      {children}
    </Button>
  );
}

/** A part of a long form with a heading of its own, and a line above all but the first. */
export function FormSection({
  title,
  level: Heading = 'h2',
  children,
}: {
  title: string;
  /** Below a heading of the same form: `h3`. */
  level?: 'h2' | 'h3';
  children: ReactNode;
}) {
  return (
    <section className="grid gap-5 border-t border-line pt-7 first:border-t-0 first:pt-0">
      <Heading className={Heading === 'h2' ? 'text-title' : 'text-title-sm'}>{title}</Heading>
      {children}
    </section>
  );
}

/** A field that no person sees or reaches: what fills it in is not one. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
