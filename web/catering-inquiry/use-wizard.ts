import { useEffect, useState } from 'react';
import { type Catalogue, estimateOfForm } from './catalogue.ts';
import { torontoToday } from './details-fields.tsx';
import { detailsSchema, EMPTY_INQUIRY, inquirySchema, planSchema } from './inquiry-form.ts';
import { furthestStep, type Step } from './steps.ts';
import { isEntered } from './stored-inquiry.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useCustomerKnown } from './use-customer-known.ts';
import { useInquiryForm } from './use-inquiry-form.ts';
import { useKeptInquiry } from './use-kept-inquiry.ts';
import { useOffer } from './use-offer.ts';
import { useSteps } from './use-steps.ts';

const DETAILS = detailsSchema(torontoToday);

/** What the form must pass to leave a step. */
const schemaOf = (step: Step, catalogue: Catalogue | null) => {
  if (step === 1) return DETAILS;
  return step === 2 ? planSchema : inquirySchema(torontoToday, catalogue?.plans ?? []);
};

/** The form of the wizard, which fills itself in, and the step that it is in. */
export function useWizard() {
  const loaded = useCatalogue();
  const { catalogue } = loaded;
  const [step, setStep] = useState<Step>(1);
  const { form, typed } = useInquiryForm(schemaOf(step, catalogue), EMPTY_INQUIRY);
  const kept = useKeptInquiry(form);
  const { quietly } = kept;
  const [moves, setMoves] = useState(0);
  const [cleared, setCleared] = useState(0);
  const [heldBack, setHeldBack] = useState(0);
  const begun = kept.beginning ? cleared + 1 : 0;

  const steps = useSteps(step, kept.beginning?.step ?? null, (wanted, isMove) => {
    const furthest = furthestStep(form.getValues(), catalogue?.plans ?? null, torontoToday());
    const shown = Math.min(wanted, furthest) as Step;
    setStep(shown);
    if (isMove && shown !== step) setMoves((count) => count + 1);
    if (shown === 1 && wanted > 1 && isEntered(form.getValues())) setHeldBack((count) => count + 1);
    kept.keep({ step: shown });
    return shown;
  });

  const { gone, dismissGone } = useOffer(form, catalogue, begun, {
    quietly,
    onPlanGone: () => step === 3 && steps.open(2),
  });

  /** Nothing is filled in any more, here and in the browser's storage (spec 1 section 4). */
  function clear() {
    form.reset(EMPTY_INQUIRY);
    kept.forget();
    dismissGone();
    setCleared((count) => count + 1);
    steps.settle(1);
  }
  useCustomerKnown(form, begun, { quietly, onLeft: clear });

  // Details that passed once and no longer do, such as a day that is over by now, say so.
  const { handleSubmit } = form;
  useEffect(() => {
    if (heldBack > 0) void handleSubmit(() => {})();
  }, [heldBack, handleSubmit]);

  return {
    form,
    typed,
    loaded,
    kept,
    step,
    steps,
    /** How often another step was opened here. */
    moves,
    gone,
    dismissGone,
    clear,
    estimate: catalogue && estimateOfForm(typed, catalogue),
  };
}

export type Wizard = ReturnType<typeof useWizard>;
