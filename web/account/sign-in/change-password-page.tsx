import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/account/accounts.ts';
import { myOrdersPath, paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { session } from '#web/account/session/session.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import type { Route } from './+types/change-password-page';
import { AccountFrame } from './account-frame.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { Outcome } from './outcome.tsx';
import { SupportLine } from './support-line.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Change your password',
    description: 'Choose a new password for your account.',
    path: paths.changePassword,
    noindex: true,
  });

/** From now on the account has a password, in what this browser knows of it. */
function rememberPassword(user: User) {
  const current = session.get();
  if (current.status === 'signed-in')
    session.begin({ token: current.token, user: { ...user, has_password: true } });
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
