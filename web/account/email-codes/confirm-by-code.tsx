import { useState } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { MailUnavailable } from '#web/kitchen/mail-unavailable.tsx';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import type { CodeRequest } from './request-code.ts';

/** The field for a code out of a mail, for whoever has asked for one. */
export const CodeForm = lazyPart(async () => (await import('./code-form.tsx')).CodeForm);

/** A button that sends a code to the account's own address, then the form that takes the code. */
export function ConfirmByCode({
  email,
  onConfirmed,
}: {
  email: string;
  onConfirmed: () => Promise<void>;
}) {
  const [asked, setAsked] = useState<CodeRequest | null>(null);
  const { submit, busy, error } = useSubmit(async (address: string) => {
    const { requestCode } = await loadModule(() => import('./request-code.ts'));
    return requestCode(address);
  });
  if (!useSendsMail()) return <MailUnavailable what="code that shows that the address is yours" />;
  if (asked) {
    return (
      <div className="max-w-form">
        <LazyBoundary>
          <CodeForm email={email} own refused={asked.refused} onConfirmed={onConfirmed} />
        </LazyBoundary>
      </div>
    );
  }
  return (
    <>
      {error && (
        <Banner kind="error" className="mb-4">
          {error.message}
        </Banner>
      )}
      <Button
        kind="quiet"
        size="small"
        busy={busy}
        busyText="Sending a code…"
        onClick={async () => setAsked((await submit(email)) ?? null)}
      >
        Confirm my address
      </Button>
    </>
  );
}

/** Offers to prove the account's address by a code; nothing once it is proved. */
export function VerifyEmail({ user }: { user: Customer }) {
  if (user.email_verified) return null;
  return (
    <Card as="section" aria-labelledby="verify-email" className="no-print p-5 sm:p-8">
      <h2 id="verify-email" className="text-title-sm wrap-anywhere">
        Is {user.email} yours?
      </h2>
      <p className="mt-1.5 mb-4 max-w-text text-ink-soft">
        Confirm your address, and you also see the catering inquiries that were sent from it without
        signing in.
      </p>
      <ConfirmByCode email={user.email} onConfirmed={async () => {}} />
    </Card>
  );
}
