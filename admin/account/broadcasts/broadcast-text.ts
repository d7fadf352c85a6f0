import type {
  Broadcast,
  BroadcastWay,
  NoMailReason,
  RecipientStatus,
} from '#contract/account/desk-broadcasts.ts';

/** What became of a broadcast for one person, in words. */
export const STATUS_WORDS: Record<RecipientStatus, string> = {
  waiting: 'on its way',
  sent: 'sent',
  delivered: 'delivered',
  unanswered: 'not certain',
  kept: 'mail kept: no mail server',
  failed: 'failed',
  to_tell: 'to be told by hand',
  told: 'told by hand',
  stopped: 'stopped',
  unreached: 'not reached',
};

/** By which way somebody gets it. */
export const WAY_WORDS: Record<BroadcastWay, string> = {
  mail: 'by mail',
  sms: 'by SMS',
  whatsapp: 'by WhatsApp',
  by_hand: 'by hand',
  none: 'not at all',
};

/** Why nothing is sent to somebody, in words. */
export const REASON_WORDS: Record<NoMailReason, string> = {
  no_email: 'no e-mail address',
  turned_off: 'has turned such mails off',
  no_consent: 'has not agreed to advertising',
  not_proved: 'has not confirmed the e-mail address',
  leaving: 'has asked for the account to be deleted',
  no_mail_server: 'no mail server is set',
  opted_out: 'has answered STOP',
};

const ORDER: readonly RecipientStatus[] = [
  'delivered',
  'sent',
  'waiting',
  'unanswered',
  'kept',
  'failed',
  'told',
  'to_tell',
  'stopped',
  'unreached',
];

/** `12 mailed, 3 to be told by hand`: what became of it for how many. */
export const countsText = (counts: Broadcast['counts']): string =>
  ORDER.filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${STATUS_WORDS[status]}`)
    .join(', ') || 'nobody';
