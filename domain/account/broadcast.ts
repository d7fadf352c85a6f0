import type {
  Audience,
  BroadcastPurpose,
  BroadcastWay,
  NoMailReason,
} from '#contract/account/desk-broadcasts.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { channelOf, type OpenChannels, type ReachedBy } from '#domain/kitchen/channels.ts';
import { filterText } from '#domain/kitchen/list-text.ts';
import { formatDayLong, formatSlot } from '#domain/platform/days.ts';

type Reachable = ReachedBy & {
  emailVerified: boolean;
  /** They have asked for their account to be deleted. */
  isLeaving: boolean;
};

/** By which ways the program can send: whether there is a mail server, and which ways to phones are open. */
export type SendingWays = { sendsMail: boolean; open: OpenChannels };

type Way = { way: BroadcastWay; reason: NoMailReason | null };

/** How somebody gets a broadcast, and why the program does not send it (docs/rules.md#broadcasts). */
export const wayTo = (who: Reachable, purpose: BroadcastPurpose, ways: SendingWays): Way =>
  purpose === 'service' ? wayOfService(who, ways) : wayOfPromotion(who, ways.sendsMail);

/**
 * What concerns somebody is sent to them by their channel unless they have turned that off, else they are
 * told by hand. Nobody is told so on a number from which STOP was answered, on whichever channel.
 */
function wayOfService(who: Reachable, { sendsMail, open }: SendingWays): Way {
  const { email, notifications } = who;
  const channel = channelOf(who, true, open);
  if (channel === 'sms' || channel === 'whatsapp')
    return notifications.orderUpdates ? { way: channel, reason: null } : byHand(who, 'turned_off');
  const isWanted = notifications.email && notifications.orderUpdates;
  const reason = noMailReason(email, isWanted, sendsMail);
  return reason === null ? { way: 'mail', reason } : byHand(who, reason);
}

/** By hand where there is a phone from which nobody has answered STOP, else in no way. */
function byHand({ phone, optedOut }: Reachable, reason: NoMailReason): Way {
  if (phone === null) return { way: 'none', reason };
  return optedOut.length > 0 ? { way: 'none', reason: 'opted_out' } : { way: 'by_hand', reason };
}

/**
 * What sells something goes by mail alone, to whoever has agreed to it for an address that is proved to
 * be theirs; there it has its way out (Canada's Anti-Spam Legislation, S.C. 2010, c. 23, section 6).
 */
function wayOfPromotion(who: Reachable, sendsMail: boolean): Way {
  const { email, emailVerified, isLeaving, notifications } = who;
  const none = (reason: NoMailReason): Way => ({ way: 'none', reason });
  if (!notifications.promotions || !notifications.email) return none('no_consent');
  if (isLeaving) return none('leaving');
  const reason = noMailReason(email, true, sendsMail);
  if (reason !== null) return none(reason);
  return emailVerified ? { way: 'mail', reason: null } : none('not_proved');
}

function noMailReason(
  email: string | null,
  isWanted: boolean,
  sendsMail: boolean,
): NoMailReason | null {
  if (email === null) return 'no_email';
  if (!isWanted) return 'turned_off';
  return sendsMail ? null : 'no_mail_server';
}

/** To whom it goes, in words: `whoever has something for Friday, November 20, 2026`. */
export function audienceText(audience: Audience, planName: string | null): string {
  switch (audience.to) {
    case 'all':
      return 'all customers';
    case 'day': {
      const slot = audience.slot ? `, ${formatSlot(audience.slot)}` : '';
      return `whoever has something for ${formatDayLong(audience.day)}${slot}`;
    }
    case 'plan':
      return `whoever has the plan ${planName ?? 'that is gone'}`;
    case 'diet':
      return `whoever eats ${DIET_LABELS[audience.diet]}`;
    case 'list': {
      // What was looked for may be a name, and so may a tag: they stay nowhere.
      const searched = [
        ...(audience.tag ? ['a tag'] : []),
        ...(audience.search ? ['a search'] : []),
      ];
      return ['customers', ...filterText('customers', { state: audience.state }), ...searched].join(
        ', ',
      );
    }
  }
}

/**
 * The same by hand: what is sent to one person in WhatsApp, with its way out. Whoever answers is read by a
 * person, who notes it down.
 */
export const byHandText = (
  { firstName }: { firstName: string },
  { text }: { text: string },
  businessName: string,
): string =>
  `${firstName === '' ? 'Hello' : `Hello ${firstName}`}, ${businessName} here. ${text} Reply STOP to hear no more of this.`;

/** What a kitchen says to everybody most often; `[…]` is filled in before it goes. */
export const BROADCAST_TEMPLATES: readonly {
  name: string;
  subject: string;
  text: string;
  /** What else has to be done for it to be true. */
  hint?: string;
}[] = [
  {
    name: 'Late today',
    subject: 'We are late today',
    text: 'Your order for today comes about [how many] minutes later than you expect it. We are sorry that you have to wait.',
  },
  {
    name: 'The menu has changed',
    subject: 'Another dish today',
    text: 'Today you get [dish] instead of [dish]. Everything else stays as it is on the menu.',
    hint: 'Change the weekly menu as well: the kitchen cooks from it.',
  },
  {
    name: 'Closed for snow',
    subject: 'No tiffins today because of the snow',
    text: 'The roads are not safe today, and we stay at home. Whoever had a tiffin booked for today has the credit back.',
    hint: 'Close the day under Closures first: that gives the credits back, and mails everybody who had something booked. This is for whoever should know besides.',
  },
  {
    name: 'New prices',
    subject: 'New prices from [day]',
    text: 'From [day] a tiffin costs [price]. What you have bought already stays as it is.',
    hint: 'Change the plans as well when the day comes.',
  },
];
