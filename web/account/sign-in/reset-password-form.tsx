import type * as z from 'zod/mini';
import { accounts } from '#contract/account/accounts.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { session } from '#web/account/session/session.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { PasswordField } from '#web/platform/ui/form/password-field.tsx';
import { placeServerErrors, useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import { useCheckAgain } from './check-again.ts';
import { ResetForm } from './new-password-schemas.ts';
import { PasswordStrength } from './password-strength.tsx';
import { recoveryHint } from './recovery-messages.ts';
import { SubmitButton } from './submit-button.tsx';

/** What the link in the mail carries. */
export type ResetLink = { email: string; token: string };

/** A reset ends all sessions of the account, so this browser's is over too if it is theirs. */
function endSessionOf(email: string) {
  const current = session.get();
  if (current.status !== 'signed-in') return;
  if (current.user.email.toLowerCase() === email.toLowerCase()) session.end(current.token, 'left');
}

export function ResetPasswordForm({
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
