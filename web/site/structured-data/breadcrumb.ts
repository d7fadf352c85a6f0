import type { BreadcrumbListLeaf } from 'schema-dts';

/** One step on the way to a page. */
export type Crumb = { label: string; to: string };

/** The way from the front page to a page, that page included. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + to,
  })),
});
