import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ACCOUNT_ERRORS } from '#contract/account/errors.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { lateForm } from '#web/platform/form/late-form.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import type { Route } from './+types/reset-password-page';
import { AccountFrame, Outcome } from './account-frame.tsx';
import { TextLink } from './text-link.tsx';

/** How long the success shows before the login follows, in milliseconds. */
const LOGIN_FOLLOWS_AFTER = 3000;

export const handle: PageHandle = { footer: false, secret: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Set a new password',
    description: 'Set a new password for your account with the link from your mail.',
    path: paths.resetPassword,
    noindex: true,
  });

const backToLogin = (
  <p>
    <TextLink to={paths.login}>Back to login</TextLink>
  </p>
);

function InvalidLink({ refused }: { refused: boolean }) {
  return (
    <AccountFrame title="Invalid reset link" below={backToLogin} focusTitle={refused}>
      <Outcome
        kind="bad"
        icon={Link2Off}
        action={<LinkButton to={paths.forgotPassword}>Request a new link</LinkButton>}
      >
        <p>{errorText(ACCOUNT_ERRORS, 'reset_link_invalid')}</p>
        <p className="mt-3 text-ink-soft">
          A link works once and for one hour. If it is broken over two lines in your mail, copy the
          whole of it.
        </p>
      </Outcome>
    </AccountFrame>
  );
}

function PasswordChanged({ email }: { email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.login, { replace: true, state: { email } }),
      LOGIN_FOLLOWS_AFTER,
    );
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <AccountFrame title="Your new password is set" focusTitle>
      <Outcome
        kind="good"
        icon={CircleCheck}
        action={
          <LinkButton to={paths.login} replace state={{ email }}>
            Log in now
          </LinkButton>
        }
      >
        <p>Every device that was signed in is now signed out. The login opens in 3 seconds.</p>
      </Outcome>
    </AccountFrame>
  );
}

// Both for the form's part of the program alone: on the server there is nothing to read.
export const loader = () => null;

export const clientLoader = async () => {
  await ResetPasswordForm.prepare();
  return null;
};

const ResetPasswordForm = lateForm(
  async () => (await import('./reset-password-form.tsx')).ResetPasswordForm,
  () => false,
);

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const email = query.get('email')?.trim() ?? '';
  const token = query.get('token')?.trim() ?? '';
  const [state, setState] = useState<'form' | 'refused' | 'done'>('form');

  if (state === 'done') return <PasswordChanged email={email} />;
  if (state === 'refused' || !email || !token) {
    return <InvalidLink refused={state === 'refused'} />;
  }
  return (
    <AccountFrame
      title="Set a new password"
      lead={
        <>
          For <span className="wrap-anywhere">{email}</span>
        </>
      }
      below={backToLogin}
    >
      <ResetPasswordForm email={email} token={token} onEnd={setState} />
    </AccountFrame>
  );
}
