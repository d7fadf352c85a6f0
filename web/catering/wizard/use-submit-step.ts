import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { catering } from '#contract/catering/catering.ts';
import type { InquiryBody } from '#contract/catering/inquiry-form.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { submitMemory } from '#web/account/session/drafts.ts';
import type { FormEstimate } from '#web/catering/menu/catalogue.ts';
import type { MenuRequest } from '#web/catering/menu/use-calculated-menu.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { lastingStorage } from '#web/platform/client/browser-storage.ts';
import { keepInquiryToken } from '#web/platform/client/inquiry-tokens.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { SENT_ENTRY } from './inquiry-entry.ts';
import type { InquiryInputs } from './inquiry-form.ts';
import type { InquiryValues } from './inquiry-schema.ts';
import { inquiryBody } from './payload.ts';
import { bulletsOf, useServerPrices } from './submit-problem.tsx';
import type { SentInquiry } from './success-panel.tsx';
import type { Wizard } from './wizard.ts';

const memory = submitMemory(SENT_ENTRY, lastingStorage);

/**
 * Sends an inquiry and keeps the token that opens it. `onConflict` hears of a refusal after which
 * something on the screen is out of date.
 */
function useSendInquiry(onConflict: (failure: unknown) => void) {
  return useSubmit(async (body: InquiryBody, idempotencyKey) => {
    try {
      const { token, inquiryNumber } = await call(catering.create, { body }, { idempotencyKey });
      keepInquiryToken({ token, inquiryNumber, email: body.email });
      return { inquiryNumber };
    } catch (failure) {
      if (isApiError(failure) && failure.status === 409) onConflict(failure);
      throw failure;
    }
  }, memory);
}

/**
 * The submit of the wizard: sends the inquiry with the figures that are on the screen, and goes to
 * its success once it was taken. `onConflict` reads again what the server knows better.
 */
export function useSubmitStep({
  wizard: { form, kept, step },
  estimate,
  request,
  onConflict,
}: {
  wizard: Wizard;
  estimate: FormEstimate | null;
  request: MenuRequest | null;
  onConflict: () => void;
}) {
  const { figures, take } = useServerPrices(request);
  const price = estimate && (figures?.price ?? estimate.price);
  const { submit, busy, error, clearError } = useSendInquiry((failure) => {
    take(failure, price?.totalPrice ?? 0);
    onConflict();
  });
  const [isSent, setSent] = useState(false);
  const website = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another try
  useEffect(() => clearError(), [step, clearError]);

  useEffect(() => {
    for (const { field, message } of bulletsOf(error?.errors ?? []))
      if (field) form.setError(field as FieldPath<InquiryInputs>, { type: 'server', message });
    // Somebody who was taken for a machine, because the browser filled the field in, can try again.
    if (error?.code === 'not_human' && website.current) website.current.value = '';
  }, [error, form]);

  async function send(values: InquiryValues) {
    if (!estimate || !price) return;
    const body = inquiryBody(values, estimate.choices, price);
    const trap = website.current?.value ?? '';
    const taken = await submit(trap ? { ...body, website: trap } : body);
    if (!taken) return;
    setSent(true);
    kept.forget();
    const { email, firstName } = values;
    const sent: SentInquiry = { inquiryNumber: taken.inquiryNumber, email, firstName };
    await navigate(pathname, { replace: true, state: { sent } });
  }

  return { send, busy: busy || isSent, isSent, error, figures, price, website };
}
