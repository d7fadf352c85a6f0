import { useId } from 'react';
import {
  type CateringInquiry,
  ChangeRequestBody,
  cateringInquiries,
  type Quote,
} from '#contract/catering/inquiries.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form } from '#web/platform/form/form.tsx';
import { TextArea } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { quoteFailure } from './inquiry-failures.ts';
import { useInquiriesCache } from './queries.ts';

/** Asks the kitchen, in the customer's words, to change a version of its quote. */
export function RequestQuoteChange({
  inquiry,
  quote,
  onSent,
  onClose,
}: {
  inquiry: CateringInquiry;
  quote: Quote;
  onSent: () => void;
  onClose: () => void;
}) {
  const cache = useInquiriesCache();
  const formId = useId();
  const form = useZodForm(ChangeRequestBody, { message: quote.changeRequest ?? '' });
  const { submit, busy, error } = useSubmit(async (body: { message: string }, idempotencyKey) => {
    try {
      const asked = await call(
        cateringInquiries.requestChange,
        { params: { id: inquiry.id, version: quote.version }, body },
        { idempotencyKey },
      );
      await cache.put(asked);
      return asked;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={quote.state === 'expired' ? 'Ask for a new quote' : 'Ask for a change'}
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Back
          </Button>
          <Button type="submit" form={formId} busy={busy} busyText="Sending…">
            Send to the kitchen
          </Button>
        </>
      }
    >
      <Form
        form={form}
        onSubmit={async (body) => {
          if (await submit(body)) onSent();
        }}
        id={formId}
        label="Ask for a change of the quote"
      >
        <TextArea
          name="message"
          label="What should be different?"
          hint="We look at it and send you a new version, or call you."
          rows={4}
          maxLength={1000}
        />
        {error && <Banner kind="error">{quoteFailure(error)}</Banner>}
      </Form>
    </Dialog>
  );
}
