import { useEffect, useRef, useState } from 'react';
import { useBusiness } from '#web/kitchen/business.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { ContactForm } from './contact-form.tsx';

/** The message has arrived; another one can follow. */
function MessageSent({ onAgain }: { onAgain: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    words.current?.focus({ preventScroll: true });
    words.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="grid justify-items-start">
      <Drawing of="spot:delivered" className="-ml-2 w-56 max-w-full" />
      <p ref={words} tabIndex={-1} className="mt-4 text-title-sm font-semibold">
        Message sent successfully! We'll get back to you soon.
      </p>
      <Button kind="quiet" className="mt-6" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
}

/** The form and what becomes of it. */
export function WriteToUs() {
  const [isSent, setSent] = useState(false);
  const business = useBusiness();
  return (
    <Card as="section" id="write" aria-labelledby="write-to-us" className="scroll-mt-6 p-5 sm:p-8">
      <h2 id="write-to-us" className="text-title">
        Write to us
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">
        Orders, allergies, a compliment for the cook: it reaches the people who cook for you.
        {business && ` We answer ${business.supportHours}.`}
      </p>
      {isSent ? (
        <MessageSent onAgain={() => setSent(false)} />
      ) : (
        <ContactForm onSent={() => setSent(true)} />
      )}
    </Card>
  );
}
