import type { House } from '#api/core/house.ts';
import { readSettings } from '#db/settings.ts';
import { listWeeklyTimings } from '#db/weekly-timings.ts';
import { nextMomentOf } from '#domain/clock.ts';
import type { WallTime } from '#domain/days.ts';

/**
 * When public pages may read differently without anybody editing anything: at Toronto's midnight,
 * the cut-off, and when the kitchen opens and closes. While these times are read anew, after an
 * edit, it is the next minute.
 */
export function createPageMoments({
  db,
  contentChanges,
  log,
}: House): (now: Temporal.Instant) => Temporal.Instant {
  let times: WallTime[] | null = null;
  let asked = 0;

  async function readTimes(): Promise<void> {
    const mine = ++asked;
    times = null;
    const { cutoffTime } = await readSettings(db, 'kitchen');
    const hours = (await listWeeklyTimings(db)).flatMap((day) => [day.open_time, day.close_time]);
    if (mine === asked) times = ['00:00', cutoffTime, ...hours.filter((time) => time !== null)];
  }

  const read = (): void => {
    readTimes().catch((error) => log.warn({ err: error }, 'the page times could not be read'));
  };
  read();
  contentChanges.onContentChange(read);
  return (now) => (times ? nextMomentOf(times, now) : now.add({ minutes: 1 }));
}
