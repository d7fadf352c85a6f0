import type { AdminInquiry, AdminInquiryDetails } from '#contract/admin/catering.ts';
import type { Quote } from '#contract/catering-quotes.ts';
import type { MenuLine } from '#contract/inquiry-menu.ts';
import {
  EVENT_TIMES,
  EVENT_TYPES,
  listWords,
  MENU_CATEGORIES,
  wordsFor,
} from '#domain/catering-words.ts';

/** An inquiry as its page reads it; coming from a list, its day and the next quote's draft follow. */
export type InquiryWhole = AdminInquiry & Partial<Pick<AdminInquiryDetails, 'load' | 'draft'>>;

type Quoted = Pick<AdminInquiry, 'quotes'>;

/** The version that was sent last; undefined before the first. */
export const latestQuote = ({ quotes }: Quoted): Quote | undefined => quotes.at(-1);

/** The number of the latest version, 0 for none: what a new one is based on. */
export const latestVersion = (inquiry: Quoted): number => latestQuote(inquiry)?.version ?? 0;

/** The version that was accepted, which is the one that is paid for. */
export const acceptedQuote = ({ quotes }: Quoted): Quote | undefined =>
  quotes.find(({ state }) => state === 'accepted');

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

/** `Wedding`, or what was typed for another kind of event. */
export const eventOf = (inquiry: Pick<AdminInquiry, 'eventType' | 'eventTypeOther'>): string =>
  wordsFor(EVENT_TYPES, inquiry.eventType, inquiry.eventTypeOther);

/** `Lunch, Dinner` */
export const timesOf = ({ eventTime }: Pick<AdminInquiry, 'eventTime'>): string =>
  listWords(EVENT_TIMES, eventTime);

/** `1 guest`, `80 guests` */
export const guestWords = (guests: number): string =>
  `${guests} ${guests === 1 ? 'guest' : 'guests'}`;

/** The course that a line of the menu belongs to: `Shrikhand`, or that it is an extra. */
export const courseOf = ({ category }: MenuLine): string =>
  Object.hasOwn(MENU_CATEGORIES, category)
    ? MENU_CATEGORIES[category as keyof typeof MENU_CATEGORIES]
    : 'Extra';
