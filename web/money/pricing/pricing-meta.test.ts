import { describe, expect, it } from 'vitest';
import { buildGroup, buildVariant } from '#test/builders/build-groups.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { pricingSeo } from './pricing-meta.ts';

const groups = [
  buildGroup({
    variants: [
      buildVariant({ billingCycle: 'daily', price: 1299, tiffinCount: 1 }),
      buildVariant({ totalPrice: 21980 }),
    ],
  }),
];
const root = { origin: 'https://dabba.example', business: PUBLIC_BUSINESS };
const seo = (cycle: string | undefined, query = '') =>
  pricingSeo(cycle, new URLSearchParams(query), groups, root);

describe('what search engines read about prices', () => {
  it('names the lowest price of what is shown', () => {
    expect(seo(undefined).description).toContain('from C$10.99 a meal');
    expect(seo('daily').description).toContain('from C$12.99 a meal');
  });

  it('is about the cycle where the address is', () => {
    expect(seo(undefined).title).toBe('Tiffin plans and prices');
    expect(seo('daily')).toMatchObject({
      title: 'Daily tiffin plans and prices',
      path: '/pricing/daily',
    });
    expect(seo(undefined, 'service=catering&plan=premium').title).toBe(
      'Premium catering: plans and prices',
    );
  });

  it('offers each plan for what it costs before tax', () => {
    expect(seo(undefined).jsonLd).toMatchObject([
      {
        '@type': 'Product',
        name: 'Everyday Tiffin',
        offers: [
          { '@type': 'Offer', name: 'Daily, 1 tiffin', price: '12.99', priceCurrency: 'CAD' },
          {
            name: 'Monthly, 20 tiffins',
            price: '219.80',
            url: 'https://dabba.example/pricing?service=tiffin&plan=monthly',
          },
        ],
      },
    ]);
  });

  it('describes each cycle in words of its own', () => {
    const described = (cycle: string) =>
      pricingSeo(cycle, new URLSearchParams(), [], undefined).description;
    expect(described('daily')).toMatch(/^Daily home-cooked vegetarian tiffin/);
    expect(described('monthly')).toMatch(/^Monthly home-cooked vegetarian tiffin/);
  });

  it('does without prices while none are known', () => {
    const empty = pricingSeo(undefined, new URLSearchParams(), [], undefined);
    expect(empty.description).toContain('Home-cooked vegetarian tiffin, delivered on weekdays. ');
    expect(empty.jsonLd).toEqual([]);
  });

  it.each([undefined, 'daily', 'monthly', 'yearly'])(
    'keeps within a search result (%s)',
    (cycle) => {
      const { description } = seo(cycle);
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );
});
