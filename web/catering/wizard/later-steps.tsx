import { useEffect, useRef } from 'react';
import type { InquiryPrice } from '#contract/catering/inquiry-menu.ts';
import type { CateringPlan } from '#contract/catering/menu.ts';
import { EVENT_TYPE_LABELS, labelWithOther } from '#domain/catering/labels.ts';
import { servedChoices } from '#domain/catering/menu.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { formatDate, isDay } from '#domain/platform/days.ts';
import { guestsText } from '#web/catering/landing/guest-text.ts';
import { type CateringCatalogue, choicesOf, estimateOfForm } from '#web/catering/menu/catalogue.ts';
import { MenuStep } from '#web/catering/menu/menu-step.tsx';
import { PlanChoice, thaliSubject } from '#web/catering/menu/plan-choice.tsx';
import { menuRequest, useCalculatedMenu } from '#web/catering/menu/use-calculated-menu.ts';
import { type LoadedCatalogue, useCatalogue, useOffer } from '#web/catering/menu/use-catalogue.ts';
import {
  CatalogueFailed,
  WithdrawnChoicesNotice,
} from '#web/catering/menu/withdrawn-choices-notice.tsx';
import { CallLink } from '#web/kitchen/contact-ways.tsx';
import { Honeypot } from '#web/platform/form/form.tsx';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LeaveWarning } from '#web/platform/ui/leave-warning.tsx';
import { SkeletonCards } from '#web/platform/ui/skeleton.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { chosenPlan, type InquiryInputs, readGuests } from './inquiry-form.ts';
import type { InquiryValues } from './inquiry-schema.ts';
import { type StepFocus, StepForm } from './step-form.tsx';
import { isEntered } from './stored-inquiry.ts';
import { SubmitProblem } from './submit-problem.tsx';
import { useSubmitStep } from './use-submit-step.ts';
import type { Wizard } from './wizard.ts';
import { useRoomBeside, WizardBar } from './wizard-bar.tsx';

/** The plan, the guests and the total, above Back and Next on a phone. */
function BarFigures({
  plan,
  guests,
  total,
}: {
  plan: CateringPlan;
  guests: number | null;
  /** Cents. */
  total: number | null;
}) {
  return (
    <p className="mb-2 flex items-baseline justify-between gap-3 text-sm lg:hidden">
      <span className="min-w-0 truncate text-ink-soft">
        {plan.name}
        {guests !== null && `, ${guestsText(guests)}`}
      </span>
      {total !== null && (
        <strong className="font-heading text-base tabular-nums">{formatPlainMoney(total)}</strong>
      )}
    </p>
  );
}

/** Step 2: one of the plans. */
function PlanStep({ loaded }: { loaded: LoadedCatalogue }) {
  const { catalogue, error } = loaded;
  if (!catalogue) {
    return error ? (
      <CatalogueFailed {...loaded} />
    ) : (
      <SkeletonCards count={2} label="Loading the plans…" />
    );
  }
  if (catalogue.plans.length === 0) {
    return (
      <EmptyState title="No catering plans at the moment" action={<CallLink />}>
        Call us, and we will put a menu together for you.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-3 text-ink-soft">
        Every plan is a whole meal, priced by the guest. You choose the dishes next.
      </p>
      <PlanChoice plans={catalogue.plans} />
    </>
  );
}

/** The choices as one guest's plate, drawn anew with each of them. */
function ServedThali({ typed, catalogue }: { typed: InquiryInputs; catalogue: CateringCatalogue }) {
  const plan = chosenPlan(typed, catalogue.plans);
  if (!plan) return null;
  const choices = servedChoices(plan.features, choicesOf(typed, catalogue.menu, plan));
  return (
    <figure className="rounded-card bg-sunken p-5 text-center">
      <div className="thali-still mx-auto w-full max-w-72">
        <Drawing of={thaliSubject(choices)} />
      </div>
      <figcaption className="mt-1">
        <span className="block font-heading text-title-sm font-bold">A plate at your event</span>
        <span className="text-sm text-ink-soft">It changes with the dishes that you choose.</span>
      </figcaption>
    </figure>
  );
}

/** The event so far, beside the form where there is room. */
function Summary({
  typed,
  plan,
  price,
}: {
  typed: InquiryInputs;
  plan: CateringPlan | undefined;
  price: InquiryPrice | null;
}) {
  const guests = readGuests(typed.numberOfGuests);
  const facts = [
    [
      'Event',
      typed.eventType && labelWithOther(EVENT_TYPE_LABELS, typed.eventType, typed.eventTypeOther),
      'Not chosen yet',
    ],
    ['Date', isDay(typed.eventDate) && formatDate(typed.eventDate), 'Not chosen yet'],
    ['Guests', guests >= 1 && guestsText(guests), 'Not known yet'],
    ['Plan', plan?.name, 'Not chosen yet'],
  ] as const;
  return (
    <Card as="section" aria-labelledby="so-far" className="p-5 sm:p-6">
      <h2 id="so-far" className="mb-3 text-title-sm">
        Your event so far
      </h2>
      <dl className="grid gap-1">
        {facts.map(([name, value, none]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-1">
            <dt className="text-ink-soft">{name}</dt>
            <dd
              className={`min-w-0 text-right wrap-anywhere ${value ? 'font-semibold' : 'text-ink-soft'}`}
            >
              {value || none}
            </dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">Estimate</dt>
          <dd className="font-heading text-title-sm whitespace-nowrap tabular-nums">
            {price ? formatPlainMoney(price.totalPrice) : '–'}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

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
      {gone && <WithdrawnChoicesNotice gone={gone} onDismiss={dismissGone} />}
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
