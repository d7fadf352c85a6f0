import { expect, it } from 'vitest';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { meta } from './contact-page.tsx';

const timing = { day: 'Monday', open_time: '06:30', close_time: '18:00', is_closed: false };

/** What search engines read of a page with which the kitchen's hours came. */
function metaWith(timings: readonly object[]) {
  const root = { loaderData: { origin: 'https://dabba.test', business: PUBLIC_BUSINESS } };
  const queries = [{ queryKey: ['kitchen', 'timings'], state: { data: timings } }];
  const args = { matches: [root], loaderData: { now: 0, dehydrated: { queries } } };
  // As much of the router's arguments as it reads.
  return JSON.stringify(meta(args as never));
}

it('tells search engines the hours that the kitchen has entered', () => {
  expect(metaWith([timing])).toContain('"opens":"06:30"');
});

it('tells them none while it has entered none, whatever the page shows', () => {
  expect(metaWith([])).not.toMatch(/openingHours/);
});
