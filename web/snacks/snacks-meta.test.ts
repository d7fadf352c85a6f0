import { describe, expect, it } from 'vitest';
import { buildSnackData } from './build-snack.ts';
import { SNACK_GRID } from './grid.ts';
import { crumbsOf, snackSeo, snacksSeo } from './snacks-meta.ts';
import { readView } from './snacks-view.ts';

const origin = 'https://dabba.test';
const dhokla = buildSnackData('dhokla', {
  name: 'Khaman Dhokla',
  description: 'Soft and steamed.',
});

describe('what search engines read of a snack', () => {
  it('is its name, its price and the way to it', () => {
    const { title, description, path, jsonLd } = snackSeo(dhokla, origin);
    expect({ title, path }).toEqual({ title: 'Khaman Dhokla', path: '/snacks/dhokla' });
    expect(description).toContain('6 pieces for C$8.99');
    expect(jsonLd).toMatchObject([
      { '@type': ['Product', 'MenuItem'], offers: { price: '8.99', priceCurrency: 'CAD' } },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(JSON.stringify(jsonLd)).not.toMatch(/rating/i);
  });

  it('stays short', () => {
    const { description } = snackSeo(
      buildSnackData('patra', { description: 'A word after another. '.repeat(20) }),
      origin,
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
    snacksSeo(readView(SNACK_GRID, new URLSearchParams(query)), [dhokla], origin);

  it('has one address for each kind and page, and none for views of them', () => {
    expect(seo('category=street-food&page=2').path).toBe('/snacks?category=street-food&page=2');
    expect(seo('vegetarian=1&spicy=1').path).toBe('/snacks');
    expect(seo('limit=12&page=2').path).toBe('/snacks');
  });

  it('has no page behind the last', () => {
    const view = readView(SNACK_GRID, new URLSearchParams('page=9'));
    expect(snacksSeo(view, [], origin).noindex).toBe(true);
    expect(snacksSeo(view, null, origin).noindex).toBeUndefined();
    expect(snacksSeo({ ...view, page: 1 }, [], origin).noindex).toBeUndefined();
  });

  it('has no searches', () => {
    expect(seo('search=dhokla').noindex).toBe(true);
    expect(seo('').noindex).toBeUndefined();
  });

  it('counts on from page to page', () => {
    expect(seo('page=3').jsonLd).toMatchObject({ itemListElement: [{ position: 11 }] });
  });
});
