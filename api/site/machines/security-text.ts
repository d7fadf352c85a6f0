import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';

/** What is said today holds that long; it is made anew all the time. */
const HOLDS = { hours: 90 * 24 };

/** Where somebody who has found a hole tells it, as programs read it (RFC 9116). */
export const securityText = (
  origin: string,
  { email }: Pick<PublicBusiness, 'email'>,
  now: Temporal.Instant,
): string =>
  [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}/contactus`,
    `Expires: ${now.add(HOLDS).round('hour')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
