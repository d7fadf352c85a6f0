import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE } from '#domain/settings.ts';
import { kitchenJsonLd, pageMeta } from './seo.ts';

const root = { origin: 'https://dabba.test', business: { ...DEFAULT_PROFILE, name: 'Asha' } };
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

  it('shows its photo where a link to it is previewed', () => {
    const meta = pageMeta(args, { ...seo, image: '/photos/1/960.webp' });
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://dabba.test/photos/1/960.webp',
    });
    expect(JSON.stringify(pageMeta(args, seo))).not.toContain('og:image');
  });

  it('still has a title when the kitchen cannot be read', () => {
    expect(pageMeta({ matches: [undefined] }, seo)[0]).toEqual({
      title: 'Pricing · Dabba Kitchen',
    });
  });

  it('names the kitchen for search engines, without a rating that nobody stored', () => {
    const text = JSON.stringify(kitchenJsonLd(root.business, root.origin));
    expect(text).toContain('"name":"Asha"');
    expect(text).not.toMatch(/rating|review/i);
    expect(text).not.toContain('Calgary');
  });
});
