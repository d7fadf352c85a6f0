// What a page may have to say before it has called the API at all (any-call.ts), as there: HTTP status
// and words.

export const SERVER_ERROR = [
  500,
  'Server error. Please try again later or contact support if the problem persists.',
] as const;

export const UNAVAILABLE = [
  503,
  'Service temporarily unavailable. Please try again later.',
] as const;

export const NETWORK = [
  0,
  'Unable to connect to the server. Please check your internet connection and try again.',
] as const;

export const OUTDATED_PAGE = [0, 'Please reload this page and try again.'] as const;
