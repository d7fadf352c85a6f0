import { useState } from 'react';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { NoMail } from '#web/kitchen/no-mail.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Later } from '#web/platform/ui/later.tsx';
import { type AskedForCode, askForCode } from './ask-for-code.ts';
import { codeFormPart } from './code-form-part.ts';

/** A button that sends a code to the account's own address, then the form that takes the code. */
export function ConfirmByCode({
  email,
  onConfirmed,
}: {
  email: string;
  onConfirmed: () => Promise<void>;
}) {
  const [asked, setAsked] = useState<AskedForCode | null>(null);
  const { submit, busy, error } = useSubmit((address: string) => askForCode(address));
  if (!useSendsMail()) return <NoMail what="code that shows that the address is yours" />;
  if (asked) {
    return (
      <div className="max-w-form">
        <Later of={codeFormPart}>
          {({ CodeForm }) => (
            <CodeForm email={email} own refused={asked.refused} onConfirmed={onConfirmed} />
          )}
        </Later>
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
