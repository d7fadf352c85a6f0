import { describe, expect, it } from 'vitest';
import { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { audienceText, BROADCAST_TEMPLATES, byHandText, wayTo } from './broadcast.ts';

const asha = {
  email: 'asha@example.com',
  phone: '+19055550142',
  notifications: { email: true, sms: false, push: false, promotions: false, orderUpdates: true },
};
const deaf = { ...asha.notifications, orderUpdates: false };
const willing = { ...asha.notifications, promotions: true };

describe('how somebody gets a broadcast', () => {
  it('is by mail, where there is an address and they have not turned it off', () => {
    expect(wayTo(asha, 'service', true)).toEqual({ way: 'mail', reason: null });
    expect(wayTo({ ...asha, notifications: willing }, 'promotion', true).way).toBe('mail');
  });

  it('is by hand otherwise, and says why', () => {
    const noEmail = { ...asha, email: null };
    const off = { ...asha, notifications: deaf };
    expect(wayTo(noEmail, 'service', true)).toEqual({ way: 'by_hand', reason: 'no_email' });
    expect(wayTo(off, 'service', true)).toEqual({ way: 'by_hand', reason: 'turned_off' });
    expect(wayTo(asha, 'service', false)).toEqual({ way: 'by_hand', reason: 'no_mail_server' });
  });

  it('is none for whoever has no phone either', () => {
    const off = { ...asha, phone: null, notifications: deaf };
    expect(wayTo(off, 'service', true)).toEqual({ way: 'none', reason: 'turned_off' });
  });

  it('is none at all for advertising that somebody has not agreed to', () => {
    for (const who of [asha, { ...asha, email: null }])
      expect(wayTo(who, 'promotion', true)).toEqual({ way: 'none', reason: 'no_consent' });
  });

  it('respects whoever wants no mail that is not needed', () => {
    const quiet = { ...asha, notifications: { ...willing, email: false } };
    expect(wayTo(quiet, 'promotion', true)).toEqual({ way: 'by_hand', reason: 'turned_off' });
  });
});

describe('to whom a broadcast goes', () => {
  it.each([
    [{ to: 'all' }, 'all customers'],
    [
      { to: 'day', day: '2026-11-20', slot: '18:00-19:00' },
      'whoever is brought something on Friday, November 20, 2026, 6:00 PM - 7:00 PM',
    ],
    [{ to: 'plan', planGroupId: 'x' }, 'whoever has the plan Everyday Tiffin'],
    [{ to: 'diet', diet: 'jain' }, 'whoever eats Jain'],
    [
      { to: 'list', state: 'runs_out', search: 'king' },
      'customers, whose credits run out, a search',
    ],
    [{ to: 'list', state: null, search: null }, 'customers'],
  ] as const)('is said in words', (audience, words) => {
    expect(audienceText(audience, 'Everyday Tiffin')).toBe(words);
  });
});

describe('a template', () => {
  it.each(BROADCAST_TEMPLATES)('$name cannot go out before it is filled in', (template) => {
    const { subject, text, purpose } = template;
    const body = { audience: { to: 'all' }, purpose, subject, text };
    const isOpen = /\[/.test(subject + text);
    expect(adminBroadcasts.create.body.safeParse(body).success).toBe(!isOpen);
    const filled = {
      ...body,
      subject: subject.replace(/[[\]]/g, ''),
      text: text.replace(/[[\]]/g, ''),
    };
    expect(adminBroadcasts.create.body.safeParse(filled).success).toBe(true);
  });

  it('names the kitchen where it is sent by hand', () => {
    expect(byHandText({ firstName: 'Asha' }, { text: 'We are late.' }, 'Dabba Kitchen')).toBe(
      'Hello Asha, Dabba Kitchen here. We are late.',
    );
  });
});
