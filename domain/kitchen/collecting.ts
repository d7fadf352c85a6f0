import type { Collected, EventStop, Stop } from '#contract/admin/deliveries.ts';
import type { PaymentMethod } from '#contract/payment-method.ts';
import { type Cents, formatMoney, sum } from '../money.ts';

/** How something was paid, after the amount. */
const HOW_PAID: Record<PaymentMethod, string> = {
  cash: 'in cash',
  interac: 'by Interac e-Transfer',
  upi: 'by UPI',
  bank_transfer: 'by bank transfer',
  other: 'in another way',
};

/** `C$20.00 in cash, C$15.00 by UPI` */
export const collectedWords = (collected: readonly Collected[]): string =>
  collected.map(({ method, amount }) => `${formatMoney(amount)} ${HOW_PAID[method]}`).join(', ');

/** `To collect C$12.40`; null when nothing is paid at the door. */
export const collectWords = ({ toCollect }: Pick<Stop, 'toCollect'>): string | null =>
  toCollect > 0 ? `To collect ${formatMoney(toCollect)}` : null;

/** How it stands with the money at a door: what is to be collected, and what was; null for nothing. */
export function atDoorWords({
  toCollect,
  collected,
}: {
  toCollect: Cents;
  collected: readonly Collected[];
}): string | null {
  if (collected.length === 0) return collectWords({ toCollect });
  if (toCollect === 0) return `Collected ${collectedWords(collected)}`;
  const soFar = sum(...collected.map(({ amount }) => amount));
  return `Collected ${formatMoney(soFar)}, ${formatMoney(toCollect)} still to collect`;
}

/** What is left to collect at a door, in cents: nothing where nobody could be met. */
export const leftAtDoor = ({ toCollect, stage }: Pick<Stop, 'toCollect' | 'stage'>): Cents =>
  stage === 'not_delivered' ? 0 : toCollect;

/** What is left to collect of a day, in cents: at its doors, those behind among them, and at its events. */
export const leftToCollect = (day: {
  stops: readonly Pick<Stop, 'toCollect' | 'stage'>[];
  events: readonly Pick<EventStop, 'toCollect'>[];
}): Cents => sum(...day.stops.map(leftAtDoor), ...day.events.map(({ toCollect }) => toCollect));
