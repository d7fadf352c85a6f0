import { useLocation } from 'react-router';
import { LoginBody } from '#contract/account/accounts.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { useSession } from '#web/account/session/session.ts';
import { loginMessage, signIn } from '#web/account/sign-in/sign-in.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths, registerPath } from '#web/paths.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { browserData, knownData, type PageQueries } from '#web/platform/data/page-data.ts';
import { Form, SubmitButton } from '#web/platform/form/form.tsx';
import { PasswordField } from '#web/platform/form/password-field.tsx';
import { TextField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import type { Route } from './+types/login-page';
import { AccountFrame } from './account-frame.tsx';
import { GoogleButton, signInWaysQuery } from './google-button.tsx';
import { useReturnTarget, useVisitorsOnly } from './return-target.ts';
import { TextLink } from './text-link.tsx';

export const handle: PageHandle = { footer: false };

const queries: PageQueries = (call) => [signInWaysQuery(call)];

/** Whether Google is offered; without an answer it is not. */
export const loader = ({ context }: Route.LoaderArgs) => knownData(context, queries);

export const clientLoader = () => browserData(queries);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Log in',
    description:
      'Log in to order snacks, to book, skip and follow your tiffins, and to see your credits.',
    path: paths.login,
  });

/** `leaving`: the login has succeeded and the next page is on its way. */
function LoginForm({ leaving }: { leaving: boolean }) {
  const location = useLocation();
  const known = location.state as { email?: string } | null;
  // Without defaults a field keeps what the browser or the person put there before hydration.
  const form = useZodForm(LoginBody, known?.email ? { email: known.email } : {});
  const { submit, busy, error } = useSubmit(signIn);
  return (
    <Form form={form} onSubmit={async (body) => void (await submit(body))}>
      {error && <Banner kind="error">{loginMessage(error)}</Banner>}
      <TextField
        name="email"
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <p className="-mt-2 text-right">
        <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
      </p>
      <SubmitButton busy={busy || leaving} busyText="Logging in...">
        Log in
      </SubmitButton>
    </Form>
  );
}

export default function LoginPage() {
  const { target, passOn } = useReturnTarget();
  const session = useSession();
  const leaving = useVisitorsOnly(target);
  const expired = session.status === 'signed-out' && session.reason === 'expired';
  return (
    <AccountFrame
      title="Welcome back"
      lead="Log in to order, and to follow what you have ordered."
      below={
        <p>
          New here? <TextLink to={registerPath(passOn)}>Create an account</TextLink>
        </p>
      }
    >
      {expired && (
        <Banner kind="warning" className="mb-5">
          {errorText(ANY_CALL_ERRORS, 'session_expired')}
        </Banner>
      )}
      <LoginForm leaving={leaving} />
      <GoogleButton target={target} />
    </AccountFrame>
  );
}
