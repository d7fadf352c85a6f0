import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** The last one is started by the page itself once it is seen (web/paint-first.ts). */
const EXECUTABLE = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'module/after-first-frame',
]);

/** Scripts that a browser runs: not from a file, and not data such as JSON-LD. */
function runs(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const [, double, single, bare] = TYPE.exec(attributes) ?? [];
  return EXECUTABLE.has((double ?? single ?? bare ?? '').trim().toLowerCase());
}

/**
 * The CSP source expressions of a page's inline scripts, `'sha256-…'`, each once
 * (https://www.w3.org/TR/CSP3/#grammardef-hash-source).
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (!runs(attributes) || body === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

/**
 * The Content-Security-Policy of one finished page: its own origin for everything, and of inline
 * scripts only those that the page was rendered with. No nonce, no inline styles, no third party.
 */
export function pagePolicy(html: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trimEnd(),
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
