import { expect, it } from 'vitest';
import type { Quote } from '#contract/catering/inquiries.ts';
import { acceptedQuote, eventOf, latestQuote, timesOf } from './inquiry.ts';

const quote = (version: number, state: Quote['state']) => ({ version, state }) as Quote;

it('has a quote that was sent last, and one that is paid for', () => {
  const quotes = [quote(1, 'accepted'), quote(2, 'replaced'), quote(3, 'open')];
  expect(latestQuote({ quotes })?.version).toBe(3);
  expect(acceptedQuote({ quotes })?.version).toBe(1);
  expect(latestQuote({ quotes: [] })).toBeUndefined();
  expect(acceptedQuote({ quotes: [quote(1, 'open')] })).toBeUndefined();
});

it('is spoken of by its event and the meals of it', () => {
  expect(eventOf({ eventType: 'wedding', eventTypeOther: null })).toBe('Wedding');
  expect(eventOf({ eventType: 'other', eventTypeOther: ' Housewarming ' })).toBe('Housewarming');
  for (const eventTypeOther of [null, ' '])
    expect(eventOf({ eventType: 'other', eventTypeOther })).toBe('Other');
  expect(timesOf({ eventTime: ['lunch', 'dinner'] })).toBe('Lunch, Dinner');
});
