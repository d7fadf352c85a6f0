import type { TiffinOrder } from '#contract/tiffin-orders.ts';
import { formatDeadline } from '#domain/days.ts';

type Deadlines = Pick<TiffinOrder, 'status' | 'quantity' | 'actions'>;

/** `its credit`, `its 2 credits`: what a tiffin's booking holds. */
export const creditsWords = (quantity: number): string =>
  quantity === 1 ? '1 credit' : `${quantity} credits`;

/** 'Skip until Sun, Nov 22 at 2:00 PM', why not any more, or null where skipping is no question. */
export function skipWords({ status, actions: { skip } }: Deadlines): string | null {
  if (skip.allowed && skip.until) return `Skip until ${formatDeadline(skip.until)}`;
  return status === 'scheduled' ? skip.reason : null;
}

/** 'Undo until …' of a tiffin that was skipped, or why not any more. */
export function unskipWords({ status, actions: { unskip } }: Deadlines): string | null {
  if (unskip.allowed && unskip.until) return `Undo the skip until ${formatDeadline(unskip.until)}`;
  return status === 'skipped' ? unskip.reason : null;
}

/** 'Change until …'; null where changing is no question. */
export function changeWords({ actions: { change } }: Deadlines): string | null {
  return change.allowed && change.until ? `Change until ${formatDeadline(change.until)}` : null;
}

/**
 * Until when a tiffin can be cancelled and whether its credits come back (decisions 3), or why not
 * while somebody may still hope to.
 */
export function cancelWords({ status, quantity, actions: { cancel } }: Deadlines): string | null {
  if (cancel.allowed && cancel.until) {
    const credits = creditsWords(quantity);
    const until = formatDeadline(cancel.until);
    return cancel.refund
      ? `Cancel with ${credits} back until ${until}`
      : `Cancel without ${credits} back until ${until}`;
  }
  return status === 'confirmed' || status === 'preparing' ? cancel.reason : null;
}
