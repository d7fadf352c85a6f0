import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { formatPhone } from './phone.ts';

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
