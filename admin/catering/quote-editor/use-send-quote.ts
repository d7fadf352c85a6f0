import { HttpError } from 'ra-core';
import { useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { failureCode } from '#admin/platform/client/failure.ts';
import { call } from '#admin/platform/client/services.ts';
import { useReadAgain } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { useSendsMail } from '#admin/kitchen/use-sends-mail.ts';
import { mailWords } from '#admin/platform/words/mail-words.ts';
import { type AdminInquiry, adminCatering } from '#contract/catering/desk/catering.ts';
import { quoteBodyOf, type ReadAs } from './quote-form.ts';

/**
 * Sends a new version of the quote and goes to the inquiry. What fails leaves the form as it is; on
 * a newer version the inquiry is read again, so that the form can show it.
 */
export function useSendQuote(inquiry: Pick<AdminInquiry, 'id' | 'email'>, readAs: ReadAs) {
  const notify = useNotify();
  const redirect = useRedirect();
  const sendsMail = useSendsMail();
  const readAgain = useReadAgain();

  const { submit, busy, problem, clearProblem } = useSubmit(
    async (values: FieldValues) => {
      try {
        const body = quoteBodyOf(values, readAs) as never;
        const answer = await call(adminCatering.sendQuote, { params: { id: inquiry.id }, body });
        return answer.data;
      } catch (caught) {
        const told = failureCode(caught) === 'quote_replaced' ? replacedMeanwhile() : caught;
        if (told !== caught || OUT_OF_DATE.has(failureCode(caught) ?? '')) await readAgain();
        throw told;
      }
    },
    ({ quotes }) => {
      const sent = `Version ${quotes.at(-1)?.version} is on its way to ${inquiry.email}.`;
      notify(mailWords(sent, sendsMail), { type: sendsMail ? 'success' : 'warning' });
      redirect('show', 'catering-inquiries', inquiry.id);
    },
  );

  return { send: submit, busy, problem, clearProblem };
}

/** Refusals after which the page shows something that is no longer so. */
const OUT_OF_DATE = new Set<string>(['action_not_allowed', 'inquiry_changed']);

const replacedMeanwhile = () =>
  new HttpError(
    'This was not sent: a newer version was sent meanwhile. It is shown above your lines.',
    409,
    { code: 'quote_replaced' },
  );
