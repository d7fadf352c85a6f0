import { Card } from '#web/platform/ui/card.tsx';
import { DetailsFields } from './details-fields.tsx';
import { StepForm } from './step-form.tsx';
import type { StepFocus } from './use-step-focus.ts';
import type { Wizard } from './use-wizard.ts';
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
export function DetailsStep({ wizard, focus }: { wizard: Wizard; focus: StepFocus }) {
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
