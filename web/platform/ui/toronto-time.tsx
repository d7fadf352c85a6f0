import { TORONTO } from '#domain/platform/days.ts';
import { useZone } from '#web/account/session/use-instant-words.ts';
import { zoneName } from '#web/account/session/zone-words.ts';
import { isElsewhere } from './elsewhere.ts';

/**
 * Says whose clock it is to a reader whose own shows another time, or who has chosen another zone;
 * nothing in the kitchen's zone.
 */
export function TorontoTime({ className = '' }: { className?: string }) {
  const zone = useZone();
  const isChosen = zone !== TORONTO;
  if (!isChosen && !isElsewhere(Date.now())) return null;
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      {isChosen
        ? `Days and times of deliveries are Toronto's, where the kitchen is. When something happened is told in ${zoneName(zone)} time.`
        : "Days and times are Toronto's, where the kitchen is."}
    </p>
  );
}
