import { describe, expect, it } from 'vitest';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { channelOf, codeChannelOf, type ReachedBy, readOptOut } from './channels.ts';

const { notifications } = DEFAULT_CUSTOMER_SETTINGS;
const asha: ReachedBy = {
  email: 'asha@example.com',
  phone: '+19055550142',
  phoneVerified: true,
  optedOut: [],
  notifications,
  wishedChannel: null,
};
const both = { sms: true, whatsapp: true };

describe('the channel of a mail', () => {
  it('is e-mail for whoever has chosen nothing', () => {
    expect(channelOf(asha, true, both)).toBe('email');
  });

  it('is the one that was chosen for news, and e-mail for all else', () => {
    const who = { ...asha, notifications: { ...notifications, sms: true } };
    expect([channelOf(who, true, both), channelOf(who, false, both)]).toEqual(['sms', 'email']);
  });

  it('is WhatsApp where both were chosen', () => {
    const chosen = { ...notifications, sms: true, whatsapp: true };
    const who = { ...asha, notifications: chosen };
    expect(channelOf(who, true, both)).toBe('whatsapp');
    expect(channelOf(who, true, { sms: true, whatsapp: false })).toBe('sms');
  });

  it('is SMS for whoever has no e-mail address, and paper where the kitchen sends none', () => {
    const who = { ...asha, email: null };
    expect(channelOf(who, false, both)).toBe('sms');
    expect(channelOf(who, false, { sms: false, whatsapp: true })).toBe('paper');
  });

  it.each([
    ['whatsapp', both, 'whatsapp'],
    ['whatsapp', { sms: false, whatsapp: true }, 'whatsapp'],
    ['whatsapp', { sms: true, whatsapp: false }, 'sms'],
    ['sms', both, 'sms'],
    ['sms', { sms: false, whatsapp: true }, 'paper'],
    ['paper', both, 'paper'],
  ] as const)(
    'is %s as whoever has no e-mail address wishes, with %o',
    (wishedChannel, open, channel) => {
      const who = { ...asha, email: null, wishedChannel };
      for (const isNews of [true, false]) expect(channelOf(who, isNews, open)).toBe(channel);
    },
  );

  it('is what they have chosen themselves once they have an e-mail address', () => {
    expect(channelOf({ ...asha, wishedChannel: 'paper' }, true, both)).toBe('email');
  });

  it('is what they wish for on no way on which they have answered STOP', () => {
    const who = {
      ...asha,
      email: null,
      wishedChannel: 'whatsapp',
      optedOut: ['whatsapp'],
    } as const;
    expect(channelOf(who, true, both)).toBe('sms');
    expect(channelOf(who, true, { sms: false, whatsapp: true })).toBe('paper');
  });

  it('is none on which they have answered STOP', () => {
    const who: ReachedBy = {
      ...asha,
      optedOut: ['sms'],
      notifications: { ...notifications, sms: true },
    };
    expect(channelOf(who, true, both)).toBe('email');
    expect(channelOf({ ...who, email: null }, true, both)).toBe('paper');
  });

  it('is e-mail while nobody has shown that the phone is theirs', () => {
    const chosen = {
      ...asha,
      phoneVerified: false,
      notifications: { ...notifications, sms: true },
    };
    expect(channelOf(chosen, true, both)).toBe('email');
    expect(channelOf({ ...chosen, email: null }, true, both)).toBe('sms');
  });

  it('is none that needs a phone without one', () => {
    const who = { ...asha, phone: null, notifications: { ...notifications, sms: true } };
    expect(channelOf(who, true, both)).toBe('email');
  });
});

describe('an answer by SMS', () => {
  it.each(['STOP', 'stop.', ' Stop! ', '"STOP"', 'UNSUBSCRIBE', 'Arrêt', 'stop all'])(
    'ends them with %s',
    (text) => expect(readOptOut(text)).toBe('stop'),
  );

  it.each(['START', 'Unstop'])('begins them again with %s', (text) =>
    expect(readOptOut(text)).toBe('start'),
  );

  it.each(['Please stop at the side door', 'yes', ''])('is no such word in "%s"', (text) =>
    expect(readOptOut(text)).toBeNull(),
  );
});

describe('the channel of a code', () => {
  const off = { provider: 'none' } as const;
  const budget = { costPerThousand: 0, limitPerDay: 500 };
  const gate = { url: 'https://sms.example', user: 'kitchen', password: '', signingKey: '' };
  const sms = { provider: 'sms_gate', ...gate, ...budget } as const;
  const meta = { phoneNumberId: '106540352242922', template: 'kitchen_message', language: 'en' };
  const whatsapp = {
    ...{ ...meta, ...budget, accessToken: '', appSecret: '' },
    provider: 'meta',
  } as const;

  it('is SMS, or WhatsApp where that alone is on and has a template for codes', () => {
    const withCodes = { ...whatsapp, codeTemplate: 'kitchen_code' };
    expect(codeChannelOf({ sms, whatsapp: withCodes })).toBe('sms');
    expect(codeChannelOf({ sms: off, whatsapp: withCodes })).toBe('whatsapp');
    expect(codeChannelOf({ sms: off, whatsapp })).toBeNull();
    expect(codeChannelOf({ sms: off, whatsapp: off })).toBeNull();
  });
});
