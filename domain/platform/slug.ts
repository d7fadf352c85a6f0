const LONGEST = 80;

/** Whether something can stand for a name in an address: small letters, digits, single dashes. */
export const isSlug = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/**
 * A name as it stands in an address: `Vada Pāv (2)` is `vada-pav-2`. A name without a letter or digit
 * that addresses know becomes `otherwise`.
 */
export function slugOf(name: string, otherwise: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  return slug || otherwise;
}
