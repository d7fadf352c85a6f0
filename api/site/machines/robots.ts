import { NARROWINGS } from '#domain/site/crawled-addresses.ts';

/**
 * What only programs and the kitchen ask for (RFC 9309). A customer's own pages are not here: they
 * say `noindex`, which a crawler must be let in to read.
 */
const CLOSED = ['/api/', '/admin', '/metrics', '/healthz', '/readyz'];

/** What crawlers are told: where they need not look, and where everything to be found is listed. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...NARROWINGS.flatMap((one) => [`Disallow: /*?${one}`, `Disallow: /*&${one}`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
