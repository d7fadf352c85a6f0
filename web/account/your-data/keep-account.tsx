import { useNavigate } from 'react-router';
import { leaving } from '#contract/account/leaving.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { myOrdersPath } from '#web/paths.ts';
import { rememberUser } from '#web/account/profile/remember-user.ts';
import { session } from '#web/account/session/session.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { DownloadData } from '#web/account/your-data/download-data.tsx';

/** The way back for somebody who signed in before the day; and what they can still take along. */
export function KeepAccount({ day }: { day: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const keeping = useSubmit(async (_: null) => {
    rememberUser(await call(leaving.keep, {}));
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
