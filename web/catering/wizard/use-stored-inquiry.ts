import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EventType } from '#contract/catering/inquiry-choices.ts';
import { forgetDraft, readDraft, writeDraft } from '#web/account/session/drafts.ts';
import { lastingStorage } from '#web/platform/client/browser-storage.ts';
import { INQUIRY_ENTRY } from './inquiry-entry.ts';
import { EMPTY_INQUIRY, type InquiryInputs } from './inquiry-form.ts';
import type { InquiryForm } from './inquiry-schema.ts';
import type { WizardStep } from './steps.ts';
import { isEntered, readStored, type StoredMenu } from './stored-inquiry.ts';

/** How the wizard begins in this browser. */
export type WizardStart = { step: WizardStep; menu: StoredMenu | null; isRestored: boolean };

/** What `?event=` can name, and how the form is filled in for it. */
const LINKED: Record<string, { eventType: EventType; eventTypeOther: string }> = {
  birthday_party: { eventType: 'birthday_party', eventTypeOther: '' },
  corporate_event: { eventType: 'corporate_event', eventTypeOther: '' },
  wedding: { eventType: 'wedding', eventTypeOther: '' },
  special_event: { eventType: 'other', eventTypeOther: 'Special event' },
  pooja: { eventType: 'other', eventTypeOther: 'Pooja, ceremony or katha' },
  house_party: { eventType: 'other', eventTypeOther: 'House party' },
};

/** How a form begins for the `?event=` of its address; null when that names no kind of event. */
export const eventFromLink = (
  event: string | null,
): { eventType: EventType; eventTypeOther: string } | null =>
  event !== null && Object.hasOwn(LINKED, event) ? (LINKED[event] ?? null) : null;

/** What the address asks for: `?event=` and `?plan=`. */
function linkedBy(query: URLSearchParams): Partial<InquiryInputs> {
  const plan = query.get('plan');
  return { ...eventFromLink(query.get('event')), ...(plan && { selectedPlan: { id: plan } }) };
}

/**
 * Keeps the inquiry in the browser's lasting storage, so that a reload, or another day, loses
 * nothing: fills the form in with what was kept and with what the address asks
 * for, and writes every change down.
 */
export function useStoredInquiry(form: InquiryForm) {
  const [query] = useSearchParams();
  const linked = useRef(linkedBy(query));
  const [beginning, setBeginning] = useState<WizardStart | null>(null);
  const rest = useRef<{ step: WizardStep; menu: StoredMenu | null }>({ step: 1, menu: null });
  const listeners = useRef(new Set<() => void>());
  const isQuiet = useRef(false);
  const { reset, getValues, subscribe } = form;

  const write = useCallback(() => {
    const typed = getValues();
    if (isEntered(typed))
      return writeDraft(INQUIRY_ENTRY, { typed, ...rest.current }, [], lastingStorage());
    forgetDraft(INQUIRY_ENTRY, lastingStorage());
    return true;
  }, [getValues]);

  useLayoutEffect(() => {
    const stored = readStored(readDraft(INQUIRY_ENTRY, lastingStorage()));
    const asked = linked.current;
    if (stored) rest.current = { step: stored.step, menu: stored.menu };
    reset({ ...EMPTY_INQUIRY, ...stored?.typed, ...asked }, { keepDefaultValues: true });
    // What came from elsewhere is kept before the address that named it is gone.
    if (Object.keys(asked).length > 0) write();
    setBeginning({
      // Whoever comes for another kind of event begins with its details.
      step: asked.eventType ? 1 : (stored?.step ?? 1),
      menu: stored?.menu ?? null,
      isRestored: stored !== null,
    });
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // Without a name it is the form being filled in by the page, not somebody typing.
        if (!name || isQuiet.current) return;
        if (write()) for (const listener of listeners.current) listener();
      },
    });
  }, [reset, subscribe, write]);

  return useMemo(
    () => ({
      /** Changes the form without counting as somebody's own entry. */
      quietly(change: () => void) {
        isQuiet.current = true;
        change();
        isQuiet.current = false;
      },
      /** Remembers the step and the menu beside the form. */
      keep(more: Partial<{ step: WizardStep; menu: StoredMenu | null }>) {
        rest.current = { ...rest.current, ...more };
        if (readDraft(INQUIRY_ENTRY, lastingStorage())) write();
      },
      forget() {
        rest.current = { step: 1, menu: null };
        forgetDraft(INQUIRY_ENTRY, lastingStorage());
      },
      /** Tells of each save. */
      onSaved(listener: () => void) {
        listeners.current.add(listener);
        return () => void listeners.current.delete(listener);
      },
      beginning,
    }),
    [write, beginning],
  );
}
