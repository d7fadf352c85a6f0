import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import type { ApiError } from '#contract/api-error.ts';
import { ConfirmCodeBody } from '#contract/email-codes.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useSendsMail } from '#web/business.ts';
import { type AskedForCode, askForCode, askingsOf } from '#web/inquiries/ask-for-code.ts';
import { NoMail } from '#web/kitchen/no-mail.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { announce } from '#web/ui/live-region.tsx';
import type { AskDeletion } from './use-ask-deletion.ts';

const CodeForm = z.pick(ConfirmCodeBody, { code: true });

/** A code that the account's address was sent, for the deletion of one without a password. */
export function ProveByCode({
  user,
  formId,
  ask,
  error,
}: {
  user: User;
  formId: string;
  ask: AskDeletion;
  error: ApiError | null;
}) {
  const form = useZodForm(CodeForm, { code: '' });
  const { setError, setFocus } = form;
  const [asked, setAsked] = useState<AskedForCode | null>(null);
  const sending = useSubmit((address: string) => askForCode(address));
  const wrong = error && ['code_wrong', 'code_ended'].includes(error.code) ? error : null;
  useEffect(() => {
    if (!wrong) return;
    setError('code', { type: 'server', message: wrong.message });
    setFocus('code', { shouldSelect: true });
  }, [wrong, setError, setFocus]);

  async function send() {
    const answer = await sending.submit(user.email);
    if (!answer) return;
    setAsked(answer);
    if (!answer.refused) announce(`A six-digit code is on its way to ${user.email}.`);
    setFocus('code');
  }

  if (!useSendsMail()) return <NoMail what="code that shows that it is you" />;
  const trouble =
    sending.error?.message ?? asked?.refused ?? (wrong ? null : (error?.message ?? null));
  return (
    <Form
      form={form}
      id={formId}
      onSubmit={({ code }) => void ask({ code, askings: askingsOf(user.email) })}
      label="Delete my account"
    >
      <p className="wrap-anywhere">
        {asked && !asked.refused
          ? `A six-digit code is on its way to ${user.email}.`
          : `You have no password here. A code that we send to ${user.email} shows that it is you.`}
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
      <TextField
        name="code"
        label="Six-digit code"
        hint="It works for 10 minutes. Please look into your spam folder too."
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      {trouble && <Banner kind="error">{trouble}</Banner>}
    </Form>
  );
}
