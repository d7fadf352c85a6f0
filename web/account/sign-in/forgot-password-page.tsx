import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useSendsMail } from '#web/kitchen/business.ts';
import { MailUnavailable } from '#web/kitchen/mail-unavailable.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { lateForm } from '#web/platform/form/late-form.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Button } from '#web/platform/ui/button.tsx';
import type { Route } from './+types/forgot-password-page';
import { AccountFrame, Outcome } from './account-frame.tsx';
import type { ResetRequested } from './request-form.tsx';
import { TextLink } from './text-link.tsx';

export const handle: PageHandle = { footer: false };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Forgot your password?',
    description: 'Ask for a link by email to set a new password for your account.',
    path: paths.forgotPassword,
  });

// Both for the form's part of the program alone: on the server there is nothing to read.
export const loader = () => null;

export const clientLoader = async () => {
  await RequestForm.prepare();
  return null;
};

const RequestForm = lateForm(
  async () => (await import('./request-form.tsx')).RequestForm,
  () => false,
);

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
