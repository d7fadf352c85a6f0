import { describe, expect, it } from 'vitest';
import type { EventBookEntry } from '#contract/catering/desk-catering.ts';
import { countEvents, type EventBookDay, hasSomething, onClosedDay } from './months.ts';

const event = (given: Partial<EventBookEntry>): EventBookEntry => ({
  id: '0190c9f4-7b6e-7cc3-98c5-0dbb1f5d7a01',
  inquiryNumber: 'CI-2026-0001',
  event: 'Wedding',
  customerName: 'Asha Patel',
  guests: 80,
  times: ['lunch'],
  clock: null,
  isBrought: true,
  status: 'confirmed',
  ...given,
});

const day = (given: Partial<EventBookDay>): EventBookDay => ({
  date: '2026-12-25',
  tiffins: 0,
  waiting: 0,
  closure: null,
  events: [],
  ...given,
});

describe('a day of the event book', () => {
  it('has something when there is an event, a tiffin or a closure', () => {
    expect(hasSomething(day({}))).toBe(false);
    expect(hasSomething(day({ tiffins: 1 }))).toBe(true);
    expect(hasSomething(day({ closure: 'Christmas Day' }))).toBe(true);
    expect(hasSomething(day({ events: [event({})] }))).toBe(true);
  });

  it('warns of what is planned while the kitchen is closed, not of what is over', () => {
    const events = [event({ status: 'quoted' }), event({ status: 'cancelled' })];
    expect(onClosedDay(day({ closure: 'Christmas Day', events }))).toEqual([events[0]]);
    expect(onClosedDay(day({ events }))).toEqual([]);
  });
});

describe('the events of a month', () => {
  it('are counted without the cancelled ones, and guests by what is sure', () => {
    const events = [
      event({}),
      event({ status: 'quoted', guests: 500 }),
      event({ status: 'cancelled' }),
      event({ status: 'completed', guests: 20 }),
    ];
    expect(countEvents([day({ events }), day({})])).toEqual({ events: 3, sure: 2, guests: 100 });
  });
});
