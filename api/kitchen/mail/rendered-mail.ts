import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import type { PublicProfile } from '#domain/kitchen/settings.ts';
import type { MailChoice } from './mail-choices.ts';
import type { MailDetails, MailKind } from './mail-kinds.ts';

/** Who writes: the business profile as customers are told it, and the address of the site without a slash at its end. */
export type MailSender = Pick<
  PublicProfile,
  'name' | 'phone' | 'email' | 'address' | 'supportHours' | 'paymentWays'
> &
  Pick<PublicBusiness, 'logo'> & { publicUrl: string };

/** `short` is what it says on a phone, on one line. */
export type RenderedMail = { subject: string; html: string; text: string; short: string };

/** How the reader of an optional mail gets no more of its kind: the shop's page for it. */
export type UnsubscribeLink = { choice: MailChoice; url: string };

/** What `build/mail/templates.js` exports as `renderMail`; `wayOut` is null for needed mails. */
export type RenderMail = <Kind extends MailKind>(
  kind: Kind,
  details: MailDetails[Kind],
  business: MailSender,
  unsubscribe: UnsubscribeLink | null,
) => Promise<RenderedMail>;
