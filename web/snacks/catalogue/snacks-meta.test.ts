import { describe, expect, it } from 'vitest';
import { buildSnackData } from '#test/builders/build-snack.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { crumbsOf, snackSeo, snacksSeo } from './snacks-meta.ts';
import { readSnacksView, SNACK_GRID } from './snacks-view.ts';

const root = { origin: 'https://dabba.test', business: PUBLIC_BUSINESS };
const dhokla = buildSnackData('dhokla', {
  name: 'Khaman Dhokla',
  description: 'Soft and steamed.',
});

describe('what search engines read of a snack', () => {
  it('is its name, its price and the way to it', () => {
    const { title, description, path, jsonLd } = snackSeo(dhokla, root);
    expect({ title, path }).toEqual({ title: 'Khaman Dhokla', path: '/snacks/dhokla' });
    expect(description).toContain(
      '6 pieces for C$8.99, for pickup or delivery in Durham and the GTA. ',
    );
    expect(jsonLd).toMatchObject([
      { '@type': ['Product', 'MenuItem'], offers: { price: '8.99', priceCurrency: 'CAD' } },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(JSON.stringify(jsonLd)).not.toMatch(/rating/i);
  });

  it('says nothing of where, while that is not known', () => {
    expect(snackSeo(dhokla, undefined).description).toContain('for pickup or delivery. ');
    expect(
      snacksSeo(readSnacksView(SNACK_GRID, new URLSearchParams()), [], undefined).description,
    ).toContain('in our vegetarian kitchen. ');
  });

  it('leaves out what nobody has said of a snack', () => {
    const bare = buildSnackData('sev', { description: '', unit: '' });
    const { description, jsonLd } = snackSeo(bare, root);
    expect(description).toMatch(/^C\$8\.99, for pickup or delivery/);
    expect(Object.keys([jsonLd].flat()[0] ?? {})).not.toContain('description');
  });

  it('stays short', () => {
    const { description } = snackSeo(
      buildSnackData('patra', { description: 'A word after another. '.repeat(20) }),
      root,
    );
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/\w…$/);
    expect(description).toMatch(/^6 pieces for C\$8\.99/);
  });

  it('leads over the kind of snack that the grid shows', () => {
    expect(crumbsOf(dhokla).map(({ to }) => to)).toEqual([
      '/',
      '/snacks',
      '/snacks?category=indian-snacks',
      '/snacks/dhokla',
    ]);
    expect(crumbsOf(buildSnackData('penda', { categories: ['sweet'] }))).toHaveLength(3);
  });
});

describe('what search engines read of the grid', () => {
  const seo = (query: string) =>
    snacksSeo(readSnacksView(SNACK_GRID, new URLSearchParams(query)), [dhokla], root);

  it('has one address for each kind and page, and none for views of them', () => {
    expect(seo('category=street-food&page=2').path).toBe('/snacks?category=street-food&page=2');
    expect(seo('vegetarian=1&spicy=1').path).toBe('/snacks');
    expect(seo('limit=12&page=2').path).toBe('/snacks');
  });

  it('has no searches', () => {
    expect(seo('search=dhokla').noindex).toBe(true);
    expect(seo('').noindex).toBeUndefined();
  });

  it('counts on from page to page', () => {
    expect(seo('page=3').jsonLd).toMatchObject({ itemListElement: [{ position: 11 }] });
  });
});
