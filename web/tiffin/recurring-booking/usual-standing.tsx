import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { Usual } from '#contract/tiffin/usual.ts';
import { dayOf } from '#domain/platform/days.ts';
import { usualLines } from '#domain/tiffin/usual-words.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { UsualDays } from './usual-days.tsx';
import { reachWords, waitWords } from './words.ts';

/** What the usual is, its next days and how far credits reach; or what it is, where there is none. */
export function UsualStanding({
  usual,
  subscription,
  onAsk,
}: {
  usual: Usual;
  subscription: Subscription;
  onAsk: (what: 'change' | 'stop') => void;
}) {
  if (!usual.usual) {
    return (
      <>
        <p className="mt-1.5 text-ink-soft">
          Choose your weekdays once. We book them ahead while your credits last, and you skip,
          change or stop whenever you like.
        </p>
        <Button className="mt-4" kind="quiet" onClick={() => onAsk('change')}>
          Book my usual
        </Button>
      </>
    );
  }
  const today = dayOf({ epochMilliseconds: Date.now() });
  const waits = waitWords(subscription);
  const reach = reachWords(usual, today);
  return (
    <>
      <ul className="mt-2 grid gap-2">
        {usualLines(usual.usual.entries).map(({ days, what, deliveryAddress }) => (
          <li key={days}>
            <p className="font-bold">{days}</p>
            <p className="tabular-nums">{what}</p>
            {deliveryAddress && (
              <p className="text-sm text-ink-soft wrap-anywhere">To {deliveryAddress}</p>
            )}
          </li>
        ))}
      </ul>
      {reach && <p className="mt-3 font-semibold">{reach}</p>}
      {waits && <p className="mt-3 text-ink-soft">{waits}</p>}
      <div className="mt-3">
        <UsualDays days={usual.days} label="The next days of your usual" />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2">
        <Button kind="quiet" size="small" onClick={() => onAsk('change')}>
          Change
        </Button>
        <Button kind="plain" size="small" onClick={() => onAsk('stop')}>
          Stop
        </Button>
      </div>
    </>
  );
}
