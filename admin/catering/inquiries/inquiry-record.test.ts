import { describe, expect, it } from 'vitest';
import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import type { Quote } from '#contract/catering/inquiries.ts';
import { eventOf, timesOf } from '#domain/catering/inquiry.ts';
import {
  completionDoubt,
  courseOf,
  inquiryAmountOf,
  latestVersion,
  openQuote,
} from './inquiry-record.ts';

const quote = (version: number, state: Quote['state'], total = version * 100): Quote =>
  ({ version, state, total }) as Quote;

const inquiry = (quotes: Quote[]) =>
  ({ quotes, pricingCalculation: { totalPrice: 50 } }) as unknown as AdminInquiry;

describe('what an inquiry comes to', () => {
  it('is estimated, then quoted in the latest version, then what was accepted', () => {
    expect(inquiryAmountOf(inquiry([]))).toEqual({ total: 50, by: 'estimated' });
    const quoted = [quote(1, 'replaced'), quote(2, 'open')];
    expect(inquiryAmountOf(inquiry(quoted))).toEqual({ total: 200, by: 'quoted' });
    const accepted = [quote(1, 'replaced'), quote(2, 'accepted')];
    expect(inquiryAmountOf(inquiry(accepted))).toEqual({ total: 200, by: 'accepted' });
  });

  it('can be accepted only as long as the latest version holds', () => {
    expect(openQuote(inquiry([quote(1, 'replaced'), quote(2, 'open')]))?.version).toBe(2);
    expect(openQuote(inquiry([quote(1, 'expired')]))).toBeUndefined();
  });

  it('is quoted on top of the version that was read last', () => {
    expect(latestVersion(inquiry([]))).toBe(0);
    expect(latestVersion(inquiry([quote(1, 'replaced'), quote(2, 'open')]))).toBe(2);
  });
});

describe('an inquiry in words', () => {
  it('says what was typed where it is something else', () => {
    expect(eventOf({ eventType: 'wedding', eventTypeOther: null })).toBe('Wedding');
    expect(eventOf({ eventType: 'other', eventTypeOther: 'Pooja' })).toBe('Pooja');
    expect(timesOf({ eventTime: ['dinner', 'lunch'] })).toBe('Lunch, Dinner');
  });

  it('names the course of every line of its menu', () => {
    const line = { item: 'Mango', quantity: 60, unit: 'cups', specialNote: null };
    expect(courseOf({ ...line, category: 'shrikhand' })).toBe('Shrikhand');
    expect(courseOf({ ...line, category: 'extra' })).toBe('Extra');
  });
});

const event = (eventDate: string, owed: number) => ({
  eventDate,
  balance: { price: 226_000, charge: 226_000, paid: 226_000 - owed, owed, toPayBack: 0 },
});
const odd = (eventDate: string, owed: number) =>
  completionDoubt(event(eventDate, owed), '2026-11-23');

describe('completing an event', () => {
  it('is asked about before its day, and while money is due, in one question', () => {
    expect(odd('2026-12-19', 120_000)).toBe(
      'The event is on Saturday, December 19, 2026, in 26 days, and C$1,200.00 of it is still to be paid.',
    );
    expect(odd('2026-11-24', 0)).toBe('The event is on Tuesday, November 24, 2026, tomorrow.');
    expect(odd('2026-11-20', 120_000)).toBe('C$1,200.00 of it is still to be paid.');
  });

  it('is not asked about from its day on, once it is paid', () => {
    expect(odd('2026-11-23', 0)).toBeNull();
    expect(odd('2026-11-20', 0)).toBeNull();
  });
});
