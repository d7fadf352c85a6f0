import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { PageQueries } from '#web/platform/data/with-queries.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { DetailsFields } from './details-fields.tsx';
import { type StepFocus, StepForm, useStepFocus } from './step-form.tsx';
import { WIZARD_STEPS, type WizardStep } from './steps.ts';
import { useWizard } from './use-wizard.ts';
import type { Wizard } from './wizard.ts';
import { WizardBar } from './wizard-bar.tsx';

const NEXT = [
  ['A plan', 'a whole meal, priced by the guest'],
  ['Your menu', 'the dishes, and what it comes to'],
  ['We call you', 'and send a quote, line by line'],
  ['You accept it', 'and nothing is fixed before that'],
] as const;

/** What follows on the details, beside them where there is room. */
function WhatFollows() {
  return (
    <Card as="section" aria-labelledby="what-follows" className="p-5 sm:p-6">
      <h2 id="what-follows" className="mb-3 text-title-sm">
        What follows
      </h2>
      <ol className="grid gap-3">
        {NEXT.map(([title, words]) => (
          <li key={title} className="border-l-3 border-turmeric pl-3 leading-snug">
            <span className="block font-semibold">{title}</span>
            <span className="text-ink-soft">{words}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Step 1: what the event is, and who asks. */
function DetailsStep({ wizard, focus }: { wizard: Wizard; focus: StepFocus }) {
  const { form, steps } = wizard;
  const { isSubmitting, errors } = form.formState;
  return (
    <StepForm wizard={wizard} focus={focus} onPassed={() => steps.open(2)} beside={<WhatFollows />}>
      <DetailsFields />
      <WizardBar
        submit="Next"
        busy={isSubmitting}
        busyText="One moment…"
        problem={errors.root?.message ?? null}
      />
    </StepForm>
  );
}

const DOT = 'grid size-8 shrink-0 place-items-center rounded-full font-heading text-base font-bold';

/** Where one is in the wizard; the steps that are done lead back. */
function StepProgress({ step, onStep }: { step: WizardStep; onStep: (step: WizardStep) => void }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2 sm:gap-4">
      {WIZARD_STEPS.map((name, index) => {
        const number = (index + 1) as WizardStep;
        const isDone = number < step;
        const bar = `mb-2 block h-1.5 rounded-full ${number <= step ? 'bg-turmeric' : 'bg-line'}`;
        const words = (
          <>
            <span
              className={`${DOT} ${number === step ? 'bg-ink text-paper' : 'bg-turmeric-tint text-turmeric-ink'}`}
            >
              {isDone ? <Icon of={Check} className="size-4.5" /> : number}
            </span>
            <span className="leading-tight max-sm:text-sm">
              {isDone && <span className="sr-only">Done, change: </span>}
              {name}
            </span>
          </>
        );
        const row =
          'flex min-h-11 w-full items-center gap-2 text-left font-semibold max-[24rem]:flex-col max-[24rem]:items-start max-[24rem]:gap-1';
        return (
          <li key={name} aria-current={number === step ? 'step' : undefined} className="min-w-0">
            <span className={bar} aria-hidden="true" />
            {isDone ? (
              <button
                type="button"
                onClick={() => onStep(number)}
                className={`${row} cursor-pointer hover:underline underline-offset-4`}
              >
                {words}
              </button>
            ) : (
              <span className={`${row} ${number === step ? '' : 'font-normal text-ink-soft'}`}>
                {words}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Steps() {
  const wizard = useWizard();
  const { kept, later, isReady, step, steps } = wizard;
  const focus = useStepFocus(wizard);
  const toast = useToast();
  const { part } = later;

  useEffect(() => {
    if (kept.beginning?.isRestored)
      toast({ message: 'Welcome back. What you entered before is still here.' });
  }, [kept.beginning, toast]);

  return (
    // What this browser keeps is read once the program is here; until then nothing else shows.
    <div className={isReady ? '' : 'with-inquiry:invisible'}>
      <div ref={focus.top} className="mb-6 scroll-mt-4 sm:mb-8">
        <StepProgress step={step} onStep={steps.open} />
      </div>
      {step > 1 && part ? (
        <part.LaterSteps wizard={wizard} focus={focus} />
      ) : (
        <DetailsStep wizard={wizard} focus={focus} />
      )}
    </div>
  );
}

/** The catering inquiry in three steps, with the cache of queries that the later ones read. */
export const InquiryWizard = () => (
  <PageQueries>
    <Steps />
  </PageQueries>
);
