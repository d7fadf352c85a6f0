import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { accounts } from '#contract/account/accounts.ts';
import type { Customer } from '#contract/account/customer.ts';
import { CodeByMail } from '#web/account/email-codes/code-by-mail.tsx';
import { codeSecretsOf } from '#web/account/email-codes/request-code.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { session } from '#web/account/session/session.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { MailUnavailable } from '#web/kitchen/mail-unavailable.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { myOrdersPath, paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form, SubmitButton } from '#web/platform/form/form.tsx';
import { PasswordField } from '#web/platform/form/password-field.tsx';
import { placeServerErrors } from '#web/platform/form/server-errors.ts';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import type { Route } from './+types/change-password-page';
import { AccountFrame, Outcome } from './account-frame.tsx';
import { ChangeForm, FirstForm } from './new-password-schemas.ts';
import { PasswordStrength, useCheckAgain } from './password-strength.tsx';
import { SupportLine } from './support-line.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Change your password',
    description: 'Choose a new password for your account.',
    path: paths.changePassword,
    noindex: true,
  });

/** From now on the account has a password, in what this browser knows of it. */
function rememberPassword(user: Customer) {
  const current = session.get();
  if (current.status === 'signed-in')
    session.begin({ token: current.token, user: { ...user, has_password: true } });
}

type ChangePasswordInputs = z.output<typeof ChangeForm> & Partial<z.output<typeof FirstForm>>;

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
    async ({ currentPassword, newPassword, code }: ChangePasswordInputs) => {
      try {
        await call(accounts.changePassword, {
          body: { currentPassword, newPassword, code, askings: codeSecretsOf(email) },
        });
      } catch (refused) {
        placeServerErrors(form, refused);
        return;
      }
      onDone();
    },
  );
  const sendsMail = useSendsMail();
  if (!hasPassword && !sendsMail) return <MailUnavailable what="code that shows that it is you" />;
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

/** `/change-password`; for an account that only Google knows, its first one. */
export default function ChangePasswordPage() {
  const customer = useCustomer();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <AccountFrame title="Your password is changed" focusTitle below={<SupportLine />}>
        <Outcome
          kind="good"
          icon={CircleCheck}
          action={<LinkButton to={myOrdersPath()}>See My Orders</LinkButton>}
        >
          <p>You are still signed in here, and signed out everywhere else.</p>
        </Outcome>
      </AccountFrame>
    );
  }
  const hasPassword = customer?.has_password ?? true;
  return (
    <AccountFrame
      title={hasPassword ? 'Change your password' : 'Set a password'}
      lead={
        hasPassword
          ? 'Saving it signs out your other devices.'
          : 'You sign in with Google. With a password you can sign in without it, too.'
      }
      below={<SupportLine />}
    >
      {customer ? (
        <ChangePasswordForm
          email={customer.email}
          name={customer.name}
          hasPassword={hasPassword}
          onDone={() => {
            rememberPassword(customer);
            setDone(true);
          }}
        />
      ) : (
        <FormSkeleton />
      )}
    </AccountFrame>
  );
}

/** Three fields and a button, as long as nobody knows who is here. */
const FormSkeleton = () => (
  <Skeleton className="grid gap-5">
    <Bone className="h-19" />
    <Bone className="h-19" />
    <Bone className="h-19" />
    <Bone className="h-12.5" />
  </Skeleton>
);
