import { createHash } from 'node:crypto';

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
