import { type Cents, formatMoney } from '#domain/money.ts';
import type { MailSender } from '../kinds.ts';
import type { Block } from './letter.ts';

/** How to pay outside the site, with the reference to quote: the thing's own number (decisions 14). */
export function howToPay(
  amount: Cents,
  reference: string,
  business: MailSender,
  money = formatMoney,
): Block[] {
  return [
    {
      is: 'note',
      title: `Please pay ${money(amount)}`,
      text: `Quote ${reference} with it, so that we know it is yours.`,
    },
    { is: 'ways', title: 'Ways to pay', ways: business.paymentWays },
  ];
}
