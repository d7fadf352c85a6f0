import { findMistakes } from '#test/structured-data/find-mistakes.ts';
import { readVocabulary } from '#test/structured-data/vocabulary.ts';
import { keepHtml } from './kit/keep-page.ts';
import { expect, story } from './kit/story.ts';

const vocabulary = readVocabulary();

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** What the head of a page says, as a crawler reads it that runs no program. */
function readHead(html: string) {
  const meta = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta [^>]*>/g)) {
    const [, name] = /(?:name|property)="([^"]*)"/.exec(tag) ?? [];
    const [, content = ''] = /content="([^"]*)"/.exec(tag) ?? [];
    if (name) meta.set(name, unescaped(content));
  }
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    title: unescaped(title),
    canonical: unescaped(canonical),
    says: (name: string) => meta.get(name) ?? '',
    structured: data.map(([, json = '']): unknown => JSON.parse(json)),
  };
}

/** Links of a page, as a crawler reads them: where to, and what they are. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => ({
    to: unescaped(/href="([^"]*)"/.exec(tag)?.[1] ?? ''),
    rel: /rel="([^"]*)"/.exec(tag)?.[1] ?? '',
  }));

/** Views of pages, from which links lead to others. */
const VIEWS = [
  '/weeklymenu?day=Friday&diet=jain&without=Milk',
  '/weeklymenu?week=2027-03-01',
  '/snacks?vegetarian=1&page=2',
  '/snacks?limit=12',
  '/snacks?search=a',
  '/blogs?search=the',
];

story('what the site tells machines', async ({ request, baseURL }) => {
  const home = baseURL ?? '';
  const read = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    return answer.text();
  };
  const robots = await read('/robots.txt');
  expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
  const listed = async () => {
    const locations = (await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g);
    return [...locations].map(([, loc = '']) => unescaped(loc));
  };
  const addresses = await listed();
  expect(addresses.length).toBeGreaterThan(40);
  const pictures = new Set<string>();
  const types = new Set<string>();
  const closed = [...robots.matchAll(/^Disallow: \/\*([?&].*)$/gm)].map(([, part = '']) => part);
  expect(closed).not.toEqual([]);
  let narrowing = 0;
  /** What is closed to crawlers is not what a link leads them to. */
  function expectNoWayIn(address: string, html: string) {
    const into = linksIn(html).filter(({ to }) => closed.some((part) => to.includes(part)));
    narrowing += into.length;
    expect
      .soft(
        into.filter(({ rel }) => !rel.split(' ').includes('nofollow')),
        address,
      )
      .toEqual([]);
  }

  await story.step('every page of the sitemap says what it is about', async () => {
    for (const address of addresses) {
      const answer = await request.get(address);
      // Another story may have taken its post back meanwhile.
      if (answer.status() === 404 && !(await listed()).includes(address)) continue;
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      keepHtml(address, html);
      expectNoWayIn(address, html);
      const { title, canonical, says, structured } = readHead(html);
      expect.soft(canonical, address).toBe(address);
      expect.soft(says('robots'), address).toBe('');
      expect.soft(title.length, `${address}: ${title}`).toBeGreaterThan(10);
      const description = says('description');
      expect.soft(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50);
      expect.soft(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160);
      expect.soft(says('og:url'), address).toBe(address);
      expect.soft(says('og:title'), address).toBe(title);
      expect.soft(says('og:image:alt'), address).not.toBe('');
      expect.soft(says('og:image'), address).toContain(`${home}/link-pictures/`);
      pictures.add(says('og:image'));
      for (const node of structured) {
        const { '@context': context, '@type': type } = node as Record<string, unknown>;
        expect.soft(context, address).toBe('https://schema.org');
        expect.soft(findMistakes(vocabulary, node), address).toEqual([]);
        expect.soft(JSON.stringify(node), address).not.toMatch(/aggregateRating|"review"/);
        types.add([type].flat().join('+'));
      }
    }
    expect([...types]).toEqual(
      expect.arrayContaining([
        'BlogPosting',
        'BreadcrumbList',
        'FoodEstablishment',
        'Menu',
        'Product',
        'Product+MenuItem',
      ]),
    );
  });

  await story.step('and so do no views of them lead to more of their kind', async () => {
    for (const view of VIEWS) expectNoWayIn(view, await read(view));
    expect(narrowing).toBeGreaterThan(100);
  });

  await story.step(
    'an address that counts too far, or names nothing, leads to one that is',
    async () => {
      const shown = async (asked: string) => {
        const answer = await request.get(asked);
        return [answer.status(), new URL(answer.url()).pathname + new URL(answer.url()).search];
      };
      expect(await shown('/blogs?category=no-such-thing&page=3')).toEqual([200, '/blogs']);
      expect(await shown('/snack-order?page=2')).toEqual([200, '/snack-order']);
      // Other stories add snacks and posts, maybe between the two.
      for (const list of ['/snacks', '/blogs'])
        await expect(async () => {
          const [status, last] = await shown(`${list}?page=99999`);
          expect([status, last]).toEqual([200, expect.stringMatching(/\?page=\d+$/)]);
          expect(await shown(`${list}?page=4711`)).toEqual([200, last]);
        }).toPass({ timeout: 15_000 });
    },
  );

  await story.step('every picture of a link is there, in the size that is told', async () => {
    const shelf = (picture: string) => picture.split('/').slice(0, -1).join('/');
    const [...all] = pictures;
    // Drawing takes its time: of each kind, a few.
    const some = all.filter(
      (one, i) => all.slice(0, i).filter((other) => shelf(other) === shelf(one)).length < 12,
    );
    for (const picture of some) {
      const answer = await request.get(picture);
      expect.soft(answer.status(), picture).toBe(200);
      const bytes = await answer.body();
      // A PNG begins with its width and height (https://www.w3.org/TR/png/#11IHDR).
      expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
    }
  });

  await story.step('an address of nothing is not found, whatever it is made of', async () => {
    for (const nothing of ['no-such-thing', 'x'.repeat(121), 'x'.repeat(1000), '%00', '%0A', '%20'])
      for (const shelf of ['/snacks/', '/blog/', '/pricing/', '/']) {
        const answer = await request.get(shelf + nothing);
        expect.soft(answer.status(), shelf + nothing).toBe(404);
        const html = await answer.text();
        expect.soft(html.match(/<title>/g), shelf + nothing).toHaveLength(1);
        const { title, canonical, says } = readHead(html);
        expect.soft([canonical, says('robots')], shelf + nothing).toEqual(['', 'noindex']);
        expect.soft(title, shelf + nothing).toMatch(/not found|This tiffin is empty/);
      }
  });

  await story.step('the blog has a feed, and its pages name it', async () => {
    expect(await read('/blogs')).toContain(`href="${home}/blogs/feed.xml"`);
    const links = [...(await read('/blogs/feed.xml')).matchAll(/<link>([^<]*)<\/link>/g)];
    expect(links.length).toBeGreaterThan(10);
    for (const [, link = ''] of links) await read(unescaped(link));
  });
});
