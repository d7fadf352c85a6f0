import type { ApiError } from '#contract/platform/api-error.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { forMemberText } from '#domain/account/household.ts';
import { formatDeadline } from '#domain/platform/days.ts';
import { counted, plural } from '#domain/platform/plural.ts';
import { TIFFINS_TO_COOK } from '#domain/tiffin/order-states.ts';

type Deadlines = Pick<TiffinOrder, 'status' | 'quantity' | 'actions'>;

/** `1 tiffin`, `3 tiffins`. */
export const tiffinsText = (quantity: number): string => counted(quantity, 'tiffin');

/** `2 tiffins for Meera`: how many an order brings, and for whom where it is not the account holder. */
export const tiffinsOf = (order: Pick<TiffinOrder, 'quantity' | 'memberName'>): string =>
  [tiffinsText(order.quantity), forMemberText(order)].filter(Boolean).join(' ');

/** `1 credit`, `2 credits`: what a tiffin's booking holds. */
export const creditsText = (quantity: number): string => counted(quantity, 'credit');

/** 'Skip until Sun, Nov 22 at 2:00 PM', why not any more, or null where skipping is no question. */
export function skipDeadlineText({ status, actions: { skip } }: Deadlines): string | null {
  if (skip.allowed && skip.until) return `Skip until ${formatDeadline(skip.until)}`;
  return status === 'scheduled' ? skip.reason : null;
}

/**
 * Whether it is too late to skip an order, while cancelling it still brings its credits back. One
 * that waits for the kitchen's word was never there to be skipped.
 */
export const cancelsInstead = ({
  status,
  actions: { skip, cancel },
}: Pick<TiffinOrder, 'status' | 'actions'>) =>
  TIFFINS_TO_COOK.includes(status) && !skip.allowed && cancel.allowed && cancel.refund;

/** What such an order's customer can still do, in a sentence. */
export function cancelInsteadText({ quantity, actions: { cancel } }: Deadlines): string {
  const back = comesBack(quantity);
  return cancel.until
    ? `It is too late to skip, but if you cancel before ${formatDeadline(cancel.until)}, ${back}.`
    : `It is too late to skip, but if you cancel, ${back}.`;
}

/** `1 credit comes back` */
export const comesBack = (quantity: number): string =>
  `${creditsText(quantity)} ${plural(quantity, 'comes', 'come')} back`;

/** 'Undo the skip until …' of a tiffin that was skipped, or why not any more. */
export function unskipDeadlineText({ status, actions: { unskip } }: Deadlines): string | null {
  if (unskip.allowed && unskip.until) return `Undo the skip until ${formatDeadline(unskip.until)}`;
  return status === 'skipped' ? unskip.reason : null;
}

/** 'Change until …'; null where changing is no question. */
export function changeDeadlineText({ actions: { change } }: Deadlines): string | null {
  return change.allowed && change.until ? `Change until ${formatDeadline(change.until)}` : null;
}

/**
 * Until when a tiffin can be cancelled and whether its credits come back, or why not
 * while somebody may still hope to.
 */
export function cancelDeadlineText({
  status,
  quantity,
  actions: { cancel },
}: Deadlines): string | null {
  if (cancel.allowed && cancel.until) {
    const credits = creditsText(quantity);
    const until = formatDeadline(cancel.until);
    return cancel.refund
      ? `Cancel with ${credits} back until ${until}`
      : `Cancel without ${credits} back until ${until}`;
  }
  return status === 'confirmed' || status === 'preparing' ? cancel.reason : null;
}

/** The fixed words for an answer that says nothing but its status. */
export const SERVER_ERROR = 'Server error. Please try again later or contact support.';

/** What a person reads when skipping failed: the server's words, else those of the status. */
export function skipFailure(error: ApiError): string {
  if (error.code === 'server_error') return SERVER_ERROR;
  if (error.code === 'not_found') return 'Subscription not found. Please refresh the page.';
  return error.message || 'Failed to skip tiffin. Please try again.';
}
