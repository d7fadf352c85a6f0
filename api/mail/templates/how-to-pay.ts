import { type Cents, formatMoney } from '#domain/money.ts';
import type { MailSender } from '../kinds.ts';
import { type Block, facts } from './letter.ts';

/** How to pay outside the site, with the reference to quote: the subscription's own number (decisions 14). */
export function howToPay(amount: Cents, reference: string, business: MailSender): Block[] {
  return [
    {
      is: 'words',
      text: `Please pay ${formatMoney(amount)} in one of these ways and quote ${reference}, so that we know it is yours.`,
    },
    facts([
      ['Amount', formatMoney(amount)],
      ['Reference', reference],
    ]),
    { is: 'ways', title: 'Ways to pay', ways: business.paymentWays },
  ];
}
