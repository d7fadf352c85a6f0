import type { AboutInquiry } from '#api/kitchen/mail/mail-details.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import type { MenuCategory, MenuLine } from '#contract/catering/inquiry-menu.ts';
import { readyLabel } from '#domain/catering/event-clock.ts';
import { WE_WILL_CALL } from '#domain/catering/guests.ts';
import { depositAwaited } from '#domain/catering/inquiry-states.ts';
import { MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { formatDay, formatDayLong, formatTime } from '#domain/platform/days.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import {
  type Block,
  type Fact,
  factBlock,
  includeIf,
  links,
  type MailTemplate,
  noteBlock,
  paragraph,
} from './mail-content.ts';
import { withoutLinks } from './mail-texts.ts';
import { howToPay } from './payment-mail.ts';

/**
 * Mails about catering go to an address that was typed into a form and that nobody has proved. They
 * repeat nothing that was typed freely, but for a name that is one and the kind of event.
 */

const aboutInquiry = (inquiry: AboutInquiry, more: [string, string | null][] = []): Block =>
  factBlock([
    ['Inquiry', inquiry.inquiryNumber],
    ['Event', withoutLinks(inquiry.event)],
    ['Day', formatDayLong(inquiry.eventDay)],
    ['Meals', inquiry.times],
    [readyLabel(inquiry.isBrought ?? false), inquiry.clock ? formatTime(inquiry.clock) : null],
    ['Guests', String(inquiry.guests)],
    ['Plan', inquiry.planName],
    ...more,
  ]);

/** To somebody who settles the rest: that the time is still to be talked about. */
const clockStillOpen = ({ clock }: AboutInquiry): Block[] =>
  includeIf(!clock, () =>
    paragraph(
      'At what time your food has to be there is not agreed yet. Tell us when you know; we ask you before the day.',
    ),
  );

const money = (label: string, cents: number): Fact => ({ label, value: formatMoney(cents) });

/** Lines that add up; those that cost nothing are left out, but for the first and the total. */
const sums = (lines: Fact[], total: Fact): Block => ({
  is: 'sums',
  facts: [...lines.filter(({ value }, place) => place === 0 || value !== formatMoney(0)), total],
});

const taxLine = (basisPoints: number, cents: number): Fact =>
  money(`Tax (${formatPercent(basisPoints)})`, cents);

/** `Shrikhand: Mango, 120 cups` */
function menuText({ item, quantity, category, unit, specialNote }: MenuLine): string {
  const kind = MENU_CATEGORY_LABELS[category as MenuCategory];
  const aside = specialNote ? ` (${specialNote})` : '';
  return `${kind ? `${kind}: ` : ''}${item}, ${quantity} ${unit}${aside}`;
}

const seeInquiry = (label: string, { inquiryNumber }: AboutInquiry) => ({
  label,
  path: links.inquiry(inquiryNumber),
});

export const inquiryReceived: MailTemplate<MailDetails['inquiry_received']> = (inquiry) => {
  const { estimate } = inquiry;
  const total = money('Estimated total', estimate.totalPrice);
  return {
    subject: inquiry.changed
      ? `Your catering inquiry is changed (${inquiry.inquiryNumber})`
      : `We have your catering inquiry (${inquiry.inquiryNumber})`,
    preview: `${formatDayLong(inquiry.eventDay)}. Estimated total: ${total.value}.`,
    heading: inquiry.changed ? 'We have your changes' : 'Thank you. We have your inquiry.',
    name: inquiry.name,
    blocks: [
      paragraph(
        'We look at it now and come back to you with a quote. Below is what you chose and what it comes to as an estimate. Nothing is booked yet, and nothing is owed.',
      ),
      ...includeIf(inquiry.needsCall, () => ({
        is: 'note',
        title: WE_WILL_CALL,
        text: 'Yours is a large event, so we talk with you before this estimate holds.',
      })),
      aboutInquiry(inquiry),
      ...includeIf(inquiry.menu.length > 0, () => ({
        is: 'list',
        title: 'Your menu',
        items: inquiry.menu.map(menuText),
      })),
      sums(
        [
          money(`For ${counted(inquiry.guests, 'guest')}`, estimate.basePrice),
          money('Extras', estimate.additionalCharges),
          money('Delivery', estimate.deliveryFee),
          taxLine(estimate.taxBasisPoints, estimate.taxAmount),
        ],
        total,
      ),
    ],
    button: seeInquiry('Track your inquiry', inquiry),
    closing: [
      'Something has changed? Until we have taken it up you can change your inquiry there yourself.',
      'It was not you? Somebody has typed your address by mistake. Nothing is booked; you can leave this mail alone.',
    ],
  };
};

