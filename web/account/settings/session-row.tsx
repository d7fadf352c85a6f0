import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/platform/api-error.ts';
import { type OpenSession, sessions } from '#contract/account/sessions.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { useInstantWords } from '#web/account/session/use-instant-words.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { sessionsQuery } from './queries.ts';

/** One place where the customer is signed in; this one is left with 'Logout' in the menu. */
export function SessionRow({ session }: { session: OpenSession }) {
  const { id, device, signedInAt, lastSeenAt, isThis } = session;
  const words = useInstantWords();
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
