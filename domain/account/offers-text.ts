import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';

type Said = NonNullable<AdminCustomerDetails['offersSaid']>;

const TOLD_BY = { phone: 'by phone', paper: 'on paper', sheet: 'by an imported sheet' } as const;

/** `in their settings, Nov 20, 2026`: how somebody has said it, and when. */
function howText({ how, at, toldOn, actor }: Said): string {
  if (how === 'settings') return `in their settings, ${formatDate(dayOf(at))}`;
  if (how === 'unsubscribe_link') return `by the link in a mail, ${formatDate(dayOf(at))}`;
  const by = TOLD_BY[how];
  return `${by}, ${formatDate(toldOn ?? dayOf(at))} (written down by ${actor})`;
}

/** What somebody has said about offers, in one line: `Agreed in their settings, Nov 20, 2026`. */
export function offersText({
  wantsOffers,
  getsOptionalMails,
  offersSaid,
}: Pick<AdminCustomerDetails, 'wantsOffers' | 'getsOptionalMails' | 'offersSaid'>): string {
  // What another account has said, that became part of this one, is not this one's last word.
  const said = offersSaid?.isOn === wantsOffers ? offersSaid : null;
  if (!wantsOffers) return said ? `No more, ${howText(said)}` : 'Not agreed to';
  const agreed = said ? `Agreed ${howText(said)}` : 'Agreed; when is not on record';
  return getsOptionalMails ? agreed : `${agreed}; but optional mails are off`;
}
