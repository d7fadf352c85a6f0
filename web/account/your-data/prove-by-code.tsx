import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { User } from '#contract/account/accounts.ts';
import type { ApiError } from '#contract/platform/api-error.ts';
import { ConfirmCodeBody } from '#contract/account/email-codes.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { askingsOf } from '#web/catering/inquiries/ask-for-code.ts';
import { CodeByMail } from '#web/catering/inquiries/code-by-mail.tsx';
import { NoMail } from '#web/kitchen/no-mail.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
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
