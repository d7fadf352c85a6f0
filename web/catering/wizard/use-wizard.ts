import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#web/account/session/session.ts';
import { cateringMenuQuery, cateringPlansQuery } from '#web/catering/landing/queries.ts';
import { call, loadModule } from '#web/platform/client/browser-client.ts';
import { lateResolver } from '#web/platform/form/late-resolver.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { useToast } from '#web/platform/ui/toast.tsx';
import { INQUIRY_ENTRY } from './inquiry-entry.ts';
import { EMPTY_INQUIRY, type InquiryInputs, inOrder } from './inquiry-form.ts';
import type { InquiryForm, InquiryValues } from './inquiry-schema.ts';
import { readStep, type WizardStep } from './steps.ts';
import { isEntered, prefilled } from './stored-inquiry.ts';
import { torontoToday } from './toronto-today.ts';
import { useStoredInquiry } from './use-stored-inquiry.ts';
import type { Steps } from './wizard.ts';

/**
 * Fills in what the account knows, where nothing is filled in, whenever the form begins anew
 * (`begun` counts that, from 1); `onLeft` when somebody signs out by choice, so that they leave
 * nothing on the screen for the next person.
 */
function useCustomerKnown(
  form: InquiryForm,
  begun: number,
  { quietly, onLeft }: { quietly: (change: () => void) => void; onLeft: () => void },
): void {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const hasLeft = session.status === 'signed-out' && session.reason === 'left';
  const wasSignedIn = useRef(false);
  const told = useRef({ user, quietly, onLeft });
  told.current = { user, quietly, onLeft };
  const { getValues, setValue } = form;

  const id = user?.id;
  // Once for each customer: what somebody empties afterwards stays empty.
  useEffect(() => {
    const { user: known } = told.current;
    if (!id || !known || begun === 0) return;
    told.current.quietly(() => {
      for (const [field, value] of Object.entries(prefilled(getValues(), known)))
        setValue(field as keyof InquiryInputs, value);
    });
  }, [id, begun, getValues, setValue]);

  useEffect(() => {
    if (hasLeft && wasSignedIn.current) told.current.onLeft();
    wasSignedIn.current = user !== null;
  }, [hasLeft, user]);
}

type LaterPart = typeof import('./later-part.tsx');

/** The checks and the later steps, which the first look at the page does without. */
const deferredModule = createStore<LaterPart | null>(null);

async function loadLater(): Promise<LaterPart> {
  const part = await loadModule(() => import('./later-part.tsx'));
  deferredModule.set(part);
  return part;
}

/**
 * The same in a component: loaded at once where it is `isNeeded`, else when `load` is called. Where
 * that fails, it is left to the next step to try again and to say why.
 */
function useLater(isNeeded: boolean) {
  const part = useStore(deferredModule, null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    if (!deferredModule.get() && !hasFailed) loadLater().catch(() => setFailed(true));
  }, [hasFailed]);

  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  return { part, hasFailed, load };
}

/** A place in the browser's history: its step, and the step of the place that it was opened from. */
type WizardHistoryEntry = { step?: unknown; from?: unknown };

/**
 * The wizard's steps as places in the browser's history. Nothing moves before it is known where to
 * `begin`; `show` is told of the step that a place asks for, and answers the one that is shown.
 */
function useSteps(
  step: WizardStep,
  begin: WizardStep | null,
  show: (wanted: WizardStep, isMove: boolean) => WizardStep,
): Steps {
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const place = (state ?? {}) as WizardHistoryEntry;
  const asked = readStep(place.step);
  const hasBegun = useRef(false);

  const settle = useCallback(
    (next: WizardStep) =>
      void navigate(pathname, { replace: true, state: { step: next }, preventScrollReset: true }),
    [navigate, pathname],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is looked at once
  useLayoutEffect(() => {
    if (begin === null) return;
    const shown = show(asked ?? begin, hasBegun.current);
    hasBegun.current = true;
    if (asked === null) settle(shown);
  }, [begin, key]);

  return {
    settle,
    open: (next) =>
      void navigate(pathname, {
        state: { step: next, from: step },
        preventScrollReset: true,
      }),
    back() {
      const below = step === 3 ? 2 : 1;
      if (place.from === below) void navigate(-1);
      else settle(below);
    },
  };
}

/** The form of the wizard, which fills itself in, and the step that it is in. */
export function useWizard() {
  const [step, setStep] = useState<WizardStep>(1);
  const { form, typed } = useWizardForm(step);
  const kept = useStoredInquiry(form);
  const { beginning } = kept;
  const later = useLater(beginning?.isRestored === true);
  const isReady =
    beginning !== null && (beginning.step === 1 || later.part !== null || later.hasFailed);
  const [moves, setMoves] = useState(0);
  const [cleared, setCleared] = useState(0);
  const [heldBack, setHeldBack] = useState(0);
  const begun = beginning ? cleared + 1 : 0;

  const steps = useSteps(step, isReady ? beginning.step : null, (wanted, isMove) => {
    const furthest = deferredModule.get()?.furthestStep(form.getValues(), torontoToday()) ?? 1;
    const shown = Math.min(wanted, furthest) as WizardStep;
    setStep(shown);
    if (isMove && shown !== step) setMoves((count) => count + 1);
    if (shown === 1 && wanted > 1 && isEntered(form.getValues())) setHeldBack((count) => count + 1);
    kept.keep({ step: shown });
    return shown;
  });

  /** Nothing is filled in any more, here and in the browser's storage. */
  function clear() {
    form.reset(EMPTY_INQUIRY);
    kept.forget();
    setCleared((count) => count + 1);
    steps.settle(1);
  }
  // What another tab has sent or cleared cannot be sent from here again.
  const toast = useToast();
  const cleaner = useRef(clear);
  cleaner.current = clear;
  useEffect(() => {
    function follow({ key, newValue }: StorageEvent) {
      if (key !== INQUIRY_ENTRY || newValue !== null || !isEntered(form.getValues())) return;
      cleaner.current();
      toast({ message: 'This inquiry was submitted or cleared in another tab.' });
    }
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [form, toast]);
  useCustomerKnown(form, begun, { quietly: kept.quietly, onLeft: clear });

  // Details that passed once and no longer do, such as a day that is over by now, say so.
  const { handleSubmit } = form;
  useEffect(() => {
    if (heldBack === 0) return;
    void handleSubmit(() => {})().then(() =>
      document.activeElement?.scrollIntoView({ block: 'center' }),
    );
  }, [heldBack, handleSubmit]);

  return {
    form,
    typed,
    kept,
    later,
    isReady,
    begun,
    step,
    steps,
    moves,
    clear,
  };
}

/** The wizard's form: each step is checked by itself, with checks that are loaded when they are needed. */
function useWizardForm(step: WizardStep) {
  const queries = useQueryClient();

  const resolver = lateResolver<InquiryInputs, InquiryValues>(async () => {
    const { resolverOf } = await loadLater();
    const plans = queries.getQueryData(cateringPlansQuery(call).queryKey);
    const menu = queries.getQueryData(cateringMenuQuery(call).queryKey);
    return resolverOf(step, plans && menu ? { plans, menu } : null);
  });
  const form = useForm<InquiryInputs, unknown, InquiryValues>({
    resolver,
    defaultValues: EMPTY_INQUIRY,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  for (const field of inOrder) form.register(field);
  // Watches before the form is filled in, so as not to miss it.
  const typed = useWatch({ control: form.control }) as InquiryInputs;
  return { form, typed };
}
