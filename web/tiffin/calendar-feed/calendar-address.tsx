import { useQuery } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '#web/tiffin/confirmation/copy-button.tsx';
import { Button, buttonClass } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { calendarFeedQuery } from './queries.ts';
import { RenewAddress } from './renew-address.tsx';

/** The private address of the own calendar, what to do with it, and how to renew it. */
export function CalendarAddress() {
  const { data, error, refetch, isFetching } = useQuery(calendarFeedQuery());
  if (data) return <Address url={data.url} />;
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

function Address({ url }: { url: string }) {
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
      <RenewAddress open={renewing} onClose={() => setRenewing(false)} />
    </>
  );
}
