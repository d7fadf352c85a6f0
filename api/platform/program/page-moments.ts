import type { House } from '#api/platform/http/house.ts';
import { listPublications } from '#db/site/posts.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { listWeeklyTimings } from '#db/kitchen/weekly-timings.ts';
import { nextMomentOf } from '#domain/platform/clock.ts';
import type { WallTime } from '#domain/platform/days.ts';
import { DEFAULT_TIMINGS } from '#domain/kitchen/opening-hours.ts';

/**
 * When public pages may read differently without anybody editing anything: at Toronto's midnight,
 * the cut-off, when the kitchen opens and closes, and when a scheduled post appears. While these
 * times are read anew, after an edit, it is the next minute.
 */
export function createPageMoments({
  db,
  clock,
  contentChanges,
  log,
}: House): (now: Temporal.Instant) => Temporal.Instant {
  let times: WallTime[] | null = null;
  let posts: Temporal.Instant[] = [];
  let asked = 0;

  async function readTimes(): Promise<void> {
    const mine = ++asked;
    times = null;
    const { cutoffTime } = await readSettings(db, 'kitchen');
    const stored = await listWeeklyTimings(db);
    const week = stored.length > 0 ? stored : DEFAULT_TIMINGS;
    const hours = week.flatMap((day) => [day.open_time, day.close_time]);
    const scheduled = await listPublications(db, clock.now());
    if (mine !== asked) return;
    posts = scheduled;
    times = ['00:00', cutoffTime, ...hours.filter((time) => time !== null)];
  }

  const read = (): void => {
    readTimes().catch((error) => log.warn({ err: error }, 'the page times could not be read'));
  };
  read();
  contentChanges.onContentChange(read);
  return (now) => {
    if (!times) return now.add({ minutes: 1 });
    const byClock = nextMomentOf(times, now);
    const post = posts.find((moment) => Temporal.Instant.compare(moment, now) > 0);
    return post && Temporal.Instant.compare(post, byClock) < 0 ? post : byClock;
  };
}
