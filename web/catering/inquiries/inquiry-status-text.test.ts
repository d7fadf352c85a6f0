import { describe, expect, it } from 'vitest';
import { InquiryStatus } from '#contract/catering/inquiries.ts';
import { buildBalance } from '#test/builders/build-balance.ts';
import { buildInquiry, buildQuote } from '#test/builders/build-inquiry.ts';
import { historyOf, inquiryStatusText } from './inquiry-status-text.ts';

const statusText = (values: Parameters<typeof buildInquiry>[0]) =>
  inquiryStatusText(buildInquiry(values));
const accepted = buildQuote({ state: 'accepted', acceptedAt: '2026-03-05T15:00:00Z' });

describe('how an inquiry stands', () => {
  it('has words of its own for every state', () => {
    const titles = InquiryStatus.options.map((status) => statusText({ status }).title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('says that the kitchen calls, where the guests are too many for an estimate', () => {
    expect(statusText({ needsCall: true }).lead).toContain('We will call you to confirm');
    expect(statusText({ needsCall: false }).lead).not.toContain('call');
  });

  it('says until when a quote is good', () => {
    expect(statusText({ status: 'quoted', quotes: [buildQuote()] }).lead).toContain('Mon, Mar 16');
  });

  it('says when it was good until, once it has expired', () => {
    const { title, lead } = statusText({
      status: 'quoted',
      quotes: [buildQuote({ state: 'expired' })],
    });
    expect(title).toBe('Your quote has expired.');
    expect(lead).toContain('Mar 16, 2026');
  });

  it('says of a state it does not know that it does not know it', () => {
    const fromNewerServer = JSON.parse('{"status":"eaten"}');
    expect(statusText(fromNewerServer).lead).toContain('does not know yet');
  });

  it('promises a mail about a new version only where mails leave', () => {
    const asked = buildQuote({ changeRequest: 'Less sweet, please' });
    const inquiry = buildInquiry({ status: 'quoted', quotes: [asked] });
    expect(inquiryStatusText(inquiry).lead).toContain('we write to you when it is here');
    expect(inquiryStatusText(inquiry, false).lead).toContain('look here again soon');
  });

  it('says that a change is being worked on, until the next version is here', () => {
    const asked = buildQuote({ changeRequest: 'Less sweet, please' });
    expect(statusText({ status: 'quoted', quotes: [asked] }).title).toBe(
      'We are changing your quote.',
    );
    const replaced = { ...asked, state: 'replaced' as const };
    const next = buildQuote({ version: 2 });
    expect(statusText({ status: 'quoted', quotes: [replaced, next] }).title).toBe(
      'Your quote is here.',
    );
  });

  it.each([
    [0, 'We have confirmed Sat, Jun 20; please send the deposit of C$300.00.'],
    [30_000, 'We cook for you on Sat, Jun 20. C$830.00 is still to be paid.'],
    [113_000, 'We cook for you on Sat, Jun 20.'],
  ])('says what is to be paid after %i cents of an accepted quote', (paid, lead) => {
    const balance = buildBalance(113_000, paid);
    expect(statusText({ status: 'confirmed', quotes: [accepted], balance }).lead).toBe(lead);
  });

  it('calls an accepted one an event, also when it is cancelled', () => {
    expect(statusText({ status: 'cancelled', quotes: [accepted] }).title).toBe(
      'Your event is cancelled.',
    );
    expect(statusText({ status: 'cancelled' }).title).toBe('This inquiry is cancelled.');
  });

  it('names what is to be paid back', () => {
    expect(statusText({ status: 'cancelled' }).lead).toContain('nothing is owed');
    const balance = buildBalance(0, 30_000);
    expect(statusText({ status: 'cancelled', balance }).lead).toContain('C$300.00');
  });
});

const at = (day: number) => `2026-03-0${day}T15:00:00Z`;

describe('the history of an inquiry', () => {
  it('begins with its sending', () => {
    expect(historyOf(buildInquiry())).toEqual([
      { label: 'You sent the inquiry', at: '2026-03-02T15:00:00Z' },
    ]);
  });

  it('names every version that was sent, asked to be changed and accepted, in order', () => {
    const first = buildQuote({ state: 'replaced', changeRequestedAt: at(4) });
    const second = buildQuote({ version: 2, state: 'accepted' });
    const { steps } = buildInquiry({
      steps: [
        { status: 'pending', at: at(1) },
        { status: 'contacted', at: at(2) },
        { status: 'quoted', at: at(3) },
        { status: 'quoted', at: at(5) },
        { status: 'confirmed', at: at(6) },
      ],
    });
    expect(historyOf({ steps, quotes: [first, second] }).map(({ label }) => label)).toEqual([
      'You sent the inquiry',
      'We got in touch',
      'We sent version 1 of the quote',
      'You asked for a change of version 1',
      'We sent version 2 of the quote',
      'Version 2 was accepted',
    ]);
  });
});
