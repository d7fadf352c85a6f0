import { isApiError } from '#contract/platform/api-error.ts';
import { catering } from '#contract/catering/catering.ts';
import type { InquiryBody } from '#contract/catering/inquiry-form.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { keepInquiryToken } from '#web/catering/inquiries/inquiry-tokens.ts';
import { lastingStorage } from '#web/account/session/browser-storage.ts';
import { submitMemory } from '#web/account/session/submit-memory.ts';
import { SENT_ENTRY } from './inquiry-entry.ts';

const memory = submitMemory(SENT_ENTRY, lastingStorage);

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
