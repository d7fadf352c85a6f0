import { useEffect } from 'react';
import { useToast } from '#web/platform/ui/toast.tsx';
import { DetailsStep } from './details-step.tsx';
import { StepProgress } from './step-progress.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { useWizard } from './use-wizard.ts';

/** The catering inquiry in three steps. */
export function InquiryWizard() {
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
