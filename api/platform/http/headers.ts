import type { Env } from '#api/env.ts';

/** Headers of every answer, pages, files and refusals too (OWASP Secure Headers). */
export function securityHeaders(env: Env): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(env.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** The same for the API's JSON, which no browser should ever take for a page. */
export function apiHeaders(env: Env): Record<string, string> {
  return {
    ...securityHeaders(env),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  };
}
