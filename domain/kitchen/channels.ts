import type { CustomerSettings } from '#contract/account/customer-settings.ts';
import type { MailChannel, PhoneChannel, WishedChannel } from '#contract/kitchen/channels.ts';
import type { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';

/** Which ways to a phone the kitchen has switched on. */
export type OpenChannels = Readonly<Record<PhoneChannel, boolean>>;

/** The same, as the kitchen's settings of its gateways say it. */
export const openChannels = (
  gateways: Readonly<Record<PhoneChannel, { provider: string }>>,
): OpenChannels => ({
  sms: gateways.sms.provider !== 'none',
  whatsapp: gateways.whatsapp.provider !== 'none',
});

/**
 * By which channel goes the code that shows that a phone is somebody's: by SMS, and by WhatsApp where that
 * alone is on and has a template for codes; null where the kitchen sends none.
 */
export function codeChannelOf({ sms, whatsapp }: GatewaySettings): PhoneChannel | null {
  if (sms.provider !== 'none') return 'sms';
  return whatsapp.provider !== 'none' && whatsapp.codeTemplate ? 'whatsapp' : null;
}

export type ReachedBy = {
  email: string | null;
  phone: string | null;
  /** A code has shown that the phone is theirs; asked of those alone who have typed it themselves. */
  phoneVerified: boolean;
  /** The ways on which they have answered STOP. */
  optedOut: readonly PhoneChannel[];
  notifications: CustomerSettings['notifications'];
  /** What they have told the kitchen; it holds as long as they have no e-mail address. */
  wishedChannel: WishedChannel | null;
};

/**
 * The channel of a mail to a customer (docs/rules.md#channels). What a customer has chosen decides
 * about news of their orders (`isNews`); all else goes by e-mail. Whoever has no e-mail address is sent
 * what they have told the kitchen, else an SMS, or what they have chosen, or paper.
 */
export function channelOf(who: ReachedBy, isNews: boolean, open: OpenChannels): MailChannel {
  const { email, phone, phoneVerified, optedOut, notifications, wishedChannel } = who;
  const isTheirs = phone !== null && (phoneVerified || email === null);
  const reaches = (channel: PhoneChannel) =>
    isTheirs && open[channel] && !optedOut.includes(channel);
  const followsChoice = isNews || email === null;
  const wish = email === null ? wishedChannel : null;
  if (wish === 'paper') return 'paper';
  const wantsWhatsApp = wish === null ? notifications.whatsapp : wish === 'whatsapp';
  if (followsChoice && wantsWhatsApp && reaches('whatsapp')) return 'whatsapp';
  if (followsChoice && (notifications.sms || email === null) && reaches('sms')) return 'sms';
  return email === null ? 'paper' : 'email';
}

/** What ends messages to a phone when it is the whole answer, and what begins them again. */
const STOP = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'];
const STOP_IN_FRENCH = ['arret', 'arrêt', 'arrete', 'arrête'];
const START = ['start', 'unstop'];

/**
 * What somebody has answered by SMS or WhatsApp, as far as it is one of the words that every sender has
 * to know (CTIA Messaging Principles, 5.1.3); null for anything else.
 */
export function readOptOut(text: string): 'stop' | 'start' | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!\s"']/g, '');
  if (STOP.includes(word) || STOP_IN_FRENCH.includes(word)) return 'stop';
  return START.includes(word) ? 'start' : null;
}
