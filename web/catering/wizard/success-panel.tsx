import { useEffect, useRef } from 'react';
import { useSendsMail } from '#web/kitchen/business.ts';
import { paths } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';

/** What the page remembers of an inquiry that was taken, in the browser's history. */
export type SentInquiry = { inquiryNumber: string; email: string; firstName: string };

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads it from the state of a place in the history; null where none was sent. */
export function readSent(state: unknown): SentInquiry | null {
  const { sent } = (state ?? {}) as { sent?: Partial<SentInquiry> };
  return sent && isWord(sent.inquiryNumber) && isWord(sent.email) && isWord(sent.firstName)
    ? { inquiryNumber: sent.inquiryNumber, email: sent.email, firstName: sent.firstName }
    : null;
}

/** The inquiry is with the kitchen: its number, and where to follow it. */
export function SuccessPanel({ sent, onAnother }: { sent: SentInquiry; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sendsMail = useSendsMail();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="mx-auto grid max-w-2xl justify-items-center gap-5 pt-8 pb-4 text-center sm:pt-14">
      <div className="thali-glow w-full max-w-72">
        <Drawing of="thali" />
      </div>
      <h1 ref={heading} tabIndex={-1} className="text-page">
        Thank you, {sent.firstName}.
      </h1>
      <p role="status" className="max-w-text text-lg wrap-anywhere">
        Catering inquiry submitted successfully! Your inquiry number is{' '}
        <strong className="whitespace-nowrap">#{sent.inquiryNumber}</strong>.
        {sendsMail && ` A confirmation email has been sent to ${sent.email}.`}
      </p>
      <p className="max-w-text text-ink-soft">
        We call you about the details and send you a quote. Nothing is fixed, and nothing is paid,
        before you accept it.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.inquiryTracker} size="large">
          Track Your Inquiry
        </LinkButton>
        <Button kind="quiet" size="large" onClick={onAnother}>
          Submit another inquiry
        </Button>
      </div>
    </section>
  );
}
