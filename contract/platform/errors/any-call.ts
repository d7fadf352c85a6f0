import { NETWORK, OUTDATED_PAGE, SERVER_ERROR, UNAVAILABLE } from './at-hand.ts';
import type { ErrorCatalogue } from './error-text.ts';

/** What any call can answer, and what happens in the browser and never travels (status 0). */
export const ANY_CALL_ERRORS = {
  invalid_request: [400, 'Invalid request. Please check your input and try again.'],
  malformed_json: [400, 'Invalid request. Please check your input and try again.'],
  validation_failed: [422, 'Please check your input and try again.'],
  session_expired: [401, 'Your session has expired. Please log in again.'],
  // What a 401 says on the login screen.
  invalid_credentials: [
    401,
    'Invalid email or password. Please check your credentials and try again.',
  ],
  forbidden: [403, 'You do not have permission to perform this action.'],
  not_found: [404, 'The requested resource was not found.'],
  method_not_allowed: [405, 'This cannot be done at this address.'],
  conflict: [409, 'This has changed in the meantime. Please reload and try again.'],
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  payload_too_large: [413, 'This is too large to send. Please shorten it and try again.'],
  unsupported_media: [415, 'Please send JSON in UTF-8, and do not compress it.'],
  idempotency_key_missing: [400, 'Please send an Idempotency-Key header with this request.'],
  idempotency_key_reused: [
    422,
    'This Idempotency-Key was already used for a different request. Please use a new one.',
  ],
  server_error: SERVER_ERROR,
  unavailable: UNAVAILABLE,
  storage_full: [503, 'Nothing can be saved at the moment. Please try again later.'],
  network: NETWORK,
  circuit_open: [0, 'Service temporarily unavailable due to repeated failures'],
  unexpected_status: [0, 'An error occurred ({status}). Please try again.'],
  invalid_login_response: [0, 'Invalid response from server'],
  outdated_page: OUTDATED_PAGE,
} as const satisfies ErrorCatalogue;