export const inquiryQuoted: MailTemplate<MailDetails['inquiry_quoted']> = ({
  quote,
  ...inquiry
}) => {
  const isFirst = quote.version === 1;
  const total = money('Total', quote.total);
  const goodUntil = formatDayLong(quote.validUntil);
  return {
    subject: isFirst
      ? `Your catering quote (${inquiry.inquiryNumber})`
      : `Your new catering quote, version ${quote.version} (${inquiry.inquiryNumber})`,
    preview: `${total.value}, good until ${goodUntil}.`,
    heading: isFirst ? 'Your quote is here' : 'Your new quote is here',
    name: inquiry.name,
    blocks: [
      paragraph(
        isFirst
          ? 'Here is our quote for your event. The attached PDF has every line of it.'
          : 'Here is our new quote for your event. The attached PDF has every line of it. It takes the place of the one before, which no longer holds.',
      ),
      ...noteBlock('From the kitchen', quote.note),
      aboutInquiry(inquiry, [
        ['Quote', `Version ${quote.version}`],
        ['Good until', goodUntil],
      ]),
      ...clockStillOpen(inquiry),
      sums(
        [money('Subtotal', quote.subtotal), taxLine(quote.taxBasisPoints, quote.taxAmount)],
        total,
      ),
      ...includeIf(quote.deposit > 0, () =>
        paragraph(`A deposit of ${formatMoney(quote.deposit)} confirms your date.`),
      ),
    ],
    button: seeInquiry('See and accept your quote', inquiry),
    closing: ['Something should be different? Ask for a change there, or reply to this mail.'],
  };
};

export const inquiryAccepted: MailTemplate<MailDetails['inquiry_accepted']> = (
  inquiry,
  business,
) => {
  const { deposit, total, version, inquiryNumber } = inquiry;
  const day = formatDayLong(inquiry.eventDay);
  return {
    subject: `Your catering quote is accepted (${inquiryNumber})`,
    preview: deposit > 0 ? `Deposit: ${formatMoney(deposit)}, reference ${inquiryNumber}.` : day,
    heading: 'We look forward to cooking for you',
    name: inquiry.name,
    blocks: [
      paragraph(
        inquiry.by === 'customer'
          ? `Thank you. You have accepted version ${version} of our quote.`
          : `Thank you. As you told us, we have noted that you accept version ${version} of our quote.`,
      ),
      paragraph(
        deposit > 0
          ? depositAwaited(day, formatMoney(deposit))
          : `Your date is confirmed. We ask for no deposit: please pay before your event.`,
      ),
      aboutInquiry(inquiry, [
        ['Total', formatMoney(total)],
        ['Deposit', deposit > 0 ? formatMoney(deposit) : null],
        ['After the deposit', deposit > 0 ? formatMoney(total - deposit) : null],
      ]),
      ...clockStillOpen(inquiry),
      ...(total > 0 ? howToPay(deposit > 0 ? deposit : total, inquiryNumber, business) : []),
    ],
    button: seeInquiry('See your inquiry', inquiry),
    closing: ['Plans have changed? Please call us as soon as you can.'],
  };
};

