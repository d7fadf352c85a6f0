import type { FastifyInstance } from 'fastify';
import type { AppModule } from '#api/app.ts';
import type { AppServices } from '#api/platform/http/app-services.ts';
import { errorResponse } from '#api/platform/http/errors.ts';
import { createHtmlCache } from '#api/platform/pages/html-cache.ts';
import {
  cacheResponse,
  send,
  sendCachedResponse,
} from '#api/platform/snapshots/cached-response.ts';
import { READY_DRAWN, readyDrawn } from '#art/ready-drawn.ts';
import { drawSubject } from '#art/subjects.ts';
import { kitchen, type PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { type BlogEntry, blog } from '#contract/site/blog.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import { listPostUrls, listSnackUrls } from '#db/site/public-urls.ts';
import { NARROWINGS } from '#domain/platform/crawled-urls.ts';
import { serveIcons, webManifest } from './icons.ts';
import { element, sitemap, xmlText } from './sitemap.ts';

const LATEST_POSTS = { page: 1, limit: 20, sort_by: 'published_at', sort_order: 'DESC' } as const;

/** `2026-11-18T15:00:00Z` as RSS writes it: `Wed, 18 Nov 2026 15:00:00 GMT` (RFC 822). */
const rfc822 = (moment: string): string => new Date(moment).toUTCString();

/** One post. Its id stays what it is when the title, and with it the address, is mended. */
const item = (post: BlogEntry, origin: string) =>
  `<item>${[
    element('title', post.title),
    element('link', `${origin}/blog/${encodeURIComponent(post.slug)}`),
    `<guid isPermaLink="false">${xmlText(post.id)}</guid>`,
    element('pubDate', rfc822(post.published_at)),
    element('category', post.category),
    element('description', post.excerpt),
  ].join('')}</item>`;

/** The latest posts as RSS 2.0 (https://www.rssboard.org/rss-specification). */
function blogFeed(
  origin: string,
  kitchen: { name: string; tagline: string },
  posts: readonly BlogEntry[],
): string {
  const [latest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${kitchen.name}: the blog`),
    element('link', `${origin}/blogs`),
    `<atom:link href="${xmlText(`${origin}/blogs/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    element('description', kitchen.tagline || kitchen.name),
    element('language', 'en-ca'),
    ...(latest ? [element('lastBuildDate', rfc822(latest.published_at))] : []),
    ...posts.map((post) => item(post, origin)),
    '</channel></rss>',
    '',
  ].join('\n');
}

/** A text for machines at one address, made from what the kitchen publishes. */
type CachedText = {
  path: string;
  type: string;
  /** Asked for again each time, unless it says otherwise (RFC 9111 section 5.2). */
  cacheControl?: string;
  make: () => Promise<string>;
};

/**
 * Serves texts from memory, compressed and with an ETag. Each is made anew after content has
 * changed, and after a minute at the latest: a post may have been due.
 */
function serveKept(
  app: FastifyInstance,
  { clock, contentChanges }: Pick<AppServices, 'clock' | 'contentChanges'>,
  texts: readonly CachedText[],
): void {
  const kept = createHtmlCache<ReturnType<typeof cacheResponse> & { lasting: true }>({
    now: () => clock.now(),
    nextMoment: (now) => now.add({ minutes: 1 }),
  });
  contentChanges.onContentChange(() => kept.clear());

  for (const { path, type, make, cacheControl = 'public, no-cache' } of texts) {
    app.get(path, async (request, reply) => {
      const text = await kept.get(path, async () => ({
        ...cacheResponse(type, Buffer.from(await make())),
        lasting: true,
      }));
      return sendCachedResponse(request, reply.header('cache-control', cacheControl), text);
    });
  }
}

/** The pictures that screens fetch instead of drawing them in the browser (web/platform/pictures/drawing.tsx). */
const READY_PICTURES: readonly CachedText[] = READY_DRAWN.map((subject) => ({
  path: readyDrawn(subject),
  type: 'image/svg+xml',
  cacheControl: 'public, max-age=86400',
  make: async () => drawSubject(subject),
}));

/**
 * What only programs and the kitchen ask for (RFC 9309). A customer's own pages are not here: they
 * say `noindex`, which a crawler must be let in to read.
 */
const CLOSED = ['/api/', '/admin', '/metrics', '/healthz', '/readyz'];

/** What crawlers are told: where they need not look, and where everything to be found is listed. */
const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...NARROWINGS.flatMap((one) => [`Disallow: /*?${one}`, `Disallow: /*&${one}`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** What is said today holds that long; it is made anew all the time. */
const HOLDS = { hours: 90 * 24 };

/** Where somebody who has found a hole tells it, as programs read it (RFC 9116). */
const securityText = (
  origin: string,
  { email }: Pick<PublicBusiness, 'email'>,
  now: Temporal.Instant,
): string =>
  [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}/contactus`,
    `Expires: ${now.add(HOLDS).round('hour')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/** What the site tells machines: browsers that install it, crawlers, feed readers. */
export const serveSite: AppModule = (app, services, call) => {
  const { env, db, clock } = services;
  const origin = env.publicUrl;

  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'none'");
    });
    scope.setErrorHandler((error, request, reply) => send(reply, errorResponse(error, request)));
    serveIcons(scope);
    serveKept(scope, services, [
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
            listSnackUrls(db),
            listPostUrls(db, clock.now()),
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
