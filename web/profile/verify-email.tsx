import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { type AskedForCode, askForCode } from '#web/inquiries/ask-for-code.ts';
import { codeFormPart } from '#web/inquiries/code-form-part.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Later } from '#web/ui/later.tsx';

/** Offers to prove the account's address by a code (decisions 17); nothing once it is proved. */
export function VerifyEmail({ user }: { user: User }) {
  const [asked, setAsked] = useState<AskedForCode | null>(null);
  const { submit, busy, error } = useSubmit((address: string) => askForCode(address));
  if (user.email_verified) return null;
  return (
    <Card as="section" aria-labelledby="verify-email" className="no-print p-5 sm:p-8">
      <h2 id="verify-email" className="text-title-sm">
        Is {user.email} yours?
      </h2>
      <p className="mt-1.5 mb-4 max-w-text text-ink-soft">
        Confirm your address, and you also see the catering inquiries that were sent from it without
        signing in.
      </p>
      {asked ? (
        <div className="max-w-form">
          <Later of={codeFormPart}>
            {({ CodeForm }) => (
              <CodeForm
                email={user.email}
                own
                refused={asked.refused}
                onConfirmed={async () => {}}
              />
            )}
          </Later>
        </div>
      ) : (
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
            onClick={async () => setAsked((await submit(user.email)) ?? null)}
          >
            Confirm my address
          </Button>
        </>
      )}
    </Card>
  );
}
