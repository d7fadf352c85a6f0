import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { Form } from '#web/ui/form/form.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ClearForm } from './clear-form.tsx';
import { DetailsFields } from './details-fields.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { Honeypot } from './honeypot.tsx';
import { chosenPlan, type InquiryTyped, type InquiryValues } from './inquiry-form.ts';
import { LeaveWarning } from './leave-warning.tsx';
import { MenuStep } from './menu-step.tsx';
import { inquiryBody } from './payload.ts';
import { PlanStep } from './plan-step.tsx';
import { menuRequest } from './queries.ts';
import { SavedMark } from './saved-mark.tsx';
import type { SentInquiry } from './sent-inquiry.ts';
import { ServedThali } from './served-thali.tsx';
import { StepProgress } from './step-progress.tsx';
import { firstOf, STEPS, stepOf } from './steps.ts';
import { isEntered } from './stored-inquiry.ts';
import { bulletsOf } from './submit-failure.ts';
import { SubmitProblem } from './submit-problem.tsx';
import { Summary } from './summary.tsx';
import { FORM_ID } from './typed-early.ts';
import { useCalculatedMenu } from './use-calculated-menu.ts';
import { useNewFigures } from './use-new-figures.ts';
import { useSendInquiry } from './use-send-inquiry.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useWizard } from './use-wizard.ts';
import { WizardBar } from './wizard-bar.tsx';

/** The catering inquiry in three steps (spec 1 section 4). */
export function InquiryWizard() {
  const wizard = useWizard();
  const { form, typed, loaded, kept, step, steps, gone, dismissGone, clear, estimate } = wizard;
  const plan = chosenPlan(typed, loaded.catalogue?.plans ?? []);
  const request = estimate && menuRequest(typed, estimate.plan.id, estimate.guests);
  const menu = useCalculatedMenu(request, kept.beginning?.menu ?? null);
  const { figures, take } = useNewFigures(request);
  const price = estimate && (figures?.price ?? estimate.price);
  const { submit, busy, error, clearError } = useSendInquiry((failure) => {
    take(failure, price?.totalPrice ?? 0);
    loaded.reload();
  });
  const { top, heading, showField } = useStepFocus(wizard);
  const website = useRef<HTMLInputElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toast = useToast();
  const { errors } = form.formState;
  // What this browser keeps is read once the program is here; until then nothing else shows.
  const unread = kept.beginning ? '' : 'with-inquiry:invisible';

  useEffect(() => {
    if (kept.beginning?.isRestored)
      toast({ message: 'Welcome back. What you entered before is still here.' });
  }, [kept.beginning, toast]);

  useEffect(() => {
    if (menu.lines && plan && !menu.isWorking)
      kept.keep({ menu: { planId: plan.id, lines: [...menu.lines] } });
  }, [menu.lines, menu.isWorking, plan, kept]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another try
  useEffect(() => clearError(), [step, clearError]);

  useEffect(() => {
    if (!error) return;
    for (const { field, message } of bulletsOf(error.errors))
      if (field) form.setError(field as FieldPath<InquiryTyped>, { type: 'server', message });
    // Somebody who was taken for a machine, because the browser filled the field in, can try again.
    if (error.code === 'inquiry_not_human' && website.current) website.current.value = '';
    problem.current?.focus();
  }, [error, form]);

  async function send(values: InquiryValues) {
    if (!estimate || !price) return;
    const body = inquiryBody(values, estimate.plan, price);
    const trap = website.current?.value ?? '';
    const sent = await submit(trap ? { ...body, website: trap } : body);
    if (!sent) return;
    setSent(true);
    kept.forget();
    const { inquiryNumber } = sent;
    const { email, firstName } = values;
    await navigate(pathname, {
      replace: true,
      state: { sent: { inquiryNumber, email, firstName } satisfies SentInquiry },
    });
  }

  function goOn(values: InquiryValues) {
    if (step === 3) return send(values);
    steps.open(step === 1 ? 2 : 3);
  }

  function showFirst(mistakes: FieldErrors<InquiryTyped>) {
    const first = firstOf(Object.keys(mistakes));
    if (first && stepOf(first, step) !== step) showField(first);
  }

  return (
    <>
      <div ref={top} className={`scroll-mt-4 ${unread}`}>
        <StepProgress step={step} onStep={steps.open} />
      </div>
      <Form
        form={form}
        onSubmit={goOn}
        onMistakes={showFirst}
        id={FORM_ID}
        label="Catering inquiry"
        className={`mt-6 ${unread} grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]`}
      >
        <div className="min-w-0">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6">
            <h2 ref={heading} tabIndex={-1} className="text-title">
              {STEPS[step - 1]}
            </h2>
            <div className="flex min-h-11 grow items-center justify-between gap-4 sm:grow-0">
              <SavedMark onSaved={kept.onSaved} />
              {kept.beginning && isEntered(typed) && <ClearForm onClear={clear} />}
            </div>
          </div>
          {gone && <GoneNotice gone={gone} onDismiss={dismissGone} />}
          {step === 1 && <DetailsFields />}
          {step === 2 && <PlanStep loaded={loaded} />}
          {step === 3 && (
            <MenuStep loaded={loaded} typed={typed} estimate={estimate} price={price} menu={menu} />
          )}
          <Honeypot ref={website} />
          <div ref={problem} tabIndex={-1} className="my-6">
            {error && <SubmitProblem error={error} figures={figures} onField={showField} />}
          </div>
          <WizardBar
            step={step}
            plan={plan}
            estimate={estimate}
            total={price?.totalPrice ?? null}
            problem={errors.selectedPlan ? 'Please select a catering plan to continue.' : null}
            busy={busy || isSent}
            onBack={steps.back}
          />
        </div>
        <aside className="sticky top-6 grid gap-5 max-lg:hidden">
          <Summary typed={typed} plan={plan} price={price} />
          {step === 3 && loaded.catalogue && (
            <ServedThali typed={typed} catalogue={loaded.catalogue} />
          )}
        </aside>
      </Form>
      <LeaveWarning when={step > 1 && !isSent && isEntered(typed)} />
    </>
  );
}
