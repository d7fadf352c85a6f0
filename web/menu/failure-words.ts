import { isRouteErrorResponse } from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';

/** What is said when the failure has no words of its own. */
const UNKNOWN = 'Something went wrong. Please try again.';

function messageOf(error: unknown): string {
  if (isApiError(error)) return error.message;
  const { message } = (isRouteErrorResponse(error) ? error.data : {}) as { message?: string };
  return message ?? UNKNOWN;
}

/** Why there is no menu: the words of a call, or of the server that put no menu into the page. */
export const menuFailure = (error: unknown): string =>
  `Failed to load weekly menu: ${messageOf(error)}`;
