import { worthAnotherTry } from './services.ts';

/**
 * How the page of one record reads it: tried again like everything else, and when it cannot be read
 * the page says so, where react-admin would go back to the list and call it gone.
 */
export const READ_OPTIONS = { onError: () => undefined, retry: worthAnotherTry };
