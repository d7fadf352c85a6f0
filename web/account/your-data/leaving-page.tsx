import { CalendarX, MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatDayLong } from '#domain/platform/days.ts';
import { AccountFrame } from '#web/account/sign-in/account-frame.tsx';
import { Outcome } from '#web/account/sign-in/outcome.tsx';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { useSendsMail } from '#web/kitchen/business.ts';
import { loginPath, myOrdersPath, paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { session, useSession } from '#web/account/session/session.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import type { AskedDeletion } from '#web/account/your-data/use-ask-deletion.ts';
import type { Route } from './+types/leaving-page';
import { KeepAccount } from './keep-account.tsx';

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
  const [day] = useState(() => (state as AskedDeletion | null)?.deletionDay ?? null);
  return day;
}

/**
 * What an account that is to be deleted leads to: right after it was asked for, that
 * it was; after signing in again, the way back.
 */
export default function LeavingPage() {
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

  if (askedDay) return <Asked day={askedDay} />;
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

function Asked({ day }: { day: string }) {
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
