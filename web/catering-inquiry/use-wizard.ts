import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '#web/session/session.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import {
  type Catalogue,
  estimateOfForm,
  type Gone,
  goneFrom,
  missingChoices,
} from './catalogue.ts';
import { torontoToday } from './details-fields.tsx';
import {
  detailsSchema,
  EMPTY_INQUIRY,
  FIELDS,
  type InquiryTyped,
  type InquiryValues,
  inquirySchema,
  MENU_FIELDS,
  planSchema,
} from './inquiry-form.ts';
import { prefilled } from './prefill.ts';
import { furthestStep, type Step } from './steps.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useKeptInquiry } from './use-kept-inquiry.ts';
import { useSteps } from './use-steps.ts';

const DETAILS = detailsSchema(torontoToday);

/** What the form must pass to leave a step. */
const schemaOf = (step: Step, catalogue: Catalogue | null) =>
  [DETAILS, planSchema, inquirySchema(torontoToday, catalogue?.plans ?? [])][step - 1];

/** The form of the wizard, which fills itself in, and the step that it is in. */
export function useWizard() {
  const loaded = useCatalogue();
  const { catalogue } = loaded;
  const [step, setStep] = useState<Step>(1);
  const form = useZodForm<InquiryTyped, InquiryValues>(
    schemaOf(step, catalogue) as never,
    EMPTY_INQUIRY,
  );
  // The first mistake gets the focus in the order in which fields were first named, and some of
  // them come and go.
  for (const field of FIELDS) form.register(field === 'selectedPlan' ? 'selectedPlan.id' : field);
  const kept = useKeptInquiry(form);
  const typed = useWatch({ control: form.control }) as InquiryTyped;

  const [moves, setMoves] = useState(0);
  const steps = useSteps(step, kept.beginning?.step ?? null, (wanted, isMove) => {
    const furthest = furthestStep(form.getValues(), catalogue?.plans ?? null, torontoToday());
    const shown = Math.min(wanted, furthest) as Step;
    setStep(shown);
    if (isMove && shown !== step) setMoves((count) => count + 1);
    kept.keep({ step: shown });
    return shown;
  });

  const [gone, setGone] = useState<Gone | null>(null);
  const [times, setCleared] = useState(0);
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const hasLeft = session.status === 'signed-out' && session.reason === 'left';
  const wasSignedIn = useRef(false);

  /** Nothing is filled in any more, here and in the browser's storage (spec 1 section 4). */
  function clear() {
    form.reset(EMPTY_INQUIRY);
    kept.forget();
    setGone(null);
    setCleared((count) => count + 1);
    steps.settle(1);
  }
  const latest = useRef({ clear, open: steps.open, step });
  latest.current = { clear, open: steps.open, step };

  // What the account knows goes into the fields that are empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after the form was cleared
  useEffect(() => {
    if (!user || !kept.beginning) return;
    kept.quietly(() => {
      for (const [field, value] of Object.entries(prefilled(form.getValues(), user)))
        form.setValue(field as keyof typeof prefilled, value as never);
    });
  }, [user?.id, kept.beginning !== null, times]);

  // Whoever signs out by choice leaves nothing on the screen for the next person.
  useEffect(() => {
    if (hasLeft && wasSignedIn.current) latest.current.clear();
    wasSignedIn.current = user !== null;
  }, [hasLeft, user]);

  // Every choice has its default, and what is no longer on offer is told of and replaced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the offer is known anew
  useEffect(() => {
    if (!catalogue || !kept.beginning) return;
    const now = goneFrom(catalogue, form.getValues());
    if (now) {
      setGone(now);
      if (now.plan) form.setValue('selectedPlan.id', '');
      for (const category of now.categories) form.setValue(MENU_FIELDS[category], '');
      if (now.plan && latest.current.step === 3) latest.current.open(2);
    }
    kept.quietly(() => {
      for (const [field, id] of Object.entries(missingChoices(form.getValues(), catalogue.menu)))
        form.setValue(field as keyof InquiryTyped, id);
    });
  }, [catalogue, kept.beginning !== null, times]);

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
    dismissGone: () => setGone(null),
    clear,
    estimate: catalogue && estimateOfForm(typed, catalogue),
  };
}

export type Wizard = ReturnType<typeof useWizard>;
