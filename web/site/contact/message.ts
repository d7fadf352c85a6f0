import type { ApiError } from '#contract/platform/api-error.ts';
import type { ContactBody } from '#contract/site/contact.ts';
import { serverMessageOr } from '#web/platform/client/describe-failure.ts';

/** The form of the contact page: the sender's name is its `firstName`. */
export type MessageTyped = { firstName: string; email: string; subject: string; message: string };

/** Under what this tab keeps a message that is being written. */
export const MESSAGE_DRAFT = { page: 'contact', customerId: 'visitor' } as const;

/** What the form says while a field is empty. */
export const FILL_IN_ALL = 'Please fill in all fields';

/** What stands beside an empty field, below those words. */
export const MISSING: Record<keyof MessageTyped, string> = {
  firstName: 'Your name is missing.',
  email: 'Your email address is missing.',
  subject: 'The subject is missing.',
  message: 'The message is missing.',
};

/** Whether any of these mistakes is an empty field. */
export const isIncomplete = (
  mistakes: Partial<Record<string, { message?: string | undefined }>>,
): boolean =>
  Object.values(mistakes).some((mistake) =>
    Object.values(MISSING).includes(mistake?.message ?? ''),
  );

/** The message as it is sent; `website` is what stands in the field that no person sees. */
export const messageBody = (
  { firstName, email, subject, message }: MessageTyped,
  website: string,
): ContactBody => ({ name: firstName, email, subject, message, ...(website && { website }) });

/** The form's field for one of the API. */
export const fieldOf = (field: string): string => (field === 'name' ? 'firstName' : field);

const REFUSED = 'Failed to send message. Please try again.';
/** What is said when the kitchen cannot be reached or has failed. */
export const MESSAGE_AWAY = 'Failed to send message. Please try again later.';

/**
 * Why a message was not sent: the server's own words when it refuses with
 * some; the second text when it cannot be reached or has failed.
 */
export function messageFailure(error: ApiError): string {
  if (error.status === 0 || error.status >= 500) return MESSAGE_AWAY;
  return serverMessageOr(error, REFUSED);
}
