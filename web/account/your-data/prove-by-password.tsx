import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { User } from '#contract/account/accounts.ts';
import type { ApiError } from '#contract/platform/api-error.ts';
import { requiredText } from '#contract/platform/primitives.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { PasswordField } from '#web/platform/ui/form/password-field.tsx';
import { useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import type { AskDeletion } from './use-ask-deletion.ts';

const PasswordForm = z.object({ password: requiredText(200, 'Please enter your password') });

/** The password of the account, for its deletion. */
export function ProveByPassword({
  user,
  formId,
  ask,
  error,
}: {
  user: User;
  formId: string;
  ask: AskDeletion;
  error: ApiError | null;
}) {
  const form = useZodForm(PasswordForm, { password: '' });
  const { setError, setFocus } = form;
  const wrong = error?.code === 'current_password_wrong' ? error : null;
  useEffect(() => {
    if (!wrong) return;
    setError('password', { type: 'server', message: wrong.message });
    setFocus('password');
  }, [wrong, setError, setFocus]);
  return (
    <Form
      form={form}
      id={formId}
      onSubmit={({ password }) => void ask({ password })}
      label="Delete my account"
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
      {error && !wrong && <Banner kind="error">{error.message}</Banner>}
    </Form>
  );
}
