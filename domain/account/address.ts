import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { formatPhone } from './phone.ts';

/** Words that people write long or short; the key knows one form of each. */
const SHORT_FORMS: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  crescent: 'cres',
  court: 'crt',
  ct: 'crt',
  boulevard: 'blvd',
  lane: 'ln',
  place: 'pl',
  trail: 'trl',
  highway: 'hwy',
  apartment: 'unit',
  apt: 'unit',
  suite: 'unit',
  ste: 'unit',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  ontario: 'on',
};

/**
 * An address boiled down to what makes it this address, so that "12 King Street E., Oshawa" and
 * "12 king st e oshawa" are one door for the rule of one live order per subscription, date, slot
 * and address (docs/rules.md#one-order-for-a-door-and-slot). Never shown to anybody.
 */
export function addressKey(address: string): string {
  return address
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/#\s*/g, ' unit ')
    .replace(/['’.]/g, '')
    .replace(/\b([a-z]\d[a-z])[ -]?(\d[a-z]\d)\b/g, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'canada')
    .map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word))
    .join(' ')
    .replace(/\b(unit )+/g, 'unit ');
}

/** Letters that Canada Post uses in each place; D, F, I, O, Q and U are in none, W and Z not first. */
const POSTAL_CODE = /\b([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)\b/gi;

/** The Canadian postal code in an address as `A1A 1A1`, the last where there are several; else null. */
export function findPostalCode(address: string): string | null {
  const found = [...address.matchAll(POSTAL_CODE)].at(-1);
  return found ? `${found[1]} ${found[2]}`.toUpperCase() : null;
}

/** Whether the kitchen delivers to a postal code; no prefixes at all mean everywhere. */
export function isServed(postalCode: string, prefixes: readonly string[]): boolean {
  return prefixes.length === 0 || prefixes.some((prefix) => postalCode.startsWith(prefix));
}

/**
 * `outside_service_area`, with whom to ask, for an address whose postal code is not served;
 * null when it is, or when the address holds none: the kitchen sees those at approval
 * (docs/rules.md#where-it-delivers).
 */
export function checkServiceArea(
  address: string,
  prefixes: readonly string[],
  /** The business's phone, E.164; null: it is asked in writing. */
  phone: string | null,
  field: string,
): Refusal | null {
  const postalCode = findPostalCode(address);
  if (postalCode === null || isServed(postalCode, prefixes)) return null;
  const ask = phone ? `call us at ${formatPhone(phone)}` : 'write to us on our contact page';
  return refuse('outside_service_area', { postalCode, ask }, { field });
}
