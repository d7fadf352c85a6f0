import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { sessions } from '#contract/account/sessions.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { session } from '#web/account/session/session.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

/** Ends every session of the account, this one too, after a question. */
export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const { submit, busy, error } = useSubmit(async (_: null) => {
    const current = session.get();
    await call(sessions.endAll, {});
    if (current.status === 'signed-in') session.end(current.token, 'left');
  });
  return (
    <>
      <Button kind="danger" size="small" className="mt-4" onClick={() => setAsking(true)}>
        <Icon of={LogOut} className="size-4.5" />
        Sign out everywhere
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        busy={busy}
        title="Sign out everywhere?"
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)} aria-disabled={busy}>
              Stay signed in
            </Button>
            <Button busy={busy} busyText="Signing out…" onClick={() => void submit(null)}>
              Sign out everywhere
            </Button>
          </>
        }
      >
        <p>
          Every device and browser is signed out at once, this one too. What you have booked and
          ordered stays as it is.
        </p>
        {error && (
          <Banner kind="error" className="mt-4">
            {error.message}
          </Banner>
        )}
      </Dialog>
    </>
  );
}
