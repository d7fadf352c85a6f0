import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import type { ApiError } from '#contract/api-error.ts';
import { ConfirmCodeBody } from '#contract/email-codes.ts';
import { useSendsMail } from '#web/business.ts';
import { askingsOf } from '#web/inquiries/ask-for-code.ts';
import { CodeByMail } from '#web/inquiries/code-by-mail.tsx';
import { NoMail } from '#web/kitchen/no-mail.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import type { AskDeletion } from './use-ask-deletion.ts';

const CodeForm = z.pick(ConfirmCodeBody, { code: true });

/** A code that the account's address was sent, for the deletion of one without a password. */
export function ProveByCode({
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
  const form = useZodForm(CodeForm, { code: '' });
  const { setError, setFocus } = form;
  const wrong = error && ['code_wrong', 'code_ended'].includes(error.code) ? error : null;
  useEffect(() => {
    if (!wrong) return;
    setError('code', { type: 'server', message: wrong.message });
    setFocus('code', { shouldSelect: true });
  }, [wrong, setError, setFocus]);

  if (!useSendsMail()) return <NoMail what="code that shows that it is you" />;
  return (
    <Form
      form={form}
      id={formId}
      onSubmit={({ code }) => void ask({ code, askings: askingsOf(user.email) })}
      label="Delete my account"
    >
      <CodeByMail email={user.email} />
      {error && !wrong && <Banner kind="error">{error.message}</Banner>}
    </Form>
  );
}
