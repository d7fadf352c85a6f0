import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#api/platform/http/app-services.ts';
import { dayOf, instantAt, type WallTime } from '#domain/platform/days.ts';

/** A clock that shows `from` at a moment of the machine's, and runs so many times as fast since. */
export type FastClock = {
  /** ISO 8601. */
  from: string;
  /** Milliseconds since 1970, by the machine's clock. */
  startedAt: number;
  speed: number;
};

/** The present by a fast clock. */
export function runClock({ from, startedAt, speed }: FastClock): Clock {
  const start = Temporal.Instant.from(from);
  return {
    now: () => start.add({ milliseconds: Math.round((Date.now() - startedAt) * speed) }),
  };
}

/** The same with what people do by it. */
export function runDay(fast: FastClock) {
  const { now } = runClock(fast);
  const waitUntil = async (moment: Temporal.Instant): Promise<void> => {
    const left = (moment.epochMilliseconds - now().epochMilliseconds) / fast.speed;
    if (left > 0) await pause(left);
  };
  return {
    now,
    /** Waits until the clock shows a time of today, in Toronto; not at all where it is past. */
    until: (time: WallTime) => waitUntil(instantAt(dayOf(now()), time)),
    /** Lets so many seconds of the clock go by. */
    seconds: (seconds: number) => pause((seconds * 1000) / fast.speed),
  };
}

export type DayClock = ReturnType<typeof runDay>;
