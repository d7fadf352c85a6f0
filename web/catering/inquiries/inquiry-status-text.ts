import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { WE_WILL_CALL } from '#domain/catering/guests.ts';
import { depositAwaited } from '#domain/catering/inquiry-states.ts';
import { formatDate, formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { balanceText, payBackText } from '#web/money/balance-text.ts';
import { NEWER_STATE } from '#web/platform/ui/status-badge.tsx';
import { currentQuote } from './inquiry-text.ts';

type InquiryOnPage = Pick<
  CateringInquiry,
  'status' | 'quotes' | 'eventDate' | 'needsCall' | 'balance'
>;

function quotedText(inquiry: InquiryOnPage, sendsMail: boolean): { title: string; lead: string } {
  const quote = currentQuote(inquiry);
  if (quote?.changeRequest)
    return {
      title: 'We are changing your quote.',
      lead: `You asked for a change. A new version is on its way; ${sendsMail ? 'we write to you when it is here' : 'look here again soon'}.`,
    };
  if (quote?.state === 'expired')
    return {
      title: 'Your quote has expired.',
      lead: `It was good until ${formatDate(quote.validUntil)}. Ask us for a new one.`,
    };
  return {
    title: 'Your quote is here.',
    lead: quote
      ? `Read it, then accept it or ask for a change. It is good until ${formatDay(quote.validUntil)}.`
      : 'Read it, then accept it or ask for a change.',
  };
}

function confirmedText(inquiry: InquiryOnPage): { title: string; lead: string } {
  const deposit = currentQuote(inquiry)?.deposit ?? 0;
  const { charge, owed, paid } = inquiry.balance;
  const day = formatDay(inquiry.eventDate);
  if (owed === 0) return { title: 'Your date is confirmed.', lead: `We cook for you on ${day}.` };
  if (Math.min(deposit, charge) > paid)
    return { title: 'Your quote is accepted.', lead: depositAwaited(day, formatMoney(deposit)) };
  return {
    title: 'Your date is confirmed.',
    lead: `We cook for you on ${day}. ${formatMoney(owed)} is still to be paid.`,
  };
}

/** How an inquiry stands, and what that means for the person who sent it; mails may not leave. */
export function inquiryStatusText(
  inquiry: InquiryOnPage,
  sendsMail = true,
): { title: string; lead: string } {
  switch (inquiry.status) {
    case 'pending':
      return {
        title: 'We have your inquiry.',
        lead: inquiry.needsCall
          ? `${WE_WILL_CALL}. Until then you can still change it.`
          : 'We look at it and send you a quote. Until then you can still change it.',
      };
    case 'contacted':
      return {
        title: 'We are in touch with you.',
        lead: 'We are working on your quote. To change or cancel something, please call us.',
      };
    case 'quoted':
      return quotedText(inquiry, sendsMail);
    case 'confirmed':
      return confirmedText(inquiry);
    case 'completed':
      return {
        title: 'Thank you for celebrating with us.',
        lead: 'We would love to cook for you again.',
      };
    case 'cancelled':
      return {
        title: inquiry.quotes.some(({ acceptedAt }) => acceptedAt !== null)
          ? 'Your event is cancelled.'
          : 'This inquiry is cancelled.',
        lead:
          payBackText(inquiry.balance) ??
          balanceText(inquiry.balance) ??
          'Nothing is cooked and nothing is owed.',
      };
    default:
      return { title: 'Your inquiry.', lead: NEWER_STATE };
  }
}

/** Something that happened to an inquiry; `at` is ISO 8601. */
type HistoryEntry = { label: string; at: string };

type Step = CateringInquiry['steps'][number];

/** What has happened to an inquiry, first to last: its states, and the changes that were asked for. */
export function historyOf({
  steps,
  quotes,
}: Pick<CateringInquiry, 'steps' | 'quotes'>): HistoryEntry[] {
  const accepted = quotes.find(({ state }) => state === 'accepted')?.version;
  const sent = steps.filter(({ status }) => status === 'quoted');
  const words: Record<string, (step: Step) => string> = {
    pending: () => 'You sent the inquiry',
    contacted: () => 'We got in touch',
    quoted: (step) => `We sent version ${sent.indexOf(step) + 1} of the quote`,
    confirmed: () => (accepted ? `Version ${accepted} was accepted` : 'Confirmed'),
    completed: () => 'Completed',
    cancelled: () => 'Cancelled',
  };
  const states = steps.map((step) => ({
    label: words[step.status]?.(step) ?? 'Unknown',
    at: step.at,
  }));
  const changes = quotes.flatMap(({ version, changeRequestedAt: at }) =>
    at ? [{ label: `You asked for a change of version ${version}`, at }] : [],
  );
  return [...states, ...changes].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
