import { describe, expect, it } from 'vitest';
import { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { audienceText, BROADCAST_TEMPLATES, byHandText, wayTo } from './broadcast.ts';

const asha = {
  email: 'asha@example.com',
  emailVerified: true,
  phone: '+19055550142',
  phoneVerified: false,
  optedOut: [],
  isLeaving: false,
  wishedChannel: null,
  notifications: {
    ...{ email: true, sms: false, whatsapp: false, push: false },
    ...{ promotions: false, orderUpdates: true },
  },
};
const open = { sms: false, whatsapp: false };
const BY_MAIL = { sendsMail: true, open };
const NO_MAIL = { sendsMail: false, open };
const BY_SMS = { sendsMail: true, open: { ...open, sms: true } };
const deaf = { ...asha.notifications, orderUpdates: false };
const willing = { ...asha, notifications: { ...asha.notifications, promotions: true } };

describe('what concerns somebody', () => {
  it('comes by mail, where there is an address and they have not turned it off', () => {
    expect(wayTo(asha, 'service', BY_MAIL)).toEqual({ way: 'mail', reason: null });
  });

  it('comes by hand otherwise, and says why', () => {
    const noEmail = { ...asha, email: null };
    const off = { ...asha, notifications: deaf };
    const quiet = { ...asha, notifications: { ...asha.notifications, email: false } };
    expect(wayTo(noEmail, 'service', BY_MAIL)).toEqual({ way: 'by_hand', reason: 'no_email' });
    expect(wayTo(off, 'service', BY_MAIL)).toEqual({ way: 'by_hand', reason: 'turned_off' });
    expect(wayTo(quiet, 'service', BY_MAIL)).toEqual({ way: 'by_hand', reason: 'turned_off' });
    expect(wayTo(asha, 'service', NO_MAIL)).toEqual({ way: 'by_hand', reason: 'no_mail_server' });
  });

  it.each([
    ['their mails are off', { notifications: { ...asha.notifications, email: false } }, BY_MAIL],
    ['they have turned order updates off', { notifications: deaf }, BY_MAIL],
    ['no mail server is set', {}, NO_MAIL],
    ['there is no e-mail address', { email: null }, BY_MAIL],
  ] as const)(
    'is told by hand to nobody who has answered STOP, though %s',
    (_why, differences, ways) => {
      for (const channel of ['sms', 'whatsapp'] as const) {
        const who = { ...asha, ...differences, optedOut: [channel] };
        expect(wayTo(who, 'service', ways)).toEqual({ way: 'none', reason: 'opted_out' });
      }
    },
  );

  it('cannot come to whoever has no phone either', () => {
    const off = { ...asha, phone: null, notifications: deaf };
    expect(wayTo(off, 'service', BY_MAIL)).toEqual({ way: 'none', reason: 'turned_off' });
  });
});

describe('what concerns somebody, where the kitchen sends SMS,', () => {
  const household = { ...asha, email: null };

  it('comes to the phone of a household without an e-mail address', () => {
    expect(wayTo(household, 'service', BY_SMS)).toEqual({ way: 'sms', reason: null });
  });

  it('comes to the phone of whoever has chosen that, and shown that it is theirs', () => {
    const chosen = { ...asha, notifications: { ...asha.notifications, sms: true } };
    const shown = { ...chosen, phoneVerified: true };
    expect(wayTo(chosen, 'service', BY_SMS)).toEqual({ way: 'mail', reason: null });
    expect(wayTo(shown, 'service', BY_SMS)).toEqual({ way: 'sms', reason: null });
  });

  it('comes in no way to a household that has answered STOP, and by mail to whoever has that', () => {
    const stopped = { optedOut: ['sms' as const] };
    expect(wayTo({ ...household, ...stopped }, 'service', BY_SMS)).toEqual({
      way: 'none',
      reason: 'opted_out',
    });
    expect(wayTo({ ...asha, ...stopped }, 'service', BY_SMS)).toEqual({
      way: 'mail',
      reason: null,
    });
  });

  it('is told by hand to nobody who has answered STOP on the other channel', () => {
    const who = { ...household, notifications: deaf, optedOut: ['whatsapp' as const] };
    expect(wayTo(who, 'service', BY_SMS)).toEqual({ way: 'none', reason: 'opted_out' });
  });

  it('is advertised on no phone', () => {
    const chosen = { ...willing, phoneVerified: true, email: null };
    expect(wayTo(chosen, 'promotion', BY_SMS)).toEqual({ way: 'none', reason: 'no_email' });
  });
});

describe('what sells something', () => {
  it('comes by mail to whoever has agreed to it', () => {
    expect(wayTo(willing, 'promotion', BY_MAIL)).toEqual({ way: 'mail', reason: null });
  });

  it.each([
    ['nothing was agreed to', asha, 'no_consent'],
    [
      'no mail is wanted',
      { ...willing, notifications: { ...willing.notifications, email: false } },
      'no_consent',
    ],
    ['there is no address', { ...willing, email: null }, 'no_email'],
    ['the address is not proved', { ...willing, emailVerified: false }, 'not_proved'],
    ['they are leaving', { ...willing, isLeaving: true }, 'leaving'],
  ] as const)('comes in no way where %s', (_why, who, reason) => {
    expect(wayTo(who, 'promotion', BY_MAIL)).toEqual({ way: 'none', reason });
  });

  it('comes in no way without a mail server', () => {
    expect(wayTo(willing, 'promotion', NO_MAIL)).toEqual({ way: 'none', reason: 'no_mail_server' });
  });
});

describe('to whom a broadcast goes', () => {
  it.each([
    [{ to: 'all' }, 'all customers'],
    [
      { to: 'day', day: '2026-11-20', slot: '18:00-19:00' },
      'whoever has something for Friday, November 20, 2026, 6:00 PM - 7:00 PM',
    ],
    [{ to: 'plan', planGroupId: 'x' }, 'whoever has the plan Everyday Tiffin'],
    [{ to: 'diet', diet: 'jain' }, 'whoever eats Jain'],
    [
      { to: 'list', state: 'runs_out', search: 'king', tag: 'Patels' },
      'customers, whose credits run out, a tag, a search',
    ],
    [{ to: 'list', state: null, search: null }, 'customers'],
  ] as const)('is said in words', (audience, words) => {
    expect(audienceText(audience, 'Everyday Tiffin')).toBe(words);
  });
});

describe('a template', () => {
  it.each(BROADCAST_TEMPLATES)('$name cannot go out before it is filled in', (template) => {
    const { subject, text } = template;
    const body = { audience: { to: 'all' }, subject, text, reaches: 1 };
    const isOpen = /\[/.test(subject + text);
    expect(adminBroadcasts.create.body.safeParse(body).success).toBe(!isOpen);
    const filled = {
      ...body,
      subject: subject.replace(/[[\]]/g, ''),
      text: text.replace(/[[\]]/g, ''),
    };
    expect(adminBroadcasts.create.body.safeParse(filled).success).toBe(true);
  });

  it('names the kitchen where it is sent by hand, and the way out', () => {
    expect(byHandText({ firstName: 'Asha' }, { text: 'We are late.' }, 'Dabba Kitchen')).toBe(
      'Hello Asha, Dabba Kitchen here. We are late. Reply STOP to hear no more of this.',
    );
  });

  it('greets somebody whose name the kitchen does not know', () => {
    expect(byHandText({ firstName: '' }, { text: 'We are late.' }, 'Dabba Kitchen')).toMatch(
      /^Hello, Dabba Kitchen here\./,
    );
  });
});
