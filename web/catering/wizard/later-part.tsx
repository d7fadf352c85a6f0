// What the wizard needs once somebody fills it in: its checks, the question before all is cleared, and
// the steps after the first.

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import type { IsoDay } from '#domain/platform/days.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import type { InquiryInputs } from './inquiry-form.ts';
import {
  detailsSchema,
  type InquiryOffer,
  type InquiryValues,
  inquirySchema,
  planSchema,
} from './inquiry-schema.ts';
import type { WizardStep } from './steps.ts';
import { torontoToday } from './toronto-today.ts';

export { LaterSteps } from './later-steps.tsx';

/** Asks before everything that was entered is gone. */
export function ClearForm({ onClear }: { onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" className="px-0!" onClick={() => setAsking(true)}>
        Clear Form Data
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Clear the form?"
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                onClear();
              }}
            >
              Clear Form Data
            </Button>
          </>
        }
      >
        <p>
          Everything that you have entered, the plan and the menu are removed from this browser.
        </p>
      </Dialog>
    </>
  );
}

/** The furthest step that can be open: the plans when the details pass, the menu when a plan is chosen. */
export function furthestStep(typed: InquiryInputs, today: IsoDay): WizardStep {
  if (!detailsSchema(() => today).safeParse(typed).success) return 1;
  return planSchema.safeParse(typed).success ? 3 : 2;
}

const DETAILS = detailsSchema(torontoToday);

const schemaOf = (step: WizardStep, offered: InquiryOffer | null) => {
  if (step === 1) return DETAILS;
  return step === 2 ? planSchema : inquirySchema(torontoToday, offered);
};

/** What the form must pass to leave a step; `offered` is null while it is not known. */
export const resolverOf = (
  step: WizardStep,
  offered: InquiryOffer | null,
): Resolver<InquiryInputs, unknown, InquiryValues> =>
  // The first two steps pass what they ask for alone; only what step 3 has passed is sent.
  zodResolver(schemaOf(step, offered)) as never;
