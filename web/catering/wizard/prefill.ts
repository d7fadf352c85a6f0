import type { User } from '#contract/account/accounts.ts';
import { formatPhone } from '#domain/account/phone.ts';
import type { InquiryTyped } from './inquiry-form.ts';

type Contact = Pick<InquiryTyped, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

/** What an account knows of whoever asks, for the fields that are still empty. */
export function prefilled(
  typed: Contact,
  user: Pick<User, 'first_name' | 'last_name' | 'email' | 'phone'>,
): Partial<Contact> {
  const known: Contact = {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    phoneNumber: user.phone ? formatPhone(user.phone) : '',
  };
  return Object.fromEntries(
    Object.entries(known).filter(
      ([field, value]) => value && !typed[field as keyof Contact].trim(),
    ),
  );
}
