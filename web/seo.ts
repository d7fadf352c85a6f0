import type { MetaDescriptor } from 'react-router';
import type { PublicBusiness } from '#contract/kitchen.ts';
import type { RootData } from './business.ts';

/** What a page tells search engines and link previews. */
export type PageSeo = {
  /** Without the kitchen's name, which is added; the front page gives its whole title. */
  title: string;
  wholeTitle?: true;
  /** One or two sentences, 50 to 160 characters. */
  description: string;
  /** The canonical path, without parameters that do not change what is shown. */
  path: string;
  /** Pages that are somebody's own, or carry a secret in their address. */
  noindex?: true;
  /** Path of a photo of what the page is about, for link previews. */
  image?: string;
  /** Structured data; `@context` is added. Never a rating (decisions 28). */
  jsonLd?: JsonLd | JsonLd[];
};

export type JsonLd = { '@type': string | string[]; [property: string]: unknown };

/** The part of a route's `meta` arguments that this needs: what root.tsx loaded. */
type MetaArgs = { matches: readonly unknown[] };

/** What root.tsx loaded, as `meta` functions find it; absent when the root itself failed. */
export function rootDataOf({ matches }: MetaArgs): RootData | undefined {
  const [root] = matches as [{ loaderData?: RootData } | undefined];
  return root?.loaderData;
}

/** Title, description, canonical address, Open Graph and structured data of one page. */
export function pageMeta(args: MetaArgs, seo: PageSeo): MetaDescriptor[] {
  const root = rootDataOf(args);
  const site = root?.business?.name ?? 'Dabba Kitchen';
  const title = seo.wholeTitle ? seo.title : `${seo.title} · ${site}`;
  const url = `${root?.origin ?? ''}${seo.path}`;
  const data = seo.jsonLd === undefined ? [] : [seo.jsonLd].flat();
  return [
    { title },
    { name: 'description', content: seo.description },
    ...(seo.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site },
    { property: 'og:title', content: title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'en_CA' },
    ...(seo.image ? [{ property: 'og:image', content: (root?.origin ?? '') + seo.image }] : []),
    { name: 'twitter:card', content: seo.image ? 'summary_large_image' : 'summary' },
    ...data.map((entry) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry } as never,
    })),
  ];
}

/** The kitchen itself, for the front page (schema.org FoodEstablishment). */
export function kitchenJsonLd(business: PublicBusiness, origin: string): JsonLd {
  return {
    '@type': 'FoodEstablishment',
    '@id': `${origin}/#kitchen`,
    name: business.name,
    description: business.tagline,
    url: `${origin}/`,
    telephone: business.phone,
    email: business.email,
    address: business.address,
    servesCuisine: ['Indian', 'Gujarati', 'Punjabi', 'Vegetarian'],
    currenciesAccepted: 'CAD',
    areaServed: business.cities.filter((city) => city.onLocalMap).map((city) => city.name),
    openingHours: 'Mo-Fr 14:00-20:00',
  };
}
