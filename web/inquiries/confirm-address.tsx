import { useState } from 'react';
import { useSubmit } from '#web/api/use-submit.ts';
import { useSession } from '#web/session/session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Later } from '#web/ui/later.tsx';
import { type AskedForCode, askForCode } from './ask-for-code.ts';
import { codeFormPart } from './code-form-part.ts';
import { useInquiriesCache } from './inquiries-cache.ts';

/**
 * Offers to confirm the address of the signed-in account. Until then only what was sent while signed
 * in is theirs to see (decisions 17). Nothing once it is confirmed, and for visitors.
 */
export function ConfirmAddress({ onConfirmed }: { onConfirmed: () => void }) {
  const current = useSession();
  const cache = useInquiriesCache();
  const [asked, setAsked] = useState<AskedForCode | null>(null);
  const { submit, busy, error } = useSubmit((address: string) => askForCode(address));
  if (current.status !== 'signed-in' || current.user.email_verified) return null;

  const { email } = current.user;
  return (
    <Card as="section" aria-labelledby="confirm-address" className="no-print p-5">
      <h2 id="confirm-address" className="text-title-sm">
        Is something missing?
      </h2>
      <p className="mt-1.5 mb-4 max-w-text wrap-anywhere text-ink-soft">
        You see what you sent while you were signed in. Confirm that {email} is yours, and you see
        everything that was sent from it.
      </p>
      {asked ? (
        <div className="max-w-form">
          <Later of={codeFormPart}>
            {({ CodeForm }) => (
              <CodeForm
                email={email}
                own
                refused={asked.refused}
                onConfirmed={async () => {
                  cache.refresh();
                  onConfirmed();
                }}
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
            onClick={async () => {
              setAsked((await submit(email)) ?? null);
            }}
          >
            Confirm my address
          </Button>
        </>
      )}
    </Card>
  );
}
