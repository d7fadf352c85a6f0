import type { Part } from '#api/app.ts';
import { errorAnswer } from '#api/platform/http/errors.ts';
import { send } from '#api/platform/http/send.ts';
import { blog } from '#contract/site/blog.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { listPlanGroups } from '#db/tiffin/plans.ts';
import { listPostAddresses, listSnackAddresses } from '#db/site/public-addresses.ts';
import { blogFeed } from './feed.ts';
import { webManifest } from './manifest.ts';
import { READY_PICTURES } from './ready-drawn.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { serveIcons } from './serve-icons.ts';
import { serveKept } from './serve-kept.ts';
import { sitemap } from './sitemap.ts';

const LATEST_POSTS = { page: 1, limit: 20, sort_by: 'published_at', sort_order: 'DESC' } as const;

/** What the site tells machines: browsers that install it, crawlers, feed readers. */
export const serveSite: Part = (app, house, call) => {
  const { env, db, clock } = house;
  const origin = env.publicUrl;

  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'none'");
    });
    scope.setErrorHandler((error, request, reply) => send(reply, errorAnswer(error, request)));
    serveIcons(scope);
    serveKept(scope, house, [
      ...READY_PICTURES,
      {
        path: '/manifest.webmanifest',
        type: 'application/manifest+json',
        make: async () => JSON.stringify(webManifest(await call(kitchen.business, {}))),
      },
      {
        path: '/robots.txt',
        type: 'text/plain; charset=utf-8',
        make: async () => robotsText(origin),
      },
      {
        path: '/.well-known/security.txt',
        type: 'text/plain; charset=utf-8',
        make: async () => securityText(origin, await call(kitchen.business, {}), clock.now()),
      },
      {
        path: '/sitemap.xml',
        type: 'application/xml; charset=utf-8',
        make: async () => {
          const [plans, snacks, posts] = await Promise.all([
            listPlanGroups(db, { onlyActive: true }),
            listSnackAddresses(db),
            listPostAddresses(db, clock.now()),
          ]);
          return sitemap(origin, { plans, snacks, posts });
        },
      },
      {
        path: '/blogs/feed.xml',
        type: 'application/rss+xml; charset=utf-8',
        make: async () => {
          const [{ blogs }, business] = await Promise.all([
            call(blog.list, { query: LATEST_POSTS }),
            call(kitchen.business, {}),
          ]);
          return blogFeed(origin, business, blogs);
        },
      },
    ]);
  });
};
