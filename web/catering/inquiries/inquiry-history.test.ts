import { describe, expect, it } from 'vitest';
import { buildInquiry, buildQuote } from '#test/builders/build-inquiry.ts';
import { historyOf } from './inquiry-status-text.ts';

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
