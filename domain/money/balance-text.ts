import { type Cents, formatMoney } from '#domain/platform/money.ts';
import { balanceOf, type PayableBalance, type PayableCost } from './settlement.ts';

type OpenBalance = Pick<PayableBalance, 'owed' | 'toPayBack'>;

/** What is still to move, in words. */
function openBalanceText({ owed, toPayBack }: OpenBalance): string {
  if (toPayBack > 0) return `${formatMoney(toPayBack)} is to be paid back.`;
  return owed > 0 ? `${formatMoney(owed)} is to be paid.` : 'Nothing is to be paid.';
}

/** How what is owed has changed, as a line of its own; none when it has not. */
export const balanceChangeText = (before: OpenBalance, after: OpenBalance): string[] =>
  before.owed === after.owed && before.toPayBack === after.toPayBack
    ? []
    : [openBalanceText(after)];

/**
 * What moved for a thing since something that is undone now, and what that leaves to move; null
 * where nothing moved, or it stands as it did. Amounts are cents.
 *
 * @param moved what came in since, less what went back
 */
export function paymentsMeanwhileText(
  moved: Cents,
  before: OpenBalance,
  after: OpenBalance,
): string | null {
  const [left] = balanceChangeText(before, after);
  if (moved === 0 || !left) return null;
  const amount = formatMoney(Math.abs(moved));
  if (moved > 0) return `${amount} was paid meanwhile. ${left}`;
  return after.owed - before.owed === -moved
    ? `${amount} was paid back meanwhile and will be asked for again.`
    : `${amount} was paid back meanwhile. ${left}`;
}

/** What is still to go back of all that came in. */
export function toPayBackText({
  received,
  toPayBack,
}: Pick<PayableBalance, 'received' | 'toPayBack'>): string {
  const back = formatMoney(toPayBack);
  return toPayBack === received
    ? `${back} was paid and is still to be paid back`
    : `${back} of the ${formatMoney(received)} paid is still to be paid back`;
}

/** What money beyond the price becomes, in a line: `C$151.63, to be paid back`. */
export const aboveDueText = (cents: Cents): string =>
  `${formatMoney(cents)} more than is due, to be paid back`;

/** A payment by its name, for who has made or got it; `courtesy` is what of it lowered the price. */
export function paymentName({ amount, courtesy }: { amount: Cents; courtesy: Cents }): string {
  if (amount > 0) return 'Payment';
  if (courtesy === 0) return 'Paid back';
  const part = courtesy < -amount ? `, ${formatMoney(courtesy)} of it` : '';
  return `Paid back${part} as a courtesy`;
}

/** What a thing costs, and what of that was given back as a courtesy: `Price C$248.37.` */
export function priceText({ charge, reduced }: Pick<PayableBalance, 'charge' | 'reduced'>): string {
  const less = reduced > 0 ? `, less ${formatMoney(reduced)} given back as a courtesy` : '';
  return `Price ${formatMoney(charge + reduced)}${less}.`;
}

/** How a thing would stand if it cost that much, by what moved for it until now. */
export const balanceAfter = (
  { received, paidBack, reduced }: Pick<PayableBalance, 'received' | 'paidBack' | 'reduced'>,
  cost: PayableCost,
): PayableBalance => balanceOf(cost, { received, paidBack, reduced, waived: 0 });
