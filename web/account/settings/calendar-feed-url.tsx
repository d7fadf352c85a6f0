import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { calendarFeed } from '#contract/account/calendar-feed.ts';
import { CopyButton } from '#web/money/how-to-pay.tsx';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, buttonClass } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';

/** The private address of the own calendar; only its owner changes it. */
const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: () => call(calendarFeed.read, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The private address of the own calendar, what to do with it, and how to renew it. */
export function CalendarFeedUrl() {
  const { data, error, refetch, isFetching } = useQuery(calendarFeedQuery());
  if (data) return <FeedUrl url={data.url} />;
  if (!error) return <SkeletonText lines={5} />;
  return (
    <ErrorState
      title="The address of your calendar did not load"
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** Asks before the address of the calendar becomes another one, and says what that means. */
function RenewFeedUrl({ open, onClose }: { open: boolean; onClose: () => void }) {
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

function FeedUrl({ url }: { url: string }) {
  const [renewing, setRenewing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // It comes where the button was that asked for it.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <div className="flex items-center gap-2">
        <input
          ref={field}
          readOnly
          aria-label="Address of your calendar"
          value={url}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-sunken px-3 text-sm text-ink-soft"
        />
        <CopyButton text={url} what="address" />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('quiet', 'small')}>
          <Icon of={CalendarSync} className="size-4.5" />
          Open in my calendar
        </a>
        <Button
          kind="plain"
          size="small"
          className="max-sm:-ms-4"
          onClick={() => setRenewing(true)}
        >
          Renew address
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        On a phone or a Mac, press the button. In Google Calendar or Outlook, copy the address and
        add a calendar “from URL” or “from the web”. Whoever has the address can read your
        deliveries and events, so keep it to yourself.
      </p>
      <RenewFeedUrl open={renewing} onClose={() => setRenewing(false)} />
    </>
  );
}
