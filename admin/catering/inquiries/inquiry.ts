import type { AdminInquiry, AdminInquiryDetails } from '#contract/catering/desk/catering.ts';
import type { Quote } from '#contract/catering/quotes.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { acceptedQuote, latestQuote } from '#domain/catering/inquiry.ts';
import { MENU_CATEGORIES } from '#domain/catering/words.ts';

/** An inquiry as its page reads it; coming from a list, its day and the next quote's draft follow. */
export type InquiryWhole = AdminInquiry &
  Partial<Pick<AdminInquiryDetails, 'load' | 'draft' | 'toCook'>>;

type Quoted = Pick<AdminInquiry, 'quotes'>;

/** The number of the latest version, 0 for none: what a new one is based on. */
export const latestVersion = (inquiry: Quoted): number => latestQuote(inquiry)?.version ?? 0;

/** The version that can be accepted now; undefined where there is none or its day has passed. */
export const openQuote = ({ quotes }: Quoted): Quote | undefined =>
  quotes.find(({ state }) => state === 'open');

/** What an inquiry comes to, in cents, and by what: what was accepted, quoted, or estimated. */
export function amountOf(inquiry: Pick<AdminInquiry, 'quotes' | 'pricingCalculation'>): {
  total: number;
  by: 'accepted' | 'quoted' | 'estimated';
} {
  const accepted = acceptedQuote(inquiry);
  if (accepted) return { total: accepted.total, by: 'accepted' };
  const latest = latestQuote(inquiry);
  if (latest) return { total: latest.total, by: 'quoted' };
  return { total: inquiry.pricingCalculation.totalPrice, by: 'estimated' };
}

/** `1 guest`, `80 guests` */
export const guestWords = (guests: number): string =>
  `${guests} ${guests === 1 ? 'guest' : 'guests'}`;

/** The course that a line of the menu belongs to: `Shrikhand`, or that it is an extra. */
export const courseOf = ({ category }: MenuLine): string =>
  Object.hasOwn(MENU_CATEGORIES, category)
    ? MENU_CATEGORIES[category as keyof typeof MENU_CATEGORIES]
    : 'Extra';
