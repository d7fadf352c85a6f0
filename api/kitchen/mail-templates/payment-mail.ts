import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import type { MailSender } from '#api/kitchen/mail/rendered-mail.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { type Cents, formatMoney } from '#domain/platform/money.ts';
import {
  type Block,
  factBlock,
  includeIf,
  links,
  type MailTemplate,
  paragraph,
} from './mail-content.ts';
import { aboveDueSaid, PAYMENT_METHOD_LABELS, phoneText, taxBackText } from './mail-texts.ts';

type Details = MailDetails['payment_received'];

/** What was paid for: its number, how a sentence names it, where to see it. */
function payableOfDetails(details: Details) {
  if ('inquiryNumber' in details) {
    const { inquiryNumber: number } = details;
    return {
      number,
      label: 'Inquiry',
      said: 'catering',
      button: { label: 'See your inquiry', path: links.inquiry(number) },
    };
  }
  if ('orderNumber' in details) {
    const { orderNumber: number } = details;
    return {
      number,
      label: 'Order',
      said: 'snack order',
      button: { label: 'See your order', path: links.snackOrder(number) },
    };
  }
  const { subscriptionNumber: number, planName } = details;
  return {
    number,
    label: 'Subscription',
    said: `${planName} plan`,
    button: { label: 'See your plan', path: links.subscription(number) },
  };
}

export const paymentReceived: MailTemplate<Details> = (details) => {
  const { number, label, said, button } = payableOfDetails(details);
  const money = formatMoney(Math.abs(details.amount));
  const paidBack = details.amount < 0;
  const { receipt } = details;
  const { courtesyNow = 0, toPayBack = 0 } = (paidBack && receipt) || {};
  return {
    subject: paidBack
      ? `We have paid you back ${money} (${number})`
      : `Thank you, we have your payment of ${money} (${number})`,
    preview: `${PAYMENT_METHOD_LABELS[details.method]}, ${formatDayLong(details.receivedDay)}.`,
    heading: paidBack ? 'Your money is on its way back' : 'Thank you for your payment',
    name: details.name,
    blocks: [
      paragraph(
        paidBack
          ? `We have paid you back ${money} for your ${said}.`
          : `We have received ${money} for your ${said}.`,
      ),
      factBlock([
        ['For', paidBack ? null : receipt?.paidFor],
        ['Amount', money],
        ['As a courtesy', courtesyNow > 0 ? formatMoney(courtesyNow) : null],
        ['Of which', taxBackText(receipt)],
        ['How', PAYMENT_METHOD_LABELS[details.method]],
        [paidBack ? 'Paid back' : 'Received', formatDayLong(details.receivedDay)],
        ['Reference', details.reference],
        [label, number],
        [
          'Still to pay',
          details.owed > 0 && !(receipt && paidBack) ? formatMoney(details.owed) : null,
        ],
        ['Still to be paid back', toPayBack > 0 ? formatMoney(toPayBack) : null],
      ]),
      ...aboveDueSaid(paidBack ? undefined : receipt).map(paragraph),
      ...includeIf(receipt !== undefined, () => paragraph('The receipt is attached to this mail.')),
    ],
    button,
    closing: [],
  };
};

/**
 * How to pay outside the site, with the reference to quote: the thing's own number
 * (docs/rules.md#paying). A kitchen that has entered no way to pay says that it will tell.
 */
export function howToPay(amount: Cents, reference: string, business: MailSender): Block[] {
  const { paymentWays, phone } = business;
  if (paymentWays.length === 0)
    return [
      {
        is: 'note',
        title: `To pay: ${formatMoney(amount)}, reference ${reference}`,
        text: `We will tell you how to pay.${phone ? ` You can also ask us at ${phoneText(phone)}.` : ''}`,
      },
    ];
  return [
    {
      is: 'note',
      title: `Please pay ${formatMoney(amount)}`,
      text: `Quote ${reference} with it, so that we know it is yours.`,
    },
    { is: 'ways', title: 'Ways to pay', ways: paymentWays },
  ];
}
