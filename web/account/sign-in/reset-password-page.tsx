import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { accounts } from '#contract/account/accounts.ts';
import { ACCOUNT_ERRORS } from '#contract/account/errors.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { session } from '#web/account/session/session.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form, SubmitButton } from '#web/platform/form/form.tsx';
import { PasswordField } from '#web/platform/form/password-field.tsx';
import { placeServerErrors, useZodForm } from '#web/platform/form/use-zod-form.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import type { Route } from './+types/reset-password-page';
import { AccountFrame, Outcome, recoveryHint } from './account-frame.tsx';
import { ResetForm } from './new-password-schemas.ts';
import { PasswordStrength, useCheckAgain } from './password-strength.tsx';
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

/** What the link in the mail carries. */
type ResetLink = { email: string; token: string };

/** A reset ends all sessions of the account, so this browser's is over too if it is theirs. */
function endSessionOf(email: string) {
  const current = session.get();
  if (current.status !== 'signed-in') return;
  if (current.user.email.toLowerCase() === email.toLowerCase()) session.end(current.token, 'left');
}

function ResetPasswordForm({
  link,
  onDone,
  onInvalidLink,
}: {
  link: ResetLink;
  onDone: () => void;
  onInvalidLink: () => void;
}) {
  const form = useZodForm(ResetForm, {});
  useCheckAgain(form, 'newPassword', 'confirmPassword');
  const { submit, busy, error } = useSubmit(async (typed: z.output<typeof ResetForm>) => {
    try {
      await call(accounts.resetPassword, { body: { ...link, newPassword: typed.newPassword } });
    } catch (refused) {
      if (isApiError(refused) && refused.code === 'reset_link_invalid') onInvalidLink();
      else placeServerErrors(form, refused);
      return;
    }
    endSessionOf(link.email);
    onDone();
  });
  return (
    <Form form={form} onSubmit={(typed) => submit(typed)}>
      {error && (
        <Banner kind="error" title="Failed to reset password. Please try again.">
          {recoveryHint(error)}
        </Banner>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        meter={<PasswordStrength name="newPassword" own={[link.email]} />}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <SubmitButton busy={busy} busyText="Saving...">
        Set new password
      </SubmitButton>
    </Form>
  );
}

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const link = { email: query.get('email')?.trim() ?? '', token: query.get('token')?.trim() ?? '' };
  const [state, setState] = useState<'form' | 'refused' | 'done'>('form');

  if (state === 'done') return <PasswordChanged email={link.email} />;
  if (state === 'refused' || !link.email || !link.token) {
    return <InvalidLink refused={state === 'refused'} />;
  }
  return (
    <AccountFrame
      title="Set a new password"
      lead={
        <>
          For <span className="wrap-anywhere">{link.email}</span>
        </>
      }
      below={backToLogin}
    >
      <ResetPasswordForm
        link={link}
        onDone={() => setState('done')}
        onInvalidLink={() => setState('refused')}
      />
    </AccountFrame>
  );
}
