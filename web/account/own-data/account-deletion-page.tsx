import { CalendarX, MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountDeletion } from '#contract/account/account-deletion.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { rememberCustomer } from '#web/account/profile/remember-customer.ts';
import { session, useSession } from '#web/account/session/session.ts';
import { AccountFrame, Outcome } from '#web/account/sign-in/account-frame.tsx';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { useSendsMail } from '#web/kitchen/business.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { loginPath, myOrdersPath, paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import type { Route } from './+types/account-deletion-page';
import type { RequestedDeletion } from './delete-account-dialog.tsx';
import { DownloadData } from './download-data.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your account will be deleted',
    description: 'Keep your account, or let it go.',
    path: paths.leaving,
    noindex: true,
  });

/** The day that was just asked for; it stays when the browser forgets the way here. */
function useAskedDay(): string | null {
  const { state } = useLocation();
  const [day] = useState(() => (state as RequestedDeletion | null)?.deletionDay ?? null);
  return day;
}

/** The way back for somebody who signed in before the day; and what they can still take along. */
function KeepAccount({ day }: { day: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const keeping = useSubmit(async (_: null) => {
    rememberCustomer(await call(accountDeletion.keep, {}));
    toast({ message: 'Your account stays. Good to have you.' });
    await navigate(myOrdersPath(), { replace: true });
  });
  const signingOut = useSubmit(async (_: null) => session.leave());
  return (
    <>
      <p>
        You asked for it. On <strong>{formatDayLong(day)}</strong> everything about you is erased,
        and what is still booked is cancelled. Until then nothing is lost.
      </p>
      {keeping.error && (
        <Banner kind="error" className="mt-4">
          {keeping.error.message}
        </Banner>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          busy={keeping.busy}
          busyText="Keeping it…"
          aria-disabled={signingOut.busy}
          onClick={() => void keeping.submit(null)}
        >
          Keep my account
        </Button>
        <Button
          kind="quiet"
          busy={signingOut.busy}
          busyText="Signing out…"
          aria-disabled={keeping.busy}
          onClick={() => void signingOut.submit(null)}
        >
          Sign out
        </Button>
      </div>
      <h2 className="mt-8 mb-3 text-title-sm">Take your data along</h2>
      <DownloadData />
    </>
  );
}

/**
 * What an account that is to be deleted leads to: right after it was asked for, that
 * it was; after signing in again, the way back.
 */
export default function AccountDeletionPage() {
  const askedDay = useAskedDay();
  const current = useSession();
  const navigate = useNavigate();
  const token = current.status === 'signed-in' ? current.token : null;
  const day = current.status === 'signed-in' ? current.user.deletion_day : null;

  useEffect(() => {
    // Every session is over; this browser learns of its own.
    if (askedDay && token) session.end(token, 'left');
  }, [askedDay, token]);

  const goal = goalOf(current.status, askedDay, day);
  useEffect(() => {
    if (goal) void navigate(goal, { replace: true });
  }, [goal, navigate]);

  if (askedDay) return <DeletionRequested day={askedDay} />;
  return (
    <AccountFrame title="Your account will be deleted" below={<SupportLine />}>
      {day ? (
        <Outcome kind="bad" icon={CalendarX}>
          <KeepAccount day={day} />
        </Outcome>
      ) : (
        <Skeleton className="grid gap-5">
          <Bone className="size-14 rounded-full" />
          <Bone className="h-24" />
          <Bone className="h-12.5" />
        </Skeleton>
      )}
    </AccountFrame>
  );
}

/** Where somebody belongs who has nothing to do here. */
function goalOf(
  status: 'unknown' | 'signed-out' | 'signed-in',
  askedDay: string | null,
  day: string | null | undefined,
): string | null {
  if (askedDay || status === 'unknown') return null;
  if (status === 'signed-out') return loginPath(paths.leaving);
  return day ? null : myOrdersPath();
}

function DeletionRequested({ day }: { day: string }) {
  const sendsMail = useSendsMail();
  return (
    <AccountFrame title="Your account will be deleted" below={<SupportLine />}>
      <Outcome
        kind="good"
        icon={MailCheck}
        action={
          <LinkButton kind="quiet" to={paths.home}>
            Back to the front page
          </LinkButton>
        }
      >
        <p>
          On <strong>{formatDayLong(day)}</strong> everything about you is erased. You are signed
          out everywhere{sendsMail && ', and a mail with this day is on its way to you'}.
        </p>
        <p className="mt-3 text-ink-soft">
          You changed your mind? Log in before that day, and keep your account.
        </p>
      </Outcome>
    </AccountFrame>
  );
}
