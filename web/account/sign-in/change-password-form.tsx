import type * as z from 'zod/mini';
import { accounts } from '#contract/account/accounts.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { askingsOf } from '#web/catering/inquiries/ask-for-code.ts';
import { CodeByMail } from '#web/catering/inquiries/code-by-mail.tsx';
import { NoMail } from '#web/kitchen/no-mail.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { PasswordField } from '#web/platform/ui/form/password-field.tsx';
import { placeServerErrors, useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import { useCheckAgain } from './check-again.ts';
import { ChangeForm, FirstForm } from './new-password-schemas.ts';
import { PasswordStrength } from './password-strength.tsx';
import { SubmitButton } from './submit-button.tsx';

type Typed = z.output<typeof ChangeForm> & Partial<z.output<typeof FirstForm>>;

/**
 * `hasPassword`: the account has one already, which is typed first; without one its owner is whoever
 * reads the mails to its address.
 */
export function ChangePasswordForm({
  email,
  name,
  hasPassword,
  onDone,
}: {
  email: string;
  name: string;
  hasPassword: boolean;
  onDone: () => void;
}) {
  const schema = (hasPassword ? ChangeForm : FirstForm) as typeof ChangeForm;
  const form = useZodForm(schema, {});
  useCheckAgain(form, 'newPassword', 'confirmPassword');
  const { submit, busy, error } = useSubmit(
    async ({ currentPassword, newPassword, code }: Typed) => {
      try {
        await call(accounts.changePassword, {
          body: { currentPassword, newPassword, code, askings: askingsOf(email) },
        });
      } catch (refused) {
        placeServerErrors(form, refused);
        return;
      }
      onDone();
    },
  );
  const sendsMail = useSendsMail();
  if (!hasPassword && !sendsMail) return <NoMail what="code that shows that it is you" />;
  return (
    <Form form={form} onSubmit={(typed) => submit(typed)}>
      {error && <Banner kind="error">{error.message}</Banner>}
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
      )}
      {!hasPassword && <CodeByMail email={email} />}
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        meter={<PasswordStrength name="newPassword" own={[email, name]} />}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <SubmitButton busy={busy} busyText="Saving...">
        {hasPassword ? 'Change password' : 'Set password'}
      </SubmitButton>
    </Form>
  );
}
