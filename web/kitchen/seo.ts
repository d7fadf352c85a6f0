import { useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import {
  LINK_PICTURE_SIZE,
  type LinkPicture,
  linkPicturePath,
} from '#contract/platform/link-pictures.ts';
import { type RootData, useBusiness } from '#web/kitchen/business.ts';
import type { JsonLd } from '#web/kitchen/json-ld.ts';
import { paths } from '#web/paths.ts';

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
  /** Something to read; everything else is a page of a website (Open Graph, `og:type`). */
  type?: 'article';
  /** What a link to the page is shown with; the front page's picture when there is none of its own. */
  picture?: LinkPicture;
  /** Structured data (`structured-data/`). */
  jsonLd?: JsonLd | JsonLd[];
};

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
  const origin = root?.origin ?? '';
  const url = origin + seo.path;
  const data = seo.jsonLd === undefined ? [] : [seo.jsonLd].flat();
  return [
    { title },
    { name: 'description', content: seo.description },
    ...(seo.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:type', content: seo.type ?? 'website' },
    { property: 'og:site_name', content: site },
    { property: 'og:title', content: title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:image', content: origin + linkPicturePath(seo.picture ?? 'home') },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(LINK_PICTURE_SIZE.width) },
    { property: 'og:image:height', content: String(LINK_PICTURE_SIZE.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((entry) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry },
    })),
  ];
}

/** Tells feed readers of the blog's feed; for the `meta` of its pages. */
export function feedLink(args: MetaArgs): MetaDescriptor {
  const root = rootDataOf(args);
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${root?.business?.name ?? 'Dabba Kitchen'}: the blog`,
    href: (root?.origin ?? '') + paths.feed,
  };
}

/** A page that opens in the browser gets its title once what it is about is there. */
export function usePageTitle(title: string | undefined): void {
  const kitchen = useBusiness()?.name;
  useEffect(() => {
    if (title && kitchen) document.title = `${title} · ${kitchen}`;
  }, [title, kitchen]);
}
