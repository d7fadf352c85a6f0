import { formatDayLong } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';
import type { MailDetails } from '../kinds.ts';
import { facts, type Write, words } from './letter.ts';
import { links } from './links.ts';
import { METHOD_WORDS } from './wording.ts';

export const paymentReceived: Write<MailDetails['payment_received']> = (details) => {
  const { amount, subscriptionNumber: number } = details;
  const money = formatMoney(Math.abs(amount));
  const paidBack = amount < 0;
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
          ? `We have paid you back ${money} for your ${details.planName} plan.`
          : `We have received ${money} for your ${details.planName} plan.`,
      ),
      facts([
        ['Amount', money],
        ['How', METHOD_WORDS[details.method]],
        [paidBack ? 'Paid back' : 'Received', formatDayLong(details.receivedDay)],
        ['Reference', details.reference],
        ['Subscription', number],
        ['Still to pay', details.owed > 0 ? formatMoney(details.owed) : null],
      ]),
    ],
    button: { label: 'See your plan', path: links.subscription(number) },
    closing: [],
  };
};
