import { fileURLToPath } from 'node:url';
import { serveCalendarFeed } from '#api/account/calendar-feed/serve-calendar-feed.ts';
import type { AppModule } from '#api/app.ts';
import type { AppServices } from '#api/platform/http/app-services.ts';
import { serveDesk } from '#api/platform/pages/serve-desk.ts';
import { serveShop } from '#api/platform/pages/serve-shop.ts';
import { serveShopFromSources } from '#api/platform/pages/serve-shop-dev.ts';
import { servePhotos } from '#api/platform/photos/serve-photos.ts';
import { serveLinkPictures } from '#api/site/link-pictures/serve-link-pictures.ts';
import { serveSite } from '#api/site/machines/serve-site.ts';
import { listOpeningHours, readSettings } from '#db/kitchen/settings.ts';
import { listPublications } from '#db/site/posts.ts';
import { nextMomentOf } from '#domain/kitchen/due-moments.ts';
import { DEFAULT_OPENING_HOURS } from '#domain/kitchen/opening-hours.ts';
import type { WallTime } from '#domain/platform/days.ts';
import { createKnownFilters } from './known-filters.ts';

const built = (name: string) => fileURLToPath(new URL(`../../build/${name}`, import.meta.url));

/** The desk under `/admin`. */
const desk: AppModule = (app, { env }) =>
  serveDesk(app, { buildDirectory: built('admin'), development: env.development });

/**
 * When public pages may read differently without anybody editing anything: at Toronto's midnight,
 * the cut-off, when the kitchen opens and closes, and when a scheduled post appears. While these
 * times are read anew, after an edit, it is the next minute.
 */
function createPageMoments({
  db,
  clock,
  contentChanges,
  log,
}: AppServices): (now: Temporal.Instant) => Temporal.Instant {
  let times: WallTime[] | null = null;
  let posts: Temporal.Instant[] = [];
  let asked = 0;

  async function readTimes(): Promise<void> {
    const mine = ++asked;
    times = null;
    const { cutoffTime } = await readSettings(db, 'kitchen');
    const stored = await listOpeningHours(db);
    const week = stored.length > 0 ? stored : DEFAULT_OPENING_HOURS;
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

/** The shop: everything that nothing else answers, so it comes last. */
const shop: AppModule = (app, services, call) => {
  const rendering = {
    origin: services.env.publicUrl,
    now: () => services.clock.now(),
    callFor: call.orLast,
  };
  if (services.env.development) return serveShopFromSources(app, rendering);
  return serveShop(app, {
    ...rendering,
    buildDirectory: built('web'),
    nextMoment: createPageMoments(services),
    line: services.lines.pages,
    writesFirst: services.writesFirst,
    known: createKnownFilters(services),
    onContentChange: (changed) => services.contentChanges.onContentChange(changed),
  });
};

/** What is served beside the API, in the order in which it takes addresses. */
export const appModules: readonly AppModule[] = [
  servePhotos,
  serveLinkPictures,
  serveSite,
  serveCalendarFeed,
  desk,
  shop,
];
