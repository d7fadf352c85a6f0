/**
 * Parameters of the shop's addresses that only narrow what stands on another page, or say where to
 * come back to. Each doubles the addresses that a crawler finds, and none of them is worth finding.
 */
const NOT_CRAWLED = [
  'day',
  'without',
  'search',
  'vegetarian',
  'spicy',
  'limit',
  'redirect',
  'returnUrl',
];

/**
 * How those begin in an address, and a week by its date: one leads to the next for as long as there
 * are days.
 */
export const NARROWINGS: readonly string[] = [...NOT_CRAWLED.map((name) => `${name}=`), 'week=2'];

const NARROWED = new RegExp(`[?&](?:${NARROWINGS.join('|')})`);

/** The `rel` of a link to an address of the shop: `nofollow` where crawlers need not go. */
export const relOf = (address: string): 'nofollow' | undefined =>
  NARROWED.test(address) ? 'nofollow' : undefined;
