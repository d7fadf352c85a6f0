import { dataProvider } from '#admin/services.ts';
import type {
  AdminInquiry,
  AdminInquiryDetails,
  StaffInquiryAction,
} from '#contract/catering/desk-catering.ts';
import type { Quote } from '#contract/catering/inquiries.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { acceptedQuote, latestQuote } from '#domain/catering/inquiry.ts';
import { MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { daysBetween, formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';

/** An inquiry as its page reads it; coming from a list, its day and the next quote's draft follow. */
export type InquiryRecord = AdminInquiry &
  Partial<Pick<AdminInquiryDetails, 'load' | 'draft' | 'toCook'>>;

type WithQuotes = Pick<AdminInquiry, 'quotes'>;

/** The number of the latest version, 0 for none: what a new one is based on. */
export const latestVersion = (inquiry: WithQuotes): number => latestQuote(inquiry)?.version ?? 0;

/** The version that can be accepted now; undefined where there is none or its day has passed. */
export const openQuote = ({ quotes }: WithQuotes): Quote | undefined =>
  quotes.find(({ state }) => state === 'open');

/** What an inquiry comes to, in cents, and by what: what was accepted, quoted, or estimated. */
export function inquiryAmountOf(inquiry: Pick<AdminInquiry, 'quotes' | 'pricingCalculation'>): {
  total: number;
  by: 'accepted' | 'quoted' | 'estimated';
} {
  const accepted = acceptedQuote(inquiry);
  if (accepted) return { total: accepted.total, by: 'accepted' };
  const latest = latestQuote(inquiry);
  if (latest) return { total: latest.total, by: 'quoted' };
  return { total: inquiry.pricingCalculation.totalPrice, by: 'estimated' };
}

/** `C$500.00 to pay`: what of an event is still to be paid, or paid back; null where nothing is. */
export function openAmountText({
  balance: { owed, toPayBack },
}: Pick<AdminInquiry, 'balance'>): string | null {
  if (owed > 0) return `${formatMoney(owed)} to pay`;
  return toPayBack > 0 ? `${formatMoney(toPayBack)} to pay back` : null;
}

/** `1 guest`, `80 guests` */
export const guestsText = (guests: number): string => counted(guests, 'guest');

/** The course that a line of the menu belongs to: `Shrikhand`, or that it is an extra. */
export const courseOf = ({ category }: MenuLine): string =>
  Object.hasOwn(MENU_CATEGORY_LABELS, category)
    ? MENU_CATEGORY_LABELS[category as keyof typeof MENU_CATEGORY_LABELS]
    : 'Extra';

/** Where a new quote is written. */
export const quotePath = ({ id }: { id: string }): string => `/catering-inquiries/${id}/quote`;

/** The page of an inquiry. */
export const inquiryPath = ({ id }: { id: string }): string => `/catering-inquiries/${id}/show`;

/** The production sheet of an event, on paper. */
export const eventSheetPath = ({ id }: { id: string }): string =>
  `/print/event-sheet?${new URLSearchParams({ id })}`;

/** The event book, on a month (`2026-12`). */
export const eventBookPath = (month: string): string =>
  `/event-book?${new URLSearchParams({ month })}`;

/** Takes an action on an inquiry, with what goes along with it. Throws `HttpError`. */
export const actOnInquiry = (
  { id }: Pick<AdminInquiry, 'id'>,
  action: StaffInquiryAction,
  body: Record<string, unknown> = {},
) => dataProvider.act('catering-inquiries', { id, action, body });

/** What an action's question is told. */
export type ActionDialogProps = { inquiry: AdminInquiry; onClose: () => void };

/**
 * What is odd about completing an event today, asked before it is done: that its day is to come, and
 * what is unpaid. `The event is on Saturday, December 19, 2026, in 26 days, and C$1,200.00 of it is still to
 * be paid.` Null where nothing is.
 */
export function completionDoubt(
  { eventDate, balance: { owed } }: { eventDate: IsoDay; balance: { owed: number } },
  today: IsoDay,
): string | null {
  const days = daysBetween(today, eventDate);
  const ahead = days === 1 ? 'tomorrow' : `in ${days} days`;
  const odd = [
    days > 0 && `The event is on ${formatDayLong(eventDate)}, ${ahead}`,
    owed > 0 && `${formatMoney(owed)} of it is still to be paid`,
  ].filter((words) => words !== false);
  return odd.length > 0 ? `${odd.join(', and ')}.` : null;
}
