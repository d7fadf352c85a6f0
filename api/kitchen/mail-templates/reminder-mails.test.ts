import { describe, expect, it } from 'vitest';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { SAMPLE_DETAILS, SENDER } from './sample-details.ts';
import { contentOfMail } from './templates.ts';

const { delivery_reminder: sample } = SAMPLE_DETAILS;
const [delivery] = sample.deliveries;

/** All that a mail says, its links too. */
const said = (mail: ReturnType<typeof contentOfMail>) => JSON.stringify(mail);

describe('the reminder of a delivery', () => {
  const remind = (deliveries: MailDetails['delivery_reminder']['deliveries']) =>
    contentOfMail('delivery_reminder', { ...sample, deliveries }, SENDER);

  it('has one button, which leads to the page that asks, and says until when', () => {
    const mail = remind(sample.deliveries);
    expect(mail.button).toEqual({
      label: 'Skip this delivery',
      path: '/skip-delivery?token=kx9_3-Zq',
    });
    expect(mail.subject).toBe('Your tiffin on Monday, November 23');
    expect(said(mail)).toContain('Sun, Nov 22 at 2:00 PM, and 1 credit comes back');
  });

  it('has a link for each of several, and none for what the kitchen has in hand', () => {
    if (!delivery) return;
    const mail = remind([
      delivery,
      { ...delivery, orderNumber: 'TF-2026-0138', quantity: 2, token: 'second' },
      { ...delivery, orderNumber: 'TF-2026-0139', skipUntil: null, token: null },
    ]);
    expect(mail.button).toBeNull();
    const links = mail.blocks.flatMap((block) => (block.is === 'link' ? [block.url] : []));
    expect(links).toEqual([
      'https://dabba.example/skip-delivery?token=kx9_3-Zq',
      'https://dabba.example/skip-delivery?token=second',
    ]);
    expect(mail.subject).toBe('Your 4 tiffins on Monday, November 23');
  });
});

describe('other reminders', () => {
  it('say that all credits are booked, and not that there are 0 left', () => {
    const details = { ...SAMPLE_DETAILS.credits_low, available: 0 };
    const mail = contentOfMail('credits_low', details, SENDER);
    expect(mail.subject).toBe('Every credit of your Everyday Tiffin plan is booked (TS-2026-0042)');
    expect(said(mail)).toContain('comes on Friday, December 4');
  });

  it('say how to pay, and until when while the plan waits', () => {
    const { subscription_unpaid: details } = SAMPLE_DETAILS;
    const waiting = said(contentOfMail('subscription_unpaid', details, SENDER));
    expect(waiting).toContain('Please pay C$268.37');
    expect(waiting).toContain('by the end of Saturday, December 5');
    const active = { ...details, payUntil: null };
    expect(said(contentOfMail('subscription_unpaid', active, SENDER))).not.toContain(
      'by the end of',
    );
  });

  it('say who took a request back', () => {
    const { subscription_withdrawn: details } = SAMPLE_DETAILS;
    const by = (who: 'customer' | 'clock') =>
      said(contentOfMail('subscription_withdrawn', { ...details, by: who }, SENDER));
    expect(by('clock')).toContain('Two weeks have gone by without a payment');
    expect(by('customer')).toContain('You have taken back your request');
  });
});
