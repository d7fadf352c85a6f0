import { useQueryClient } from '@tanstack/react-query';
import { calendarFeed } from '#contract/tiffin/calendar-feed.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { calendarFeedQuery } from './queries.ts';

/** Asks before the address of the calendar becomes another one, and says what that means. */
export function RenewAddress({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();
  const { submit, busy, error, clearError } = useSubmit(async () => {
    const renewed = await call(calendarFeed.renew, {});
    queries.setQueryData(calendarFeedQuery().queryKey, renewed);
    return renewed;
  });

  function close() {
    clearError();
    onClose();
  }

  async function renew() {
    if (!(await submit(undefined))) return;
    close();
    toast({ message: 'Your calendar has a new address.' });
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      busy={busy}
      title="Renew the address?"
      actions={
        <>
          <Button kind="quiet" onClick={close} aria-disabled={busy}>
            Keep it
          </Button>
          <Button kind="danger" busy={busy} busyText="Renewing…" onClick={renew}>
            Renew address
          </Button>
        </>
      }
    >
      {error && (
        <Banner kind="error" className="mb-4">
          {error.message}
        </Banner>
      )}
      <p>
        The address you have now stops working at once: nobody can read your deliveries by it any
        more, and calendars that use it no longer get any. Add the new address to them afterwards.
      </p>
    </Dialog>
  );
}
