import { describe, expect, it } from 'vitest';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { channelOf, type ReachedBy, readOptOut } from './channels.ts';

const { notifications } = DEFAULT_CUSTOMER_SETTINGS;
const asha: ReachedBy = {
  email: 'asha@example.com',
  phone: '+19055550142',
  phoneVerified: true,
  optedOut: [],
  notifications,
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
