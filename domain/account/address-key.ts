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
 * and address (docs/rules.md#one-order-for-a-door-and-hour). Never shown to anybody.
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
