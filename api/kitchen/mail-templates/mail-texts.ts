import type { MailChoice } from '#api/kitchen/mail/mail-choices.ts';
import type { MailSender } from '#api/kitchen/mail/rendered-mail.ts';
import type { ReceiptDocument } from '#api/money/documents/document-details.ts';
import type { PaymentMethod } from '#contract/money/balance.ts';
import { aboveDueText } from '#domain/money/balance-text.ts';
import { taxName } from '#domain/money/receipt.ts';
import { formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted, plural } from '#domain/platform/plural.ts';
import { links } from './mail-content.ts';

/** `Monday, November 23`. Mails are about days that are near, so the year says nothing. */
export const dayText = (day: IsoDay): string => formatDayLong(day).replace(/, \d{4}$/, '');

export const tiffins = (count: number): string => counted(count, 'tiffin');

/** How many and of which plan: `2 tiffins, Family Dabba`. */
export const ofPlan = ({ quantity, planName }: { quantity: number; planName?: string }): string =>
  planName ? `${tiffins(quantity)}, ${planName}` : tiffins(quantity);

export const credits = (count: number): string => counted(count, 'credit');

/** `1 credit is`, `3 credits are`. */
export const creditsAre = (count: number): string =>
  `${credits(count)} ${plural(count, 'is', 'are')}`;

/** `+19055550142` -> `905-555-0142`; numbers from elsewhere stay as they are. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** `at hello@…`: where the kitchen is told something; on its contact page while it names no address. */
export function whereToTell({ email, phone, publicUrl }: MailSender): string {
  if (email) return `at ${email}`;
  return phone ? `at ${phoneText(phone)}` : `on ${publicUrl}${links.contact}`;
}

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  interac: 'Interac e-Transfer',
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  other: 'Another way',
};

/** `HST (13%) C$7.79`: the tax in what was paid back; null where there is none. */
export const taxBackText = (receipt: ReceiptDocument | undefined): string | null =>
  receipt?.taxBack
    ? `${taxName(receipt.price?.taxBasisPoints ?? null)} ${formatMoney(receipt.taxBack)}`
    : null;

/** What came beyond the price, as a sentence; none where nothing did. */
export const aboveDueSaid = (receipt: ReceiptDocument | undefined): string[] =>
  receipt?.aboveDue ? [`That is ${aboveDueText(receipt.aboveDue)}.`] : [];

/** Why an optional mail came, at its foot. */
export const whyThisCame = (choice: MailChoice): string =>
  choice === 'promotions'
    ? 'You get this mail because you asked for news and offers.'
    : 'You get this mail because you get updates about your orders. Those that an order needs always come.';

/**
 * `Hello Asha,`. Anybody can register somebody else's address under a "name" that is an
 * advertisement or a link; such names are not repeated to the person who gets the mail.
 */
export function greeting(name: string): string {
  const said = oneLine(name);
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}\d'’ .,&()-]{0,39}$/u.test(said);
  // Initials are written together (J.R.), and two digits tell namesakes apart.
  const leadsOn =
    /\.\S/.test(said.replace(/\b\p{L}\.(?=\p{L}\.)/gu, '')) || /\d\D*\d\D*\d/.test(said);
  return isName && !leadsOn ? `Hello ${said},` : 'Hello,';
}

/** Words as people write them: nothing that a mail program would make a link of. */
const PLAIN_WORD = /^[(‘“]?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’&-]*[,.!)’”]*$/u;

/**
 * What was typed for another kind of event, as it may be repeated to an address that nobody has
 * proved: cut to 60 characters, without links, addresses and telephone numbers.
 */
export function withoutLinks(typed: string): string {
  const hasNumber = typed.replace(/\D/g, '').length > 4;
  const plain = oneLine(typed)
    .split(' ')
    .filter((word) => PLAIN_WORD.test(word) || word === '&' || word === '-')
    .filter((word) => !(hasNumber && /\d/.test(word)))
    .join(' ');
  return plain.length <= 60 ? plain : `${plain.slice(0, 59).trimEnd()}…`;
}

const MOST_OF_AN_ADDRESS = 120;

/**
 * A postal address as it was typed, to be repeated where the account's e-mail address may be a stranger's:
 * no inbox makes a link of any of it, and it is no longer than an address.
 */
export function typedAddress(typed: string): string {
  const plain = oneLine(typed)
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '. ')
    .replaceAll('://', ': //')
    .replaceAll('@', ' @ ');
  return plain.length <= MOST_OF_AN_ADDRESS
    ? plain
    : `${plain.slice(0, MOST_OF_AN_ADDRESS - 1).trimEnd()}…`;
}

/** Text on one line: no line breaks or control characters, so that nothing can add a mail header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** The subject as a header: on one line and short enough for every inbox. */
export function subjectLine(text: string): string {
  const line = oneLine(text);
  return line.length <= 150 ? line : `${line.slice(0, 149).trimEnd()}…`;
}
