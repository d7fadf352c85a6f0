import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Where people read texts: pages, mails, pictures of links, the desk, refusals, the first posts, and
 * what they are made of.
 */
const SOURCES = globSync('{web,admin,api,domain,contract,db/seed}/**/*.{ts,tsx,md}', {
  exclude: (path) => /\.test\.|sample-|build-|\/demo\//.test(path),
});

/** Made from the kitchen's rules, or the form in which the desk sets them. */
const RULES = [
  'web/kitchen/kitchen-rules.ts',
  'domain/kitchen/settings.ts',
  'contract/kitchen/settings.ts',
];

/** Where hours are told that are not the kitchen's: how long a submit is remembered. */
const OTHERS = ['api/platform/pages/openapi.ts'];

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** The figures of the kitchen's rules as somebody would write them by hand. */
const BY_HAND = [
  // The notice for skipping.
  /\b(24|25|48) hours\b/i,
  /\b(a|one) day ahead\b/i,
  /\bday(’s|'s)? notice\b/i,
  /\bhours?(’s|'s|’|')? notice\b/i,
  // The cut-off, and when an order is confirmed.
  /\b6(:00)? ?PM\b/i,
  /\bevening (before|at six)\b/i,
  /\buntil the day before\b/i,
  // Until when a tiffin is cancelled.
  /\b(4|four) hours\b/i,
  // How far ahead is booked.
  /\b(30|90|thirty|ninety) days ahead\b/i,
  /\ba month ahead\b/i,
  // How many tiffins an order has.
  /\b(up to|at most|maximum( of)?) (5|five)\b/i,
  /\b(1|one) to (5|five) tiffins\b/i,
  /\b(5|five) in (one|an) order\b/i,
  // Above how many guests it calls first.
  /\b\d+ guests\b/,
  /\bhundred guests\b/i,
];

it('no text of a page, a mail or the desk has a figure of the kitchen’s rules written by hand', () => {
  const found = SOURCES.filter((path) => ![...RULES, ...OTHERS].includes(path)).flatMap((path) => {
    const text = withoutComments(readFileSync(path, 'utf8')).replace(/\s+/g, ' ');
    return BY_HAND.flatMap((figure) => {
      const hand = figure.exec(text)?.[0];
      return hand ? [`${path}: ${hand}`] : [];
    });
  });
  expect(found).toEqual([]);
  expect(SOURCES.length).toBeGreaterThan(500);
});
