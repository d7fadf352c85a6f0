import { accounts, ForgotPasswordBody } from '#contract/account/accounts.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form, SubmitButton } from '#web/platform/form/form.tsx';
import { EmailField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { recoveryHint } from './account-frame.tsx';

/** For whom a link was asked. */
export type ResetRequested = { email: string };

/** Asks for a link to set a new password. */
export function RequestForm({
  onSent,
  email,
}: {
  onSent: (sent: ResetRequested) => void;
  email?: string;
}) {
  const form = useZodForm(ForgotPasswordBody, email === undefined ? {} : { email });
  const { submit, busy, error } = useSubmit(async (body: ResetRequested) => {
    await call(accounts.forgotPassword, { body });
    onSent(body);
  });
  return (
    <Form form={form} onSubmit={(body) => submit(body)}>
      {error && (
        <Banner kind="error" title="Failed to send reset email. Please try again.">
          {recoveryHint(error)}
        </Banner>
      )}
      <EmailField name="email" autoComplete="username" />
      <SubmitButton busy={busy} busyText="Sending...">
        Send reset link
      </SubmitButton>
    </Form>
  );
}
