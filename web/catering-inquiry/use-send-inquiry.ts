import { isApiError } from '#contract/api-error.ts';
import { catering } from '#contract/catering.ts';
import type { InquiryBody } from '#contract/inquiry-form.ts';
import { call } from '#web/api/browser-client.ts';
import type { SubmitMemory } from '#web/api/submit-key.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { keepInquiryToken } from '#web/inquiries/inquiry-tokens.ts';
import { lastingStorage } from '#web/session/browser-storage.ts';
import { forgetDraft, readDraft, writeDraft } from '#web/session/draft-store.ts';
import { SENT_ENTRY } from './inquiry-entry.ts';

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

/**
 * Sends an inquiry and keeps the token that opens it. `onConflict` hears of a refusal after which
 * something on the screen is out of date.
 */
export function useSendInquiry(onConflict: (failure: unknown) => void) {
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
