import { paidLabel } from '#admin/money/payment-text.ts';
import type { AdminSubscription } from '#contract/tiffin/desk-subscriptions.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';

type Credits = Pick<AdminSubscription, 'status' | 'available' | 'reserved' | 'used' | 'underWay'>;

/** Of a cancelled plan: how many tiffins still come, those whose credits are used already among them. */
export const stillComing = ({ reserved, underWay }: Pick<Credits, 'reserved' | 'underWay'>) =>
  reserved + underWay;

/** How the credits of a plan stand; those that are left of a cancelled one are void. */
export function creditsOf(credits: Credits): string {
  const { status, available, reserved, used } = credits;
  if (status !== 'cancelled') return `${available} free · ${reserved} booked · ${used} used`;
  const coming = stillComing(credits);
  return [`${available} void`, coming > 0 && `${coming} still coming`, `${used} used`]
    .filter(Boolean)
    .join(' · ');
}

/** Why tiffins still come whose credits are used; null where there are none. */
export function underWayText({ underWay }: Pick<Credits, 'underWay'>): string | null {
  if (underWay === 0) return null;
  return counted(
    underWay,
    'of what still comes is being cooked or on its way: its credit is used already.',
    'of what still comes are being cooked or on their way: their credits are used already.',
  );
}

/** What came for a plan, and what is still to come or to go back. */
export function paidOf({ balance, status }: Pick<AdminSubscription, 'balance' | 'status'>): string {
  const paid = paidLabel(balance, { hasEnded: status === 'cancelled' });
  return [formatMoney(balance.paid), paid?.words].filter(Boolean).join(' · ');
}
