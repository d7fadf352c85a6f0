import { formatDayLong, formatTime } from '#domain/platform/days.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Fact } from './blocks.ts';
import type { ReceiptDocument, ReceiptPrice, SnackReceipt } from './kinds.ts';

/** What a receipt is for: the facts, the price where it has lines. */
export type ReceiptSubject = {
  facts: Fact[];
  price: ReceiptPrice | null;
  /** The total where there are no lines. */
  total: Cents;
};

/** More than so many snacks are counted, not named. */
const SNACKS_NAMED = 6;

function snackWords({ items }: SnackReceipt): string {
  const named = items.slice(0, SNACKS_NAMED).map(({ name, quantity }) => `${quantity} × ${name}`);
  const more = items.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** What a payment was for, in the words of its kind. */
export function subjectOf(receipt: ReceiptDocument): ReceiptSubject {
  if ('subscriptionNumber' in receipt) {
    const { subscriptionNumber, planName, tiffinCount, startDay, price } = receipt;
    return {
      facts: [
        ['Plan', planName],
        ['Tiffins', String(tiffinCount)],
        ['Starts', formatDayLong(startDay)],
        ['Number', subscriptionNumber],
      ],
      price,
      total: price.total,
    };
  }
  if ('orderNumber' in receipt) {
    const { orderNumber, deliveryType, day, time, price } = receipt;
    return {
      facts: [
        ['Snacks', snackWords(receipt)],
        [
          deliveryType === 'pickup' ? 'Pickup' : 'Delivery',
          `${formatDayLong(day)}, ${formatTime(time)}`,
        ],
        ['Order', orderNumber],
      ],
      price,
      total: price.total,
    };
  }
  const { event, inquiryNumber, quoteVersion, quoteTotal, price = null } = receipt;
  return {
    facts: [
      ['Event', event.event],
      ['Day', formatDayLong(event.day)],
      ['Guests', String(event.guests)],
      ['Quote', `${inquiryNumber}, version ${quoteVersion}`],
    ],
    price,
    total: quoteTotal,
  };
}
