import { createHash } from 'node:crypto';
import { cacheResponse } from '#api/platform/snapshots/cached-response.ts';

/** A page as it goes out, with everything that is worth computing once. */
export type FinishedPage = ReturnType<typeof cacheResponse> & {
  status: number;
  /** Good for everybody until content changes; false for errors and for pages that lack data. */
  lasting: boolean;
  /** Whether the database was away when it was rendered. */
  away?: boolean;
  policy: string;
  /** Where the page sends on to, instead of being shown. */
  location?: string;
  /** The `Link` header: styles are asked for before the page is read (RFC 8288). */
  link: string;
};

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;

function stylesFirst(html: Buffer): string {
  const head = html.toString('latin1', 0, html.indexOf('</head>'));
  return [...head.matchAll(STYLESHEET)]
    .map(([, href]) => `<${href}>; rel=preload; as=style`)
    .join(', ');
}

/**
 * The directive that allows files of the own origin and these inline scripts, each by its hash
 * (https://www.w3.org/TR/CSP3/#grammardef-hash-source).
 * @param scripts the text of each, exactly as it stands in the page
 */
export function scriptSources(scripts: readonly string[]): string {
  const hashOf = (script: string) =>
    `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return ["script-src 'self'", ...new Set(scripts.filter(Boolean).map(hashOf))].join(' ');
}

/**
 * The Content-Security-Policy of one finished page: its own origin for everything, and of inline
 * scripts only the program's own, never one that merely stands in the page. No nonce, no inline
 * styles, no third party.
 */
export function pagePolicy(scripts: readonly string[]): string {
  return [
    `default-src 'none'`,
    scriptSources(scripts),
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

/**
 * Makes one rendered page ready to be sent in any coding.
 * @param scripts the inline scripts in it that are the program's own
 */
export function finishPage(
  status: number,
  html: Buffer,
  { scripts = [], complete = true }: { scripts?: readonly string[]; complete?: boolean } = {},
): FinishedPage {
  return {
    ...cacheResponse('text/html; charset=utf-8', html),
    status,
    lasting: status === 200 && complete,
    policy: pagePolicy(scripts),
    link: stylesFirst(html),
  };
}
