import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Form } from '#web/platform/ui/form/form.tsx';
import type { InquiryTyped } from './inquiry-form.ts';
import type { InquiryValues } from './inquiry-schema.ts';
import { SavedMark } from './saved-mark.tsx';
import { firstOf, STEPS, stepOf } from './steps.ts';
import { isEntered } from './stored-inquiry.ts';
import type { StepFocus } from './use-step-focus.ts';
import type { Wizard } from './use-wizard.ts';

/** What every step is in: its heading, what is done about the data, the fields, and what stands beside them. */
export function StepForm({
  wizard,
  focus,
  onPassed,
  beside,
  children,
}: {
  wizard: Wizard;
  focus: StepFocus;
  /** Told of the form once it passed the checks of this step. */
  onPassed: (values: InquiryValues) => void | Promise<void>;
  beside: ReactNode;
  children: ReactNode;
}) {
  const { form, typed, kept, step, clear, later } = wizard;

  function showFirst(mistakes: FieldErrors<InquiryTyped>) {
    const first = firstOf(Object.keys(mistakes));
    if (first && stepOf(first, step) !== step) focus.showField(first);
  }

  return (
    <Form
      form={form}
      onSubmit={onPassed}
      onMistakes={showFirst}
      id="catering-inquiry"
      label="Catering inquiry"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever begins to fill it in will need what comes after */}
      <div className="min-w-0" onFocus={later.load}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6">
          <h2 ref={focus.heading} tabIndex={-1} className="text-title">
            {STEPS[step - 1]}
          </h2>
          <div className="flex min-h-11 grow items-center justify-between gap-4 sm:grow-0">
            <SavedMark onSaved={kept.onSaved} />
            {later.part && isEntered(typed) && <later.part.ClearForm onClear={clear} />}
          </div>
        </div>
        {children}
      </div>
      <aside className="sticky top-6 grid gap-5 max-lg:hidden">{beside}</aside>
    </Form>
  );
}
