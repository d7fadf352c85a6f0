import * as z from 'zod/mini';
import { ContactBody } from '#contract/contact.ts';

/** What stands beside an empty field, below the form's own words (spec 2 section 5, Contact form). */
const MISSING = {
  firstName: 'Your name is missing.',
  email: 'Your email address is missing.',
  subject: 'The subject is missing.',
  message: 'The message is missing.',
};

/** What the form says while a field is empty. */
export const FILL_IN_ALL = 'Please fill in all fields';

/** A field that says itself when it is empty; whatever is typed is the contract's to check. */
const filled = <Schema extends z.ZodMiniType<string, string>>(missing: string, schema: Schema) =>
  z.pipe(z.string(missing).check(z.trim(), z.minLength(1, missing)), schema);

const { name, email, subject, message } = ContactBody.shape;

/** The form of the contact page: the sender's name is its `firstName` (spec 2 section 3). */
export const MessageForm = z.object({
  firstName: filled(MISSING.firstName, name),
  email: filled(MISSING.email, email),
  subject: filled(MISSING.subject, subject),
  message: filled(MISSING.message, message),
});

/** The fields as they are typed. */
export type MessageTyped = z.input<typeof MessageForm>;

/** The fields once they are checked. */
export type MessageValues = z.output<typeof MessageForm>;

/** Whether any of these mistakes is an empty field. */
export const isIncomplete = (
  mistakes: Partial<Record<keyof MessageTyped, { message?: string | undefined }>>,
): boolean =>
  Object.values(mistakes).some((mistake) =>
    Object.values(MISSING).includes(mistake?.message ?? ''),
  );

/** The message as it is sent; `website` is what stands in the field that no person sees. */
export const messageBody = (
  { firstName, email, subject, message }: MessageValues,
  website: string,
): ContactBody => ({ name: firstName, email, subject, message, ...(website && { website }) });

/** The form's field for one of the API (spec 2 section 3, Contact message). */
export const fieldOf = (field: string): string => (field === 'name' ? 'firstName' : field);
