import { describe, expect, it } from 'vitest';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { SAMPLE_DETAILS, SENDER } from './sample-details.ts';
import { contentOfMail } from './templates.ts';

const mailOf = <Kind extends 'order_changed' | 'order_unskipped'>(
  kind: Kind,
  change: Partial<MailDetails[Kind]> = {},
) => {
  const { subject, preview, blocks } = contentOfMail(
    kind,
    { ...SAMPLE_DETAILS[kind], ...change } as MailDetails[Kind],
    SENDER,
  );
  return {
    subject,
    preview,
    words: blocks.flatMap((block) => (block.is === 'words' ? [block.text] : [])),
    facts: blocks.flatMap((block) =>
      block.is === 'facts' ? block.facts.map(({ label, value }) => `${label}: ${value}`) : [],
    ),
  };
};

describe('the mail about a tiffin that its customer has changed', () => {
  it('names what is booked now and what that replaces', () => {
    const { subject, words, facts } = mailOf('order_changed');
    expect(subject).toBe(
      'Your order TF-2026-0137 has changed: Tuesday, November 24, 2:00 PM - 3:00 PM',
    );
    expect(words).toEqual([
      'You have changed your order: 2 tiffins for Tuesday, November 24, 2:00 PM - 3:00 PM. This replaces 1 tiffin for Monday, November 23, 5:00 PM - 6:00 PM.',
      '2 tiffins will be at your door on Tuesday, November 24 between 2:00 PM and 3:00 PM.',
    ]);
    expect(facts).toContain('Day: Tuesday, November 24 (was Monday, November 23)');
    expect(facts).toContain('For the kitchen: Leave it with the concierge. (was nothing)');
  });

  it('says that it is the same delivery where only its address or words are others', () => {
    const { before, ...now } = SAMPLE_DETAILS.order_changed;
    const address = '12 Maple Street, Oshawa, ON L1G 4S8';
    const { words, facts } = mailOf('order_changed', { before: { ...before, ...now, address } });
    expect(words[0]).toBe(
      'You have changed your 2 tiffins for Tuesday, November 24. This replaces what was booked before.',
    );
    expect(facts).toContain(`Address: ${now.address} (was ${address})`);
  });

  it('says so where the kitchen has yet to look at it', () => {
    expect(mailOf('order_changed', { waiting: true }).words[1]).toContain('is very full');
  });
});

describe('the mail about a skip that is undone', () => {
  it('says that, and that the tiffin comes', () => {
    const { subject, words } = mailOf('order_unskipped');
    expect(subject).toBe('The skip of Monday, November 23 is taken back (TF-2026-0137)');
    expect(words).toEqual([
      'The skip of Monday, November 23 is taken back. Your tiffin will be at your door on Monday, November 23 between 2:00 PM and 3:00 PM.',
      '1 credit is set aside for it again.',
    ]);
  });

  it('says so where the kitchen has yet to look at it', () => {
    const { words } = mailOf('order_unskipped', { waiting: true });
    expect(words[0]).toContain(
      'is taken back. Monday, November 23, 2:00 PM - 3:00 PM is very full',
    );
  });
});
