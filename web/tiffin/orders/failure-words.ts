import type { ApiError } from '#contract/platform/api-error.ts';

/** The fixed words for an answer that says nothing but its status. */
const SERVER_ERROR = 'Server error. Please try again later or contact support.';

/** What a person reads when scheduling failed: the server's words, else those of the status. */
export function scheduleFailure(error: ApiError): string {
  if (error.code === 'server_error') return SERVER_ERROR;
  return error.message || 'Failed to schedule order. Please try again.';
}

/** The same for a skip. */
export function skipFailure(error: ApiError): string {
  if (error.code === 'server_error') return SERVER_ERROR;
  if (error.code === 'not_found') return 'Subscription not found. Please refresh the page.';
  return error.message || 'Failed to skip tiffin. Please try again.';
}

/** The same for a cancellation. */
export function cancelFailure(error: ApiError): string {
  if (error.code === 'forbidden') {
    return 'This order cannot be cancelled as it has been confirmed by admin.';
  }
  if (error.code === 'network') return 'Network error. Please check your connection and try again.';
  if (error.code === 'invalid_request') return 'Invalid request. Please check your order details.';
  if (error.code === 'server_error') return `Failed to cancel order: ${error.message}`;
  return error.message;
}
