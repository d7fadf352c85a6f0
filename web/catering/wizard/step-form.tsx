import { Check } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { Form } from '#web/platform/form/form.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import type { InquiryInputs } from './inquiry-form.ts';
import type { InquiryValues } from './inquiry-schema.ts';
import { firstOf, stepOf, WIZARD_STEPS, type WizardStep } from './steps.ts';
import { isEntered } from './stored-inquiry.ts';
import type { Wizard } from './wizard.ts';

/** So long the indicator shows, in milliseconds. */
const SHOWS = 2_000;

/** Says for two seconds that what was entered is kept; `onSaved` tells of each save. */
function SavedMark({ onSaved }: { onSaved: (listener: () => void) => () => void }) {
  const [saves, setSaves] = useState(0);
  const [shown, setShown] = useState(false);

  useEffect(() => onSaved(() => setSaves((count) => count + 1)), [onSaved]);

  useEffect(() => {
    if (saves === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWS);
    return () => clearTimeout(timer);
  }, [saves]);

  return (
    <span
      aria-hidden={!shown}
      className={`inline-flex items-center gap-1.5 text-sm font-medium text-leaf-ink transition-opacity ${shown ? '' : 'opacity-0'}`}
    >
      <Icon of={Check} className="size-4.5" />
      Saved in this browser
    </span>
  );
}

const pathOf = (field: string) =>
  (field.startsWith('selectedPlan') ? 'selectedPlan.id' : field) as FieldPath<InquiryInputs>;

/**
 * Where the focus goes in the wizard: to the heading of a step that was opened, or to a field that
 * is wrong, on whatever step it is.
 */
export function useStepFocus({
  form,
  step,
  steps,
  moves,
}: Pick<Wizard, 'form' | 'step' | 'steps' | 'moves'>) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string | null>(null);
  const { setFocus, clearErrors } = form;

  useEffect(() => {
    if (moves === 0) return;
    if (wanted.current) {
      setFocus(pathOf(wanted.current));
      wanted.current = null;
      return;
    }
    clearErrors();
    top.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [moves, setFocus, clearErrors]);

  /** Brings a field to the person, from whatever step. */
  const showField = useCallback(
    (field: string) => {
      const home: WizardStep = stepOf(field, step);
      if (home === step) return setFocus(pathOf(field));
      wanted.current = field;
      steps.open(home);
    },
    [setFocus, step, steps],
  );

  return { top, heading, showField };
}

export type StepFocus = ReturnType<typeof useStepFocus>;

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

  function showFirst(mistakes: FieldErrors<InquiryInputs>) {
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
            {WIZARD_STEPS[step - 1]}
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
