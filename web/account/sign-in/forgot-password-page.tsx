import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { accounts, ForgotPasswordBody } from '#contract/account/accounts.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { MailUnavailable } from '#web/kitchen/mail-unavailable.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form, SubmitButton } from '#web/platform/form/form.tsx';
import { TextField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import type { Route } from './+types/forgot-password-page';
import { AccountFrame, Outcome, recoveryHint } from './account-frame.tsx';
import { TextLink } from './text-link.tsx';

export const handle: PageHandle = { footer: false };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Forgot your password?',
    description: 'Ask for a link by email to set a new password for your account.',
    path: paths.forgotPassword,
  });

type ResetRequested = { email: string };

function RequestForm({
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
      <TextField
        name="email"
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busy={busy} busyText="Sending...">
        Send reset link
      </SubmitButton>
    </Form>
  );
}

export default function ForgotPasswordPage() {
  const [sent, setSent] = useState<ResetRequested | null>(null);
  const [again, setAgain] = useState<string>();
  const sendsMail = useSendsMail();
  const back = (
    <p>
      Remembered it? <TextLink to={paths.login}>Back to login</TextLink>
    </p>
  );

  if (sent) {
    return (
      <AccountFrame title="Check your inbox" below={back} focusTitle>
        <Outcome
          kind="good"
          icon={MailCheck}
          action={
            <Button
              kind="quiet"
              onClick={() => {
                setAgain(sent.email);
                setSent(null);
              }}
            >
              Send another link
            </Button>
          }
        >
          <p>If an account with that email exists, you'll receive a password reset link shortly.</p>
          <p className="mt-3 text-ink-soft">
            Look into the inbox of <strong className="wrap-anywhere text-ink">{sent.email}</strong>,
            and into its spam folder. The link works once, for one hour.
          </p>
        </Outcome>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Forgot your password?"
      {...(sendsMail && {
        lead: 'Tell us your email address and we send you a link to set a new one.',
      })}
      below={back}
    >
      {sendsMail ? (
        <RequestForm onSent={setSent} {...(again !== undefined && { email: again })} />
      ) : (
        <MailUnavailable what="link for a new password" />
      )}
    </AccountFrame>
  );
}
