import { describe, expect, it } from 'vitest';
import { buildInquiry, buildQuote } from '#test/builders/build-inquiry.ts';
import {
  currentQuote,
  guestsText,
  inquiryTotalOf,
  mealsText,
  readyWordsOf,
} from './inquiry-text.ts';

const first = buildQuote({ state: 'replaced' });
const second = buildQuote({ version: 2, total: 99_000 });

describe('an inquiry in words', () => {
  it('counts its guests', () => {
    expect([1, 120].map((numberOfGuests) => guestsText({ numberOfGuests }))).toEqual([
      '1 guest',
      '120 guests',
    ]);
  });

  it('names the meals in the order of the day', () => {
    expect(mealsText({ eventTime: ['dinner', 'lunch'] })).toBe('Lunch, Dinner');
  });

  it('says when the food is there, and misses it once there is a quote', () => {
    const said = (eventClock: string | null) =>
      (['pending', 'contacted', 'quoted', 'confirmed', 'completed', 'cancelled'] as const).map(
        (status) => readyWordsOf({ eventClock, status, cateringService: ['self_serve_delivery'] }),
      );
    expect(new Set(said('17:30'))).toEqual(new Set(['To be there by 5:30 PM']));
    expect(said(null)).toEqual([
      null,
      null,
      'Time not agreed yet',
      'Time not agreed yet',
      null,
      null,
    ]);
  });
});

describe('what an inquiry comes to', () => {
  it('is the estimate before the first quote', () => {
    expect(inquiryTotalOf(buildInquiry())).toEqual({ label: 'Estimate', cents: 118_000 });
  });

  it('is the newest version of the quote', () => {
    expect(inquiryTotalOf(buildInquiry({ quotes: [first, second] }))).toEqual({
      label: 'Quote, version 2',
      cents: 99_000,
    });
  });

  it('is the version that was accepted', () => {
    const accepted = { ...second, state: 'accepted' as const };
    expect(inquiryTotalOf(buildInquiry({ quotes: [first, accepted] }))).toEqual({
      label: 'Accepted quote',
      cents: 99_000,
    });
  });
});

describe('the quote that counts', () => {
  it('is there from the first version on', () => {
    expect(currentQuote({ quotes: [] })).toBeUndefined();
    expect(currentQuote({ quotes: [first, second] })).toBe(second);
  });
});
