import { beforeEach, describe, expect, it } from 'vitest';
import { blog } from '#contract/site/blog.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { buildCatering } from '#test/catering-factories.ts';
import { buildPost } from '#test/site-factories.ts';
import { buildSnack } from '#test/snack-factories.ts';
import { buildOffer } from '#test/tiffin-factories.ts';
import { paths } from '#web/paths.ts';
import { serveSite } from './serve-site.ts';

const ORIGIN = 'https://asha.test';
const services = useApp({ parts: [serveSite], env: { publicUrl: ORIGIN } });

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await services.db.deleteFrom('posts').execute();
  await services.contentSettled();
});

const get = (url: string, headers = {}) => services.app.inject({ method: 'GET', url, headers });

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The texts of all elements of a name. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) =>
    unescaped(text ?? ''),
  );

describe('the sitemap', () => {
  const read = async () => (await get('/sitemap.xml')).body;

  it('lists the pages of the shop by their whole addresses', async () => {
    const listed = texts(await read(), 'loc').map((address) => URL.parse(address));
    expect(listed.every((url) => url?.origin === ORIGIN)).toBe(true);
    const listedPaths = listed.map((url) => url?.pathname);
    for (const page of [paths.home, paths.pricing, paths.catering, paths.weeklyMenu, paths.policy])
      expect(listedPaths).toContain(page);
    expect(new Set(listedPaths).size).toBe(listedPaths.length);
  });

  it('has nobody’s own page, and no second address of a page', async () => {
    const listed = texts(await read(), 'loc').map((address) => new URL(address).pathname);
    for (const page of [paths.myOrders, paths.login, paths.terms, paths.cateringInquiry, '/admin'])
      expect(listed).not.toContain(page);
  });

  it('has the snacks on offer, with the day of their last change, and no other', async () => {
    const { slug } = await buildSnack(services.db);
    const hidden = await buildSnack(services.db, { is_active: false });
    await services.contentSettled();
    const body = await read();
    expect(body).toMatch(new RegExp(`<loc>${ORIGIN}/snacks/${slug}</loc><lastmod>20[\\dT:-]+Z<`));
    expect(body).not.toContain(hidden.slug);
  });

  it('has a page that sells something only while there is something to sell', async () => {
    const listed = async () => {
      await services.contentSettled();
      return texts(await read(), 'loc').map((address) => new URL(address).pathname);
    };
    const selling = ['/pricing/daily', '/pricing/monthly', '/pricing/yearly', '/snacks'];
    const more = ['/snack-order', '/inquarynow', '/blogs'];
    await services.db.updateTable('plan_variants').set({ is_active: false }).execute();
    await services.db.updateTable('snacks').set({ is_active: false }).execute();
    const none = await listed();
    for (const page of [...selling, ...more]) expect(none).not.toContain(page);

    await buildOffer(services.db, { billing_cycle: 'daily' });
    const { group } = await buildOffer(services.db, { billing_cycle: 'yearly' });
    await buildSnack(services.db);
    await buildCatering(services.db);
    await buildPost(services.db);
    const some = await listed();
    for (const page of ['/pricing/daily', '/pricing/yearly', '/snacks', ...more])
      expect(some).toContain(page);
    expect(some).not.toContain('/pricing/monthly');

    const hidden = { is_active: false };
    await services.db.updateTable('plan_groups').set(hidden).where('id', '=', group.id).execute();
    expect(await listed()).not.toContain('/pricing/yearly');
  });

  it('has a post from the moment on at which it appears, at most a minute later', async () => {
    const { slug } = await buildPost(services.db, { published_at: TEST_NOW.add({ minutes: 5 }) });
    await buildPost(services.db, { published_at: null });
    await services.contentSettled();
    expect(await read()).not.toContain('/blog/');
    services.clock.set(TEST_NOW.add({ minutes: 6 }));
    expect(texts(await read(), 'loc').filter((one) => one.includes('/blog/'))).toEqual([
      `${ORIGIN}/blog/${slug}`,
    ]);
  });

  it('is not sent again to whoever has it', async () => {
    const { etag } = (await get('/sitemap.xml')).headers;
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(304);
  });
});

describe('the feed of the blog', () => {
  const read = async () => (await get('/blogs/feed.xml')).body;

  it('has the last posts, latest first, with whole addresses', async () => {
    const posts = [];
    for (let day = 1; day <= 22; day++) {
      const published_at = TEST_NOW.subtract({ hours: 24 * day });
      posts.push(await buildPost(services.db, { published_at }));
    }
    await services.contentSettled();
    const feed = await read();
    const [, ...links] = texts(feed, 'link');
    expect(links).toEqual(posts.slice(0, 20).map(({ slug }) => `${ORIGIN}/blog/${slug}`));
    expect(texts(feed, 'guid')).toEqual(posts.slice(0, 20).map(({ id }) => id));
    expect(texts(feed, 'pubDate')[0]).toBe('Tue, 17 Nov 2026 15:00:00 GMT');
    expect((await get('/blogs/feed.xml')).headers['content-type']).toBe(
      'application/rss+xml; charset=utf-8',
    );
  });

  it('is well-formed whatever somebody writes', async () => {
    const title = `Dal & <rice> "for" two's \u0007company ]]>`;
    const { slug } = await buildPost(services.db, { title, excerpt: title });
    await services.contentSettled();
    const feed = await read();
    expect(texts(feed, 'title')).toContain(title.replace('\u0007', ''));
    expect(texts(feed, 'description')).toContain(title.replace('\u0007', ''));
    expect(feed.match(/&(?!amp;|lt;|gt;|quot;|apos;)/)).toBeNull();
    expect(feed).toContain(`/blog/${slug}<`);
  });

  it('says what the API says, and is there without a post', async () => {
    const query = { page: 1, limit: 20, sort_by: 'published_at', sort_order: 'DESC' } as const;
    expect((await services.visitor.call(blog.list, { query })).data.blogs).toEqual([]);
    const feed = await read();
    expect(texts(feed, 'title')).toEqual(['Dabba Kitchen: the blog']);
    expect(feed).not.toContain('<item>');
  });
});
