import type { ApiError } from '#contract/platform/api-error.ts';

/** Why a confirmed order cannot be cancelled; support can still help. */
export const NOT_CANCELLABLE = 'This order cannot be cancelled as it has been confirmed by admin.';

/** What a person reads when a snack order could not be cancelled. */
export function cancelFailure({ code, status, message }: ApiError): string {
  if (code === 'network') return 'Network error. Please check your connection and try again.';
  if (status === 404) return 'Order not found. Please check your order number.';
  if (status === 403) return NOT_CANCELLABLE;
  if (status === 400) return 'Invalid request. Please check your order details.';
  return `Failed to cancel order: ${message}`;
}
