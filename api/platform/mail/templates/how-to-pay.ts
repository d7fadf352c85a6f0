import { type Cents, formatMoney } from '#domain/money/money.ts';
import type { MailSender } from '#api/platform/mail/kinds.ts';
import type { Block } from './letter.ts';
import { phoneWords } from './wording.ts';

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
        text: `We will tell you how to pay.${phone ? ` You can also ask us at ${phoneWords(phone)}.` : ''}`,
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
