import { useEffect, useRef, useState } from 'react';
import { useToast } from '#web/platform/ui/toast.tsx';
import { INQUIRY_ENTRY } from './inquiry-entry.ts';
import { EMPTY_INQUIRY } from './inquiry-form.ts';
import type { Step } from './steps.ts';
import { isEntered } from './stored-inquiry.ts';
import { torontoToday } from './toronto-today.ts';
import { useCustomerKnown } from './use-customer-known.ts';
import { useKeptInquiry } from './use-kept-inquiry.ts';
import { laterNow, useLater } from './use-later.ts';
import { useSteps } from './use-steps.ts';
import { useWizardForm } from './use-wizard-form.ts';

/** The form of the wizard, which fills itself in, and the step that it is in. */
export function useWizard() {
  const [step, setStep] = useState<Step>(1);
  const { form, typed } = useWizardForm(step);
  const kept = useKeptInquiry(form);
  const { beginning } = kept;
  const later = useLater(beginning?.isRestored === true);
  const isReady =
    beginning !== null && (beginning.step === 1 || later.part !== null || later.hasFailed);
  const [moves, setMoves] = useState(0);
  const [cleared, setCleared] = useState(0);
  const [heldBack, setHeldBack] = useState(0);
  const begun = beginning ? cleared + 1 : 0;

  const steps = useSteps(step, isReady ? beginning.step : null, (wanted, isMove) => {
    const furthest = laterNow()?.furthestStep(form.getValues(), torontoToday()) ?? 1;
    const shown = Math.min(wanted, furthest) as Step;
    setStep(shown);
    if (isMove && shown !== step) setMoves((count) => count + 1);
    if (shown === 1 && wanted > 1 && isEntered(form.getValues())) setHeldBack((count) => count + 1);
    kept.keep({ step: shown });
    return shown;
  });

  /** Nothing is filled in any more, here and in the browser's storage. */
  function clear() {
    form.reset(EMPTY_INQUIRY);
    kept.forget();
    setCleared((count) => count + 1);
    steps.settle(1);
  }
  // What another tab has sent or cleared cannot be sent from here again.
  const toast = useToast();
  const cleaner = useRef(clear);
  cleaner.current = clear;
  useEffect(() => {
    function follow({ key, newValue }: StorageEvent) {
      if (key !== INQUIRY_ENTRY || newValue !== null || !isEntered(form.getValues())) return;
      cleaner.current();
      toast({ message: 'This inquiry was submitted or cleared in another tab.' });
    }
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [form, toast]);
  useCustomerKnown(form, begun, { quietly: kept.quietly, onLeft: clear });

  // Details that passed once and no longer do, such as a day that is over by now, say so.
  const { handleSubmit } = form;
  useEffect(() => {
    if (heldBack === 0) return;
    void handleSubmit(() => {})().then(() =>
      document.activeElement?.scrollIntoView({ block: 'center' }),
    );
  }, [heldBack, handleSubmit]);

  return {
    form,
    typed,
    kept,
    later,
    isReady,
    /** How often the form was filled in from the beginning; 0 while it is not. */
    begun,
    step,
    steps,
    /** How often another step was opened here. */
    moves,
    clear,
  };
}

export type Wizard = ReturnType<typeof useWizard>;
