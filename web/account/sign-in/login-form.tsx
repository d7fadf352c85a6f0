import { useLocation } from 'react-router';
import { LoginBody } from '#contract/account/accounts.ts';
import { loginMessage, signIn } from '#web/account/sign-in/sign-in.ts';
import { paths } from '#web/paths.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form, SubmitButton } from '#web/platform/form/form.tsx';
import { PasswordField } from '#web/platform/form/password-field.tsx';
import { EmailField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { TextLink } from './text-link.tsx';

/** `leaving`: the login has succeeded and the next page is on its way. */
export function LoginForm({ leaving }: { leaving: boolean }) {
  const location = useLocation();
  const known = location.state as { email?: string } | null;
  // Without defaults a field keeps what the browser or the person put there before hydration.
  const form = useZodForm(LoginBody, known?.email ? { email: known.email } : {});
  const { submit, busy, error } = useSubmit(signIn);
  return (
    <Form form={form} onSubmit={async (body) => void (await submit(body))}>
      {error && <Banner kind="error">{loginMessage(error)}</Banner>}
      <EmailField name="email" autoComplete="username" />
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