/** `Your food is there by 5:30 PM, and no longer by 5:00 PM.`; what is picked up is ready at a time. */
function clockText({ clock, before, isBrought }: MailDetails['inquiry_clock_changed']): string {
  if (!clock)
    return `The time that we had noted, ${formatTime(before)}, no longer stands. We agree on another one with you before the day.`;
  const [is, at] = isBrought ? ['there by', 'by'] : ['ready at', 'at'];
  return before
    ? `Your food is ${is} ${formatTime(clock)}, and no longer ${at} ${formatTime(before)}.`
    : `As agreed with you, your food is ${is} ${formatTime(clock)}.`;
}

export const inquiryClockChanged: MailTemplate<MailDetails['inquiry_clock_changed']> = (
  inquiry,
) => {
  const { clock, before, inquiryNumber } = inquiry;
  const day = formatDayLong(inquiry.eventDay);
  return {
    subject: clock
      ? `Your event is catered at ${formatTime(clock)} (${inquiryNumber})`
      : `The time of your event is open again (${inquiryNumber})`,
    preview: `${day}. ${clockText(inquiry)}`,
    heading: before && clock ? 'Your event has another time' : 'The time of your event',
    name: inquiry.name,
    blocks: [paragraph(clockText(inquiry)), aboutInquiry(inquiry)],
    button: seeInquiry('See your inquiry', inquiry),
    closing: ['That does not suit you? Please reply to this mail, or call us as soon as you can.'],
  };
};

export const inquiryCancelled: MailTemplate<MailDetails['inquiry_cancelled']> = (inquiry) => {
  const day = formatDayLong(inquiry.eventDay);
  const byCustomer = inquiry.by === 'customer';
  const what = inquiry.wasAccepted ? `your event on ${day}` : `your catering inquiry for ${day}`;
  return {
    subject: inquiry.wasAccepted
      ? `Your event on ${formatDay(inquiry.eventDay)} is cancelled (${inquiry.inquiryNumber})`
      : `Your catering inquiry is cancelled (${inquiry.inquiryNumber})`,
    preview: inquiry.toPayBack
      ? `${day}. We pay ${formatMoney(inquiry.toPayBack)} back to you.`
      : `${day}. Nothing is cooked and nothing is owed.`,
    heading: inquiry.wasAccepted ? 'Your event is cancelled' : 'Your inquiry is cancelled',
    name: inquiry.name,
    blocks: [
      paragraph(
        byCustomer ? `You have cancelled ${what}.` : `We are sorry: we had to cancel ${what}.`,
      ),
      ...includeIf(!!inquiry.toPayBack, () =>
        paragraph(
          `We pay ${formatMoney(inquiry.toPayBack ?? 0)} back to you and will be in touch about how.`,
        ),
      ),
      ...noteBlock('Why', byCustomer ? null : inquiry.reason),
      ...noteBlock('From the kitchen', inquiry.customerNote),
      aboutInquiry(inquiry),
    ],
    button: { label: 'Plan another event', path: links.catering },
    closing: inquiry.toPayBack
      ? []
      : ['You have paid already? Please call us and we will pay you back.'],
  };
};

export const inquiryStays: MailTemplate<MailDetails['inquiry_stays']> = (inquiry) => {
  const day = formatDayLong(inquiry.eventDay);
  return {
    subject: `We cater your event as planned (${inquiry.inquiryNumber})`,
    preview: `${day}. We close for everything else, and cook for you.`,
    heading: 'Your event stands',
    name: inquiry.name,
    blocks: [
      paragraph(
        `You may read that the kitchen is closed on ${day}. That is not for you: we cater your event as agreed.`,
      ),
      ...noteBlock('Why we close', inquiry.reason),
      aboutInquiry(inquiry),
    ],
    button: seeInquiry('See your inquiry', inquiry),
    closing: [],
  };
};
