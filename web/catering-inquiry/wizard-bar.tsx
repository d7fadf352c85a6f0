import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatPlainMoney } from '#domain/catering-price.ts';
import type { NamedPlan } from '#web/catering/plan-names.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldMessage } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { FormEstimate } from './catalogue.ts';
import { guestsWords } from './estimate-words.ts';
import type { Step } from './steps.ts';

/** Back and Next, at the foot of the screen on a phone, with what the event comes to so far. */
export function WizardBar({
  step,
  plan,
  estimate,
  total,
  problem,
  busy,
  onBack,
}: {
  step: Step;
  plan: NamedPlan | undefined;
  estimate: FormEstimate | null;
  /** Cents. */
  total: number | null;
  /** Why it does not go on. */
  problem: string | null;
  busy: boolean;
  onBack: () => void;
}) {
  return (
    <div
      data-foot-bar="tall"
      className="no-print sticky bottom-0 z-20 -mx-4.5 border-t border-line bg-paper px-4.5 py-3 sm:mx-0 sm:px-0 lg:static lg:bg-transparent lg:py-5"
    >
      {problem && (
        <div role="alert" className="-mt-1.5 mb-2">
          <FieldMessage id="no-further" error={problem} />
        </div>
      )}
      {step > 1 && plan && (
        <p className="mb-2 flex items-baseline justify-between gap-3 text-sm lg:hidden">
          <span className="min-w-0 truncate text-ink-soft">
            {plan.displayName}
            {estimate && `, ${guestsWords(estimate.guests)}`}
          </span>
          {total !== null && (
            <strong className="font-heading text-base tabular-nums">
              {formatPlainMoney(total)}
            </strong>
          )}
        </p>
      )}
      <div className="flex gap-3 lg:justify-between">
        {step > 1 && (
          <Button kind="quiet" onClick={onBack} aria-disabled={busy || undefined}>
            <Icon of={ChevronLeft} className="-ms-1 size-5" />
            Back
          </Button>
        )}
        <Button
          type="submit"
          busy={busy}
          busyText="Submitting..."
          className="max-lg:grow lg:ms-auto lg:min-w-44"
          aria-describedby={problem ? 'no-further' : undefined}
        >
          {step === 3 ? (
            'Submit Inquiry'
          ) : (
            <>
              Next
              <Icon of={ChevronRight} className="-me-1 size-5" />
            </>
          )}
        </Button>
      </div>
    </div>
  );
}
