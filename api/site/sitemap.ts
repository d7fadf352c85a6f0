import type { PublicAddress } from '#db/public-addresses.ts';
import { element } from './xml.ts';

/** The pages that are there whatever the kitchen sells and writes. */
const PAGES = [
  '/',
  '/aboutus',
  '/weeklymenu',
  '/pricing',
  '/pricing/daily',
  '/pricing/monthly',
  '/pricing/yearly',
  '/snacks',
  '/snack-order',
  '/catering',
  '/inquarynow',
  '/blogs',
  '/contactus',
  '/policy',
  '/privacy',
];

const entry = (address: string, changed?: Temporal.Instant) =>
  `<url>${element('loc', address)}${changed ? element('lastmod', changed.toString({ smallestUnit: 'second' })) : ''}</url>`;

/** Every page that search engines may show (https://www.sitemaps.org/protocol.html). */
export function sitemap(
  origin: string,
  { snacks, posts }: { snacks: readonly PublicAddress[]; posts: readonly PublicAddress[] },
): string {
  const under = (folder: string, addresses: readonly PublicAddress[]) =>
    addresses.map(({ slug, updated_at }) =>
      entry(`${origin}/${folder}/${encodeURIComponent(slug)}`, updated_at),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PAGES.map((path) => entry(origin + path)),
    ...under('snacks', snacks),
    ...under('blog', posts),
    '</urlset>',
    '',
  ].join('\n');
}
