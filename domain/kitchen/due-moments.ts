import { addDays, dayOf, type IsoDay, instantAt, type WallTime } from '#domain/platform/days.ts';
import { closedThrough, type Kitchen } from './calendar.ts';

/**
 * What the clock does: at midnight pauses end, at the cut-off the next delivery day is confirmed,
 * at night books are checked, backups made and leftovers swept away.
 */
export type DueMoment =
  | { kind: 'day_begins'; at: Temporal.Instant; day: IsoDay }
  | { kind: 'nightly'; at: Temporal.Instant; day: IsoDay }
  /** Every `scheduled` tiffin up to and including `through` is to be confirmed, and `pending_confirmation` ones expire. */
  | { kind: 'confirm'; at: Temporal.Instant; day: IsoDay; through: IsoDay };

/** Half past three: an hour that both clock changes leave alone, when nobody orders. */
const NIGHTLY_TIME: WallTime = '03:30';

const isAfter = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) > 0;

/**
 * Every moment of Toronto's clock after `lastDone` up to and including `now`, oldest first. Days
 * off come out one by one, and a run that is repeated with the same `lastDone` gets the same list;
 * storing `now` as the next `lastDone` leaves nothing out and repeats nothing.
 */
export function dueMoments(
  lastDone: Temporal.Instant,
  now: Temporal.Instant,
  kitchen: Kitchen,
): DueMoment[] {
  const due: DueMoment[] = [];
  const today = dayOf(now);
  for (let day = dayOf(lastDone); day <= today; day = addDays(day, 1)) {
    const cutoff = instantAt(day, kitchen.settings.cutoffTime);
    due.push({ kind: 'day_begins', at: instantAt(day, '00:00'), day });
    due.push({ kind: 'nightly', at: instantAt(day, NIGHTLY_TIME), day });
    due.push({ kind: 'confirm', at: cutoff, day, through: closedThrough(cutoff, kitchen) });
  }
  return due
    .filter(({ at }) => isAfter(at, lastDone) && !isAfter(at, now))
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at));
}

/** The next moment at which Toronto's clocks show one of these times: when a cached page goes stale. */
export function nextMomentOf(times: readonly WallTime[], now: Temporal.Instant): Temporal.Instant {
  const today = dayOf(now);
  const candidates = [today, addDays(today, 1)]
    .flatMap((day) => times.map((time) => instantAt(day, time)))
    .filter((moment) => isAfter(moment, now))
    .sort(Temporal.Instant.compare);
  const next = candidates[0];
  if (!next) throw new Error('no times given');
  return next;
}

/** Midnight in Toronto: when what is said of today goes stale. */
export const nextMidnight = (now: Temporal.Instant): Temporal.Instant =>
  nextMomentOf(['00:00'], now);
