import { useEffect, useRef } from 'react';
import { Honeypot } from '#web/platform/ui/form/honeypot.tsx';
import { LeaveWarning } from '#web/platform/ui/leave-warning.tsx';
import { BarFigures } from './bar-figures.tsx';
import { estimateOfForm } from './catalogue.ts';
import { GoneNotice } from './gone-notice.tsx';
import { chosenPlan } from './inquiry-form.ts';
import type { InquiryValues } from './inquiry-schema.ts';
import { MenuStep } from './menu-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { menuRequest } from './queries.ts';
import { ServedThali } from './served-thali.tsx';
import { StepForm } from './step-form.tsx';
import { isEntered } from './stored-inquiry.ts';
import { SubmitProblem } from './submit-problem.tsx';
import { Summary } from './summary.tsx';
import { useCalculatedMenu } from './use-calculated-menu.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useOffer } from './use-offer.ts';
import { useRoomBeside } from './use-room-beside.ts';
import type { StepFocus } from './use-step-focus.ts';
import { useSubmitStep } from './use-submit-step.ts';
import type { Wizard } from './use-wizard.ts';
import { WizardBar } from './wizard-bar.tsx';

/** Steps 2 and 3: the plan, the menu with its live price, and the submit. */
export function LaterSteps({ wizard, focus }: { wizard: Wizard; focus: StepFocus }) {
  const { form, typed, kept, begun, step, steps } = wizard;
  const loaded = useCatalogue();
  const { catalogue } = loaded;
  const { gone, dismissGone } = useOffer(form, catalogue, begun, {
    quietly: kept.quietly,
    onPlanGone: () => step === 3 && steps.open(2),
  });
  const plan = chosenPlan(typed, catalogue?.plans ?? []);
  const estimate = catalogue && estimateOfForm(typed, catalogue);
  const request = estimate && menuRequest(typed, estimate);
  const menu = useCalculatedMenu(request, kept.beginning?.menu ?? null);
  const { send, busy, isSent, error, figures, price, website } = useSubmitStep({
    wizard,
    estimate,
    request,
    onConflict: loaded.reload,
  });
  const problem = useRef<HTMLDivElement>(null);
  const hasRoom = useRoomBeside();
  const thali = step === 3 && catalogue && <ServedThali typed={typed} catalogue={catalogue} />;

  useEffect(() => {
    if (menu.lines && plan && !menu.isWorking)
      kept.keep({ menu: { planId: plan.id, lines: [...menu.lines] } });
  }, [menu.lines, menu.isWorking, plan, kept]);

  useEffect(() => {
    if (error) problem.current?.focus();
  }, [error]);

  const onPassed = (values: InquiryValues) => (step === 3 ? send(values) : steps.open(3));
  const { errors } = form.formState;

  return (
    <StepForm
      wizard={wizard}
      focus={focus}
      onPassed={onPassed}
      beside={
        <>
          <Summary typed={typed} plan={plan} price={price} />
          {hasRoom && thali}
        </>
      }
    >
      {gone && <GoneNotice gone={gone} onDismiss={dismissGone} />}
      {step === 2 ? (
        <PlanStep loaded={loaded} />
      ) : (
        <>
          {!hasRoom && thali && <div className="mb-8">{thali}</div>}
          <MenuStep loaded={loaded} typed={typed} estimate={estimate} price={price} menu={menu} />
        </>
      )}
      <Honeypot ref={website} />
      <div ref={problem} tabIndex={-1} className={error ? 'mt-6' : ''}>
        {error && <SubmitProblem error={error} figures={figures} onField={focus.showField} />}
      </div>
      <WizardBar
        submit={step === 3 ? 'Submit Inquiry' : 'Next'}
        busy={busy}
        busyText="Submitting..."
        problem={
          errors.selectedPlan
            ? 'Please select a catering plan to continue.'
            : (errors.root?.message ?? null)
        }
        onBack={steps.back}
      >
        {plan && (
          <BarFigures
            plan={plan}
            guests={estimate?.guests ?? null}
            total={price?.totalPrice ?? null}
          />
        )}
      </WizardBar>
      <LeaveWarning when={!isSent && isEntered(typed)}>
        <p>
          Your inquiry is not submitted yet. What you have entered is kept in this browser, and you
          can go on with it later.
        </p>
      </LeaveWarning>
    </StepForm>
  );
}
