import { describe, expect, it } from 'vitest';
import { needsCall } from '#domain/catering/guests.ts';
import { buildPlan, idOf } from '#test/builders/build-typed.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { eventFromLink } from '#web/catering/wizard/use-stored-inquiry.ts';
import { cateringSeo } from './catering-meta.ts';
import { EVENT_KINDS } from './event-types.tsx';

const plans = [
  buildPlan(),
  buildPlan({ name: 'Plan 2 - Premium', billingCycle: 'premium', price: 2299 }),
];

describe('a kind of event in an address', () => {
  const named = (to: string) => new URL(to, 'https://dabba.example').searchParams.get('event');

  it('fills the form in, whichever link of the landing page led there', () => {
    const links = EVENT_KINDS.flatMap(({ to, more }) => [to, ...more.map((one) => one.to)]);
    for (const to of links) expect(eventFromLink(named(to))).not.toBeNull();
  });

  it('becomes Other with its words where the form does not know it', () => {
    expect(eventFromLink('house_party')).toEqual({
      eventType: 'other',
      eventTypeOther: 'House party',
    });
    expect(eventFromLink('wedding')).toEqual({ eventType: 'wedding', eventTypeOther: '' });
  });

  it('of a pooja is known as one when its guests are counted', () => {
    const pooja = eventFromLink('pooja');
    if (!pooja) throw new Error('pooja expected');
    expect(needsCall(pooja, 51, { callAboveGuests: 100, callAbovePoojaGuests: 50 })).toBe(true);
  });

  it.each([null, '', 'barbecue', 'toString'])('is none for %j', (event) => {
    expect(eventFromLink(event)).toBeNull();
  });
});

describe('what search engines read about catering', () => {
  const seo = cateringSeo(plans, {
    origin: 'https://dabba.example',
    business: {
      ...PUBLIC_BUSINESS,
      area: 'Hamilton',
      cities: [
        { name: 'Oshawa', onLocalMap: true },
        { name: 'Calgary', onLocalMap: false },
      ],
    },
  });

  it('names the area that the kitchen serves', () => {
    expect(seo.title).toBe('Vegetarian Indian catering in Hamilton');
    expect(cateringSeo([], undefined).title).toBe('Vegetarian Indian catering');
  });

  it('names the lowest price, and keeps within a search result', () => {
    expect(seo.description).toContain('from C$16.99 a guest');
    for (const { description } of [seo, cateringSeo([], undefined)]) {
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('offers each plan by the guest, with the way to it', () => {
    expect(seo.jsonLd).toMatchObject([
      {
        '@type': 'FoodService',
        areaServed: ['Oshawa'],
        hasOfferCatalog: {
          itemListElement: [
            {
              name: 'Plan 1 - Basic',
              url: `https://dabba.example/inquarynow?plan=${idOf('basic')}`,
              priceSpecification: { price: '16.99', unitText: 'guest' },
            },
            { name: 'Plan 2 - Premium' },
          ],
        },
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});
