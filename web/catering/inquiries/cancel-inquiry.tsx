import { useEffect, useId } from 'react';
import { flushSync } from 'react-dom';
import { type CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { formatDay } from '#domain/platform/days.ts';
import { CANCEL_CHOICES, CancelForm, reasonOf } from '#web/account/cancel-form.ts';
import { ContactWays } from '#web/kitchen/contact-ways.tsx';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { RadioCards } from '#web/platform/form/choices.tsx';
import { Form } from '#web/platform/form/form.tsx';
import { useFormValue } from '#web/platform/form/form-context.ts';
import { TextArea } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { inquiryCancelFailure } from './inquiry-failures.ts';
import { guestsText, INQUIRY_NOT_CANCELLABLE } from './inquiry-text.ts';
import { useInquiriesCache } from './queries.ts';

/** Why an inquiry can no longer be cancelled here. */
function closedText(status: CateringInquiry['status']): string {
  if (status === 'cancelled') return 'This inquiry is cancelled already.';
  if (status === 'contacted') return 'We are already working on this inquiry.';
  return INQUIRY_NOT_CANCELLABLE;
}

/**
 * Asks why an inquiry is cancelled, and cancels it. When the
 * kitchen confirms it meanwhile, it says so and how to reach support.
 */
export function CancelInquiry({
  inquiry,
  onClose,
}: {
  /** As it was read last. */
  inquiry: CateringInquiry;
  onClose: () => void;
}) {
  const cache = useInquiriesCache();
  const notice = useNotice();
  const toast = useToast();
  const formId = useId();
  const form = useZodForm(CancelForm, { reason: '', otherReason: '' });
  const reason = useFormValue('reason', form);

  const { submit, busy, error } = useSubmit(async (typed: CancelForm) => {
    try {
      const cancelled = await call(cateringInquiries.cancel, {
        params: { id: inquiry.id },
        body: { reason: reasonOf(typed) },
      });
      await cache.put(cancelled);
      return cancelled;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  async function send(typed: CancelForm) {
    if (!(await submit(typed))) return;
    notice({ kind: 'success', words: 'Inquiry cancelled successfully!' });
    toast({ message: `${inquiry.inquiryNumber} is cancelled.` });
    // The button that opened this is gone with the inquiry; the page can take the focus only once
    // this is closed.
    flushSync(onClose);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  const allowed = inquiry.actions.cancel || busy;
  const already = inquiry.status === 'cancelled';
  const words = error ? inquiryCancelFailure(error) : allowed ? null : closedText(inquiry.status);
  const closeId = useId();
  useEffect(() => {
    // What had the focus is gone with the form.
    if (!allowed) document.getElementById(closeId)?.focus();
  }, [allowed, closeId]);

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Cancel this inquiry?"
      actions={
        <>
          <Button id={closeId} kind="quiet" onClick={onClose} aria-disabled={busy}>
            {allowed ? 'Keep it' : 'Close'}
          </Button>
          {allowed && (
            <Button kind="danger" type="submit" form={formId} busy={busy} busyText="Cancelling…">
              Cancel inquiry
            </Button>
          )}
        </>
      }
    >
      <Form form={form} onSubmit={send} id={formId} label="Cancel an inquiry">
        <p className="text-ink-soft">
          {inquiry.inquiryNumber}: {eventOf(inquiry)}, {guestsText(inquiry)},{' '}
          {formatDay(inquiry.eventDate)}.
        </p>
        {allowed && (
          <RadioCards name="reason" legend="Why are you cancelling?" choices={CANCEL_CHOICES} />
        )}
        {allowed && reason === 'Other' && (
          <TextArea name="otherReason" label="Tell us the reason" rows={2} maxLength={300} />
        )}
        {words && <Banner kind="error">{words}</Banner>}
      </Form>
      {!allowed && !already && (
        <div className="mt-5 grid gap-3">
          <p>Please contact support: we see what we can do.</p>
          <ContactWays />
        </div>
      )}
    </Dialog>
  );
}
