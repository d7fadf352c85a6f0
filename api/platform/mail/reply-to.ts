import type { MailDetails, MailKind, MailSender } from './kinds.ts';
import { oneLine } from './templates/wording.ts';

type Mailbox = { name: string; address: string };

/**
 * Where a reply goes; to nobody in particular while the kitchen's address is an example: whoever wrote from the contact page, else the kitchen, also where `MAIL_FROM`
 * is an address that nobody reads. Name and address stay apart, so that a name with commas, brackets
 * or line breaks in it is a name and never an address or a header.
 */
export function replyTo<Kind extends MailKind>(
  kind: Kind,
  details: MailDetails[Kind],
  business: MailSender,
): Mailbox | undefined {
  if (kind !== 'contact_message')
    return business.email === null ? undefined : { name: business.name, address: business.email };
  const { name, email } = details as MailDetails['contact_message'];
  return { name: oneLine(name), address: email };
}
