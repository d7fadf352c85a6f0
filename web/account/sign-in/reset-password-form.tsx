import type * as z from 'zod/mini';
import { accounts } from '#contract/account/accounts.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { session } from '#web/account/session/session.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form, SubmitButton } from '#web/platform/form/form.tsx';
import { PasswordField } from '#web/platform/form/password-field.tsx';
import { placeServerErrors } from '#web/platform/form/server-errors.ts';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { recoveryHint } from './account-frame.tsx';
import { ResetForm } from './new-password-schemas.ts';
import { PasswordStrength, useCheckAgain } from './password-strength.tsx';

/** A reset ends all sessions of the account, so this browser's is over too if it is theirs. */
function endSessionOf(email: string) {
  const current = session.get();
  if (current.status !== 'signed-in') return;
  if (current.user.email.toLowerCase() === email.toLowerCase()) session.end(current.token, 'left');
}

/** Sets a new password with what the link in the mail carries; says what became of it. */
export function ResetPasswordForm({
  email,
  token,
  onEnd,
}: {
  email: string;
  token: string;
  onEnd: (end: 'done' | 'refused') => void;
}) {
  const form = useZodForm(ResetForm, {});
  useCheckAgain(form, 'newPassword', 'confirmPassword');
  const { submit, busy, error } = useSubmit(async (typed: z.output<typeof ResetForm>) => {
    try {
      await call(accounts.resetPassword, {
        body: { email, token, newPassword: typed.newPassword },
      });
    } catch (refused) {
      if (isApiError(refused) && refused.code === 'reset_link_invalid') onEnd('refused');
      else placeServerErrors(form, refused);
      return;
    }
    endSessionOf(email);
    onEnd('done');
  });
  return (
    <Form form={form} onSubmit={(typed) => submit(typed)}>
      {error && (
        <Banner kind="error" title="Failed to reset password. Please try again.">
          {recoveryHint(error)}
        </Banner>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        meter={<PasswordStrength name="newPassword" own={[email]} />}
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
