import type { Collected, EventStop, Stop } from '#contract/kitchen/desk-deliveries.ts';
import type { PaymentMethod } from '#contract/money/balance.ts';
import { type Cents, formatMoney, sum } from '#domain/platform/money.ts';

/** How something was paid, after the amount. */
const HOW_PAID: Record<PaymentMethod, string> = {
  cash: 'in cash',
  interac: 'by Interac e-Transfer',
  upi: 'by UPI',
  bank_transfer: 'by bank transfer',
  other: 'in another way',
};

/** `C$20.00 in cash, C$15.00 by UPI` */
export const collectedText = (collected: readonly Collected[]): string =>
  collected.map(({ method, amount }) => `${formatMoney(amount)} ${HOW_PAID[method]}`).join(', ');

/** `To collect C$12.40`; null when nothing is paid at the door. */
export const toCollectText = ({ toCollect }: Pick<Stop, 'toCollect'>): string | null =>
  toCollect > 0 ? `To collect ${formatMoney(toCollect)}` : null;

/** How it stands with the money at a door: what is to be collected, and what was; null for nothing. */
export function doorPaymentText({
  toCollect,
  collected,
}: {
  toCollect: Cents;
  collected: readonly Collected[];
}): string | null {
  if (collected.length === 0) return toCollectText({ toCollect });
  if (toCollect === 0) return `Collected ${collectedText(collected)}`;
  const soFar = sum(...collected.map(({ amount }) => amount));
  return `Collected ${formatMoney(soFar)}, ${formatMoney(toCollect)} still to collect`;
}

type Door = Pick<Stop, 'toCollect' | 'stage' | 'actions'>;

/** Whether nobody drives there any more: it could not be handed over, and is cancelled. */
export const isOff = ({ stage, actions }: Pick<Stop, 'stage' | 'actions'>): boolean =>
  stage === 'not_delivered' && !actions.includes('deliver');

/** What is left to collect at a door, in cents: nothing where nothing can be handed over any more. */
export const leftAtDoor = (door: Door): Cents => (isOff(door) ? 0 : door.toCollect);

/** What is left to collect of a day, in cents. */
export type LeftToCollect = {
  /** At its doors, those behind among them, and at its events. */
  left: Cents;
  /** At doors where nobody could be met, if it is handed over after all. */
  afterAll: Cents;
};

/** What is left to collect of a day; what may come of a door where nobody could be met is told apart. */
export function leftToCollect({
  stops,
  events,
}: {
  stops: readonly Door[];
  events: readonly Pick<EventStop, 'toCollect'>[];
}): LeftToCollect {
  const inVain = stops.filter(({ stage }) => stage === 'not_delivered');
  const others = stops.filter(({ stage }) => stage !== 'not_delivered');
  return {
    left: sum(...others.map(leftAtDoor), ...events.map(({ toCollect }) => toCollect)),
    afterAll: sum(...inVain.map(leftAtDoor)),
  };
}
