import { fileURLToPath } from 'node:url';
import type { Part } from '#api/app.ts';
import { serveCalendarFeed } from '#api/tiffin/calendar-feed/serve-calendar-feed.ts';
import { serveDesk } from '#api/platform/desk-files/serve-desk.ts';
import { serveLinkPictures } from '#api/site/link-pictures/serve-link-pictures.ts';
import { servePhotos } from '#api/platform/photos/serve-photos.ts';
import { serveShop } from '#api/platform/shop/serve-shop.ts';
import { serveShopFromSources } from '#api/platform/shop/serve-shop-dev.ts';
import { serveSite } from '#api/site/machines/serve-site.ts';
import { createKnownNames } from './known-names.ts';
import { createPageMoments } from './page-moments.ts';

const built = (name: string) => fileURLToPath(new URL(`../../../build/${name}`, import.meta.url));

/** The desk under `/admin`. */
const desk: Part = (app, { env }) =>
  serveDesk(app, { buildDirectory: built('admin'), development: env.development });

/** The shop: everything that nothing else answers, so it comes last. */
const shop: Part = (app, house, call) => {
  const rendering = { origin: house.env.publicUrl, callFor: call.orLast };
  if (house.env.development) return serveShopFromSources(app, rendering);
  return serveShop(app, {
    ...rendering,
    buildDirectory: built('web'),
    now: () => house.clock.now(),
    nextMoment: createPageMoments(house),
    line: house.lines.pages,
    known: createKnownNames(house),
    onContentChange: (changed) => house.contentChanges.onContentChange(changed),
  });
};

/** What is served beside the API, in the order in which it takes addresses. */
export const parts: readonly Part[] = [
  servePhotos,
  serveLinkPictures,
  serveSite,
  serveCalendarFeed,
  desk,
  shop,
];
