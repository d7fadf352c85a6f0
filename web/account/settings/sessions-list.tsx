import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OpenSession, sessions } from '#contract/account/sessions.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { useInstantText } from '#web/account/session/instant-text.tsx';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { sessionsQuery } from './use-settings-form.ts';

/** One place where the customer is signed in; this one is left with 'Logout' in the menu. */
function SessionRow({ session }: { session: OpenSession }) {
  const { id, device, signedInAt, lastSeenAt, isThis } = session;
  const words = useInstantText();
  const queries = useQueryClient();
  const { submit, busy, error } = useSubmit(async (_: null) => {
    await call(sessions.end, { params: { id } }).catch((refused) => {
      // It has ended meanwhile, which is what was asked for.
      if (!isApiError(refused) || refused.status !== 404) throw refused;
    });
    announce(`${device} is signed out.`);
    await queries.invalidateQueries(sessionsQuery());
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device}
          {isThis && <Badge tone="leaf">This device</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          Signed in {words(signedInAt)}
          {!isThis && <span className="block">Last seen {words(lastSeenAt)}</span>}
        </p>
        {error && (
          <p role="alert" className="text-sm text-chilli-ink">
            {error.message}
          </p>
        )}
      </div>
      {!isThis && (
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          busyText="Signing out…"
          aria-label={busy ? undefined : `Sign out ${device}`}
          onClick={() => void submit(null)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** The places where the customer is signed in, each with a way to end it. */
export function SessionsList() {
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery());
  if (data) {
    return (
      <ul>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    );
  }
  if (error)
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Skeleton className="grid gap-3 py-3">
      <Bone className="h-14" />
      <Bone className="h-14" />
    </Skeleton>
  );
}
