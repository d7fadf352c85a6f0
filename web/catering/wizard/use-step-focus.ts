import { useCallback, useEffect, useRef } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { InquiryTyped } from './inquiry-form.ts';
import { type Step, stepOf } from './steps.ts';
import type { Wizard } from './use-wizard.ts';

const pathOf = (field: string) =>
  (field.startsWith('selectedPlan') ? 'selectedPlan.id' : field) as FieldPath<InquiryTyped>;

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
      const home: Step = stepOf(field, step);
      if (home === step) return setFocus(pathOf(field));
      wanted.current = field;
      steps.open(home);
    },
    [setFocus, step, steps],
  );

  return { top, heading, showField };
}

export type StepFocus = ReturnType<typeof useStepFocus>;
