import type { CustomerSettings } from '#contract/account/customer-settings.ts';
import type {
  Audience,
  BroadcastPurpose,
  BroadcastWay,
  NoMailReason,
} from '#contract/account/desk-broadcasts.ts';
import { DIET_LABELS } from '#domain/account/diets.ts';
import { filterText } from '#domain/kitchen/list-text.ts';
import { formatDayLong, formatSlot } from '#domain/platform/days.ts';

/** Which choice of a customer's settings a broadcast goes by (docs/rules.md#optional-mails). */
const CHOICE = { service: 'orderUpdates', promotion: 'promotions' } as const;

type Reachable = {
  email: string | null;
  phone: string | null;
  notifications: CustomerSettings['notifications'];
};

/**
 * How somebody gets a broadcast, and why not by mail. A promotion goes to nobody who has not agreed to
 * any, neither by mail nor by hand (Canada's Anti-Spam Legislation, S.C. 2010, c. 23, section 6).
 */
export function wayTo(
  { email, phone, notifications }: Reachable,
  purpose: BroadcastPurpose,
  sendsMail: boolean,
): { way: BroadcastWay; reason: NoMailReason | null } {
  const isWanted = notifications[CHOICE[purpose]];
  if (purpose === 'promotion' && !isWanted) return { way: 'none', reason: 'no_consent' };
  const reason = reasonOf(email, isWanted && notifications.email, sendsMail);
  if (reason === null) return { way: 'mail', reason };
  return { way: phone === null ? 'none' : 'by_hand', reason };
}

function reasonOf(
  email: string | null,
  isWanted: boolean,
  sendsMail: boolean,
): NoMailReason | null {
  if (email === null) return 'no_email';
  if (!isWanted) return 'turned_off';
  return sendsMail ? null : 'no_mail_server';
}

/** To whom it goes, in words: `whoever is brought something on Friday, November 20`. */
export function audienceText(audience: Audience, planName: string | null): string {
  switch (audience.to) {
    case 'all':
      return 'all customers';
    case 'day': {
      const slot = audience.slot ? `, ${formatSlot(audience.slot)}` : '';
      return `whoever is brought something on ${formatDayLong(audience.day)}${slot}`;
    }
    case 'plan':
      return `whoever has the plan ${planName ?? 'that is gone'}`;
    case 'diet':
      return `whoever eats ${DIET_LABELS[audience.diet]}`;
    case 'list': {
      // What was looked for may be a name, and stays nowhere.
      const searched = audience.search ? ['a search'] : [];
      return [
        'customers',
        ...filterText('customers', { state: audience.state, tag: audience.tag }),
        ...searched,
      ].join(', ');
    }
  }
}

/** The same by hand: what is sent to one person in WhatsApp. */
export const byHandText = (
  { firstName }: { firstName: string },
  { text }: { text: string },
  businessName: string,
): string => `Hello ${firstName}, ${businessName} here. ${text}`;

/** What a kitchen says to everybody most often; `[…]` is filled in before it goes. */
export const BROADCAST_TEMPLATES: readonly {
  name: string;
  purpose: BroadcastPurpose;
  subject: string;
  text: string;
  /** What else has to be done for it to be true. */
  hint?: string;
}[] = [
  {
    name: 'Late today',
    purpose: 'service',
    subject: 'Your tiffin is late today',
    text: 'Your tiffin comes about [how many] minutes later than usual today. We are sorry that you have to wait.',
  },
  {
    name: 'The menu has changed',
    purpose: 'service',
    subject: 'Another dish today',
    text: 'Today you get [dish] instead of [dish]. Everything else stays as it is on the menu.',
    hint: 'Change the weekly menu as well: the kitchen cooks from it.',
  },
  {
    name: 'Closed for snow',
    purpose: 'service',
    subject: 'No tiffins today because of the snow',
    text: 'The roads are not safe today, and we stay at home. Nothing is lost: your credit comes back.',
    hint: 'Close the day under Closures as well: that gives the credits back.',
  },
  {
    name: 'New prices',
    purpose: 'service',
    subject: 'New prices from [day]',
    text: 'From [day] a tiffin costs [price]. What you have bought already stays as it is.',
    hint: 'Change the plans as well when the day comes.',
  },
];
