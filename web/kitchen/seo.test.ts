import { describe, expect, it } from 'vitest';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { feedLink, pageMeta } from './seo.ts';

const root = { origin: 'https://dabba.test', business: { ...PUBLIC_BUSINESS, name: 'Asha' } };
const args = { matches: [{ loaderData: root }] };
const seo = { title: 'Pricing', description: 'What a tiffin costs.', path: '/pricing' };

describe('what a page says about itself', () => {
  it('is its title with the name of the kitchen, its description and its own address', () => {
    const meta = pageMeta(args, seo);
    expect(meta).toContainEqual({ title: 'Pricing · Asha' });
    expect(meta).toContainEqual({ name: 'description', content: 'What a tiffin costs.' });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://dabba.test/pricing',
    });
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://dabba.test/pricing' });
  });

  it('keeps a person’s own page out of search engines, and gives it no canonical address', () => {
    const meta = pageMeta(args, { ...seo, noindex: true });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(meta)).not.toContain('canonical');
  });

  it('is shown with a picture of its own where a link to it is previewed, else with the front page’s', () => {
    const pictureOf = (meta: object[]) =>
      meta.find((one) => 'property' in one && one.property === 'og:image');
    expect(pictureOf(pageMeta(args, { ...seo, picture: 'snacks/khandvi' }))).toEqual({
      property: 'og:image',
      content: 'https://dabba.test/link-pictures/snacks/khandvi.png',
    });
    expect(pictureOf(pageMeta(args, seo))).toEqual({
      property: 'og:image',
      content: 'https://dabba.test/link-pictures/home.png',
    });
    expect(pageMeta(args, seo)).toEqual(
      expect.arrayContaining([
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: 'Pricing · Asha' },
      ]),
    );
  });

  it('still has a title when the kitchen cannot be read', () => {
    expect(pageMeta({ matches: [undefined] }, seo)[0]).toEqual({
      title: 'Pricing · Dabba Kitchen',
    });
  });

  it('tells feed readers where the feed of the blog is', () => {
    expect(feedLink(args)).toMatchObject({
      rel: 'alternate',
      type: 'application/rss+xml',
      href: 'https://dabba.test/blogs/feed.xml',
    });
  });
});
