import { useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { catering, type InquiryBody, type InquiryPrice } from '#contract/catering.ts';
import { call } from '#web/api/browser-client.ts';
import type { SubmitMemory } from '#web/api/submit-key.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { keepInquiryToken } from '#web/inquiries/inquiry-tokens.ts';
import { lastingStorage } from '#web/session/browser-storage.ts';
import { forgetDraft, readDraft, writeDraft } from '#web/session/draft-store.ts';
import { SENT_ENTRY } from './inquiry-entry.ts';
import { newFigures } from './submit-failure.ts';

/** A reload in the middle of a submit finds its key again, so that there is one inquiry. */
const memory: SubmitMemory = {
  read() {
    const { key, input } = readDraft(SENT_ENTRY, lastingStorage()) ?? {};
    return typeof key === 'string' && typeof input === 'string' ? { key, input } : null;
  },
  write: (sent) =>
    sent
      ? writeDraft(SENT_ENTRY, sent, [], lastingStorage())
      : forgetDraft(SENT_ENTRY, lastingStorage()),
};

/** Figures that the server has sent instead of those of the screen, and the request they are for. */
type NewFigures = { of: string; price: InquiryPrice };

type Sent = { body: InquiryBody; of: string };

/**
 * Sends an inquiry with the figures that are on the screen, and keeps the token that opens it. What
 * the server knows better is read again by `onOutdated`.
 */
export function useSendInquiry(onOutdated: () => void) {
  const [figures, setFigures] = useState<NewFigures | null>(null);
  const { submit, busy, error, clearError } = useSubmit(
    async ({ body, of }: Sent, idempotencyKey) => {
      try {
        return await call(catering.create, { body }, { idempotencyKey });
      } catch (failure) {
        const quote = isApiError(failure) && newFigures(failure);
        if (quote) setFigures({ of, price: quote.pricingCalculation });
        if (isApiError(failure) && failure.status === 409) onOutdated();
        throw failure;
      }
    },
    memory,
  );

  /** `of` is what the figures in `body` follow from; answers undefined when it was not taken. */
  async function send(body: InquiryBody, of: string) {
    const sent = await submit({ body, of });
    if (sent) {
      const { token, inquiryNumber } = sent;
      keepInquiryToken({ token, inquiryNumber, email: body.email });
    }
    return sent;
  }

  return { send, busy, error, clearError, figures };
}
