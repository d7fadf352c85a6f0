import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { PlanGroup } from '#contract/money/plans.ts';
import type { PublicUrl } from '#db/site/public-urls.ts';

/** What a kitchen has to show at the moment. */
export type PublishedContent = {
  plans: readonly Pick<PlanGroup, 'planType' | 'variants'>[];
  snacks: readonly PublicUrl[];
  posts: readonly PublicUrl[];
};

/** The pages of the shop; `holds` is asked of those that would say that there is nothing. */
const PAGES: readonly { path: string; holds?: (shown: PublishedContent) => boolean }[] = [
  { path: '/' },
  { path: '/aboutus' },
  { path: '/weeklymenu' },
  { path: '/pricing' },
  { path: '/pricing/daily', holds: hasTiffins('daily') },
  { path: '/pricing/monthly', holds: hasTiffins('monthly') },
  { path: '/pricing/yearly', holds: hasTiffins('yearly') },
  { path: '/snacks', holds: hasSnacks },
  { path: '/snack-order', holds: hasSnacks },
  { path: '/catering' },
  { path: '/inquarynow', holds: hasCatering },
  { path: '/blogs', holds: ({ posts }) => posts.length > 0 },
  { path: '/contactus' },
  { path: '/policy' },
  { path: '/privacy' },
];

function hasTiffins(cycle: BillingCycle) {
  return ({ plans }: PublishedContent): boolean =>
    plans.some(
      ({ planType, variants }) =>
        planType === 'tiffin' && variants.some(({ billingCycle }) => billingCycle === cycle),
    );
}

function hasCatering({ plans }: PublishedContent): boolean {
  return plans.some(({ planType, variants }) => planType === 'catering' && variants.length > 0);
}

function hasSnacks({ snacks }: PublishedContent): boolean {
  return snacks.length > 0;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 does not allow anywhere, escaped or not (https://www.w3.org/TR/xml/#charsets). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands in an element or a quoted attribute. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** An element with a text in it. */
export const element = (name: string, text: string): string =>
  `<${name}>${xmlText(text)}</${name}>`;

const entry = (address: string, changed?: Temporal.Instant) =>
  `<url>${element('loc', address)}${changed ? element('lastmod', changed.toString({ smallestUnit: 'second' })) : ''}</url>`;

/** Every page with something on it that search engines may show (https://www.sitemaps.org/protocol.html). */
export function sitemap(origin: string, shown: PublishedContent): string {
  const under = (folder: string, addresses: readonly PublicUrl[]) =>
    addresses.map(({ slug, updated_at }) =>
      entry(`${origin}/${folder}/${encodeURIComponent(slug)}`, updated_at),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PAGES.filter(({ holds }) => !holds || holds(shown)).map(({ path }) => entry(origin + path)),
    ...under('snacks', shown.snacks),
    ...under('blog', shown.posts),
    '</urlset>',
    '',
  ].join('\n');
}
