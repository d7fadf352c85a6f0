import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { HttpError } from 'ra-core';
import { useId } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { mailText } from '#admin/kitchen/labels/mail-text.ts';
import { checkedBy } from '#admin/platform/client/body-of.ts';
import { failureCode } from '#admin/platform/client/failure.ts';
import { useRefetchAll } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { call } from '#admin/services.ts';
import { type AdminInquiry, adminCatering } from '#contract/catering/desk-catering.ts';
import { NO_EVENT_CLOCK_TEXT } from '#domain/catering/event-clock.ts';
import { type QuoteBasis, quoteBodyOf } from './quote-form.ts';

/** Asks before a quote goes out that says no time: the customer may not know it yet. */
export function NoEventClockDialog({ onAnswer }: { onAnswer: (send: boolean) => void }) {
  const titleId = useId();
  const wordsId = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={wordsId}
      // The second press of a double click falls beside the dialog, and is no answer.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onAnswer(false)}
    >
      <DialogTitle id={titleId}>Send it without a time?</DialogTitle>
      <DialogContent id={wordsId}>
        The quote says “{NO_EVENT_CLOCK_TEXT}”, and so do the event book and the production sheet
        until you set one. You can do that at any time before the event.
      </DialogContent>
      <DialogActions>
        <Button color="secondary" autoFocus onClick={() => onAnswer(false)}>
          No, I enter the time
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          Send without a time
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Sends a new version of the quote and goes to the inquiry. What fails leaves the form as it is; on
 * a newer version the inquiry is read again, so that the form can show it.
 */
export function useSendQuote(inquiry: Pick<AdminInquiry, 'id' | 'email'>, readAs: QuoteBasis) {
  const notify = useNotify();
  const redirect = useRedirect();
  const sendsMail = useSendsMail();
  const readAgain = useRefetchAll();

  const { submit, busy, problem, clearProblem } = useSubmit(
    async (values: FieldValues) => {
      try {
        const body = checkedBy(adminCatering.sendQuote.body, quoteBodyOf(values, readAs));
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
      notify(mailText(sent, sendsMail, inquiry.email !== ''), {
        type: sendsMail ? 'success' : 'warning',
      });
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
