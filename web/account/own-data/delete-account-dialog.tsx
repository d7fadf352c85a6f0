import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { accountDeletion } from '#contract/account/account-deletion.ts';
import type { Customer } from '#contract/account/customer.ts';
import { ConfirmCodeBody } from '#contract/account/email-codes.ts';
import type { ApiError } from '#contract/platform/api-error.ts';
import { requiredText } from '#contract/platform/primitives.ts';
import { formatDay } from '#domain/platform/days.ts';
import { CodeByMail } from '#web/account/email-codes/code-by-mail.tsx';
import { codeSecretsOf } from '#web/account/email-codes/request-code.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { MailUnavailable } from '#web/kitchen/mail-unavailable.tsx';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form } from '#web/platform/form/form.tsx';
import { PasswordField } from '#web/platform/form/password-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { DeletionEffectsList } from './deletion-effects-list.tsx';

const PasswordForm = z.object({ password: requiredText(200, 'Please enter your password') });

/** What the page of leaving is told by the one that asked: the day. */
export type RequestedDeletion = { deletionDay: string };

/** Asks for the deletion; then the page of leaving ends the session, which opens nothing any more. */
function useRequestDeletion() {
  const navigate = useNavigate();
  const { submit, busy, error } = useSubmit(
    async (proof: { password: string } | { code: string; askings: string[] }) => {
      const { day } = await call(accountDeletion.ask, { body: proof });
      await navigate(paths.leaving, {
        replace: true,
        state: { deletionDay: day } satisfies RequestedDeletion,
      });
    },
  );
  return { ask: submit, busy, error };
}

type RequestDeletion = ReturnType<typeof useRequestDeletion>['ask'];

/** The password of the account, for its deletion. */
function ProveByPassword({
  user,
  formId,
  ask,
  error,
}: {
  user: Customer;
  formId: string;
  ask: RequestDeletion;
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

const CodeForm = z.pick(ConfirmCodeBody, { code: true });

/** A code that the account's address was sent, for the deletion of one without a password. */
export function ProveByCode({
  user,
  formId,
  ask,
  error,
}: {
  user: Customer;
  formId: string;
  ask: RequestDeletion;
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

  if (!useSendsMail()) return <MailUnavailable what="code that shows that it is you" />;
  return (
    <Form
      form={form}
      id={formId}
      onSubmit={({ code }) => void ask({ code, askings: codeSecretsOf(user.email) })}
      label="Delete my account"
    >
      <CodeByMail email={user.email} />
      {error && !wrong && <Banner kind="error">{error.message}</Banner>}
    </Form>
  );
}

/** What deleting the account means for what runs; read anew each time it is asked for. */
const deletionEffectsQuery = () =>
  queryOptions({
    queryKey: ['leaving'],
    queryFn: () => call(accountDeletion.read, {}),
    staleTime: 0,
    gcTime: 0,
  });

/** Says what deleting the account means, and does it once its owner has proved who they are. */
export function DeleteAccountDialog({ user, onClose }: { user: Customer; onClose: () => void }) {
  const { data: left, error: unread, refetch, isFetching } = useQuery(deletionEffectsQuery());
  const formId = useId();
  const { ask, busy, error } = useRequestDeletion();
  const proving = { formId, ask, error };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Delete my account?"
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Keep my account
          </Button>
          {left && (
            <Button kind="danger" type="submit" form={formId} busy={busy} busyText="Deleting…">
              Delete on {formatDay(left.day)}
            </Button>
          )}
        </>
      }
    >
      {left && (
        <div className="grid gap-5">
          <DeletionEffectsList left={left} unproved={!user.email_verified} />
          {user.has_password ? (
            <ProveByPassword user={user} {...proving} />
          ) : (
            <ProveByCode user={user} {...proving} />
          )}
        </div>
      )}
      {!left && (
        <div className="min-h-72">
          {unread ? (
            <ErrorState error={unread} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <SkeletonText lines={6} />
          )}
        </div>
      )}
    </Dialog>
  );
}
