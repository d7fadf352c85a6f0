import { formatDayLong } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';
import type { MailDetails } from '../kinds.ts';
import { facts, type Write, words } from './letter.ts';
import { links } from './links.ts';
import { METHOD_WORDS } from './wording.ts';

type Details = MailDetails['payment_received'];

/** What was paid for: its number, how a sentence names it, and where to see it. */
function paidThingOf(details: Details) {
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

export const paymentReceived: Write<Details> = (details) => {
  const { number, label, said, button } = paidThingOf(details);
  const money = formatMoney(Math.abs(details.amount));
  const paidBack = details.amount < 0;
  return {
    subject: paidBack
      ? `We have paid you back ${money} (${number})`
      : `Thank you, we have your payment of ${money} (${number})`,
    preview: `${METHOD_WORDS[details.method]}, ${formatDayLong(details.receivedDay)}.`,
    heading: paidBack ? 'Your money is on its way back' : 'Thank you for your payment',
    name: details.name,
    blocks: [
      words(
        paidBack
          ? `We have paid you back ${money} for your ${said}.`
          : `We have received ${money} for your ${said}.`,
      ),
      facts([
        ['Amount', money],
        ['How', METHOD_WORDS[details.method]],
        [paidBack ? 'Paid back' : 'Received', formatDayLong(details.receivedDay)],
        ['Reference', details.reference],
        [label, number],
        ['Still to pay', details.owed > 0 ? formatMoney(details.owed) : null],
      ]),
    ],
    button,
    closing: [],
  };
};
