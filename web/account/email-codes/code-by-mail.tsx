import { useState } from 'react';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { useFormContext } from '#web/platform/form/form-context.ts';
import { TextField } from '#web/platform/form/text-field.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { type CodeRequest, requestCode } from './request-code.ts';

/** The field `code` of a form, for the six digits of a mail. */
export const CodeField = ({ hint }: { hint: string }) => (
  <TextField
    name="code"
    label="Six-digit code"
    hint={hint}
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
  />
);

/**
 * The field `code` of a form, with the button that has one sent to the account's own address: for an
 * account without a password, whose owner shows so that it is them.
 */
export function CodeByMail({ email }: { email: string }) {
  const { setFocus } = useFormContext();
  const [asked, setAsked] = useState<CodeRequest | null>(null);
  const sending = useSubmit((address: string) => requestCode(address));

  async function send() {
    const answer = await sending.submit(email);
    if (!answer) return;
    setAsked(answer);
    if (!answer.refused) announce(`A six-digit code is on its way to ${email}.`);
    setFocus('code');
  }

  const trouble = sending.error?.message ?? asked?.refused;
  return (
    <>
      <p className="wrap-anywhere">
        {asked && !asked.refused
          ? `A six-digit code is on its way to ${email}.`
          : `You have no password here. A code that we send to ${email} shows that it is you.`}
      </p>
      <div>
        <Button
          kind="quiet"
          size="small"
          busy={sending.busy}
          busyText="Sending…"
          onClick={() => void send()}
        >
          {asked ? 'Send a new code' : 'Send me a code'}
        </Button>
      </div>
      <CodeField hint="It works for 10 minutes. Please look into your spam folder too." />
      {trouble && <Banner kind="error">{trouble}</Banner>}
    </>
  );
}
