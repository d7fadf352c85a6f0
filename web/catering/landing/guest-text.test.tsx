import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#test/builders/build-typed.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { GuestsNote } from '#web/money/pricing/pricing-intro.tsx';
import { call } from '#web/platform/client/browser-client.ts';
import { InquiryCallToAction } from './catering-page.tsx';
import { EventTypes } from './event-types.tsx';
import { guestLimitsOf, guestsText } from './guest-text.ts';
import { Hero } from './hero.tsx';
import { cateringMenuQuery } from './queries.ts';

it('counts guests', () => {
  expect([1, 40, 1200].map(guestsText)).toEqual(['1 guest', '40 guests', '1,200 guests']);
});

describe('for how many the kitchen cooks', () => {
  const { menu } = buildCatalogue();
  const other = { ...menu, callAboveGuests: 1200, callAbovePoojaGuests: 80 };

  it('is 100 at an event and 50 at a pooja while it has changed nothing', () => {
    expect(guestLimitsOf(menu)).toEqual({
      fact: ['100 guests', 'at a special event, 50\u00a0at a pooja'],
      event: 'Up to 100 guests',
      pooja: 'Up to 50 guests',
      larger: 'More than 100 guests, or a menu of your own?',
      note: 'For events up to 100 guests, poojas up to 50. Expecting more? Call us.',
    });
  });

  it('is said without a figure while the limits cannot be read', () => {
    expect(JSON.stringify(guestLimitsOf(undefined))).not.toMatch(/\d/);
  });

  /** What a page shows that was loaded with a menu of other limits. */
  function shown(Component: ComponentType): string {
    const { queryKey } = cateringMenuQuery(call);
    const Page = createRoutesStub([
      { id: 'root', path: '/', children: [{ id: 'page', index: true, Component }] },
    ]);
    const loaderData = {
      root: { origin: '', business: PUBLIC_BUSINESS },
      page: { dehydrated: { queries: [{ queryKey, state: { data: other } }] } },
    };
    const markup = renderToStaticMarkup(<Page hydrationData={{ loaderData }} />);
    return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  }

  it.each([
    ['the head of catering', () => <Hero plans={[]} menu={other} />, '1,200 guests'],
    ['the kinds of event', () => <EventTypes menu={other} />, 'Up to 80 guests'],
    [
      'the way in once more',
      () => <InquiryCallToAction menu={other} />,
      'More than 1,200 guests, or',
    ],
    ['the price list', GuestsNote, 'For events up to 1,200 guests, poojas up to 80. Expecting'],
  ])('is said by %s as the desk has set it', (_what, Component, words) => {
    const text = shown(Component);
    expect(text).toContain(words);
    expect(text).not.toMatch(/\b(100|50) guests/);
  });
});
