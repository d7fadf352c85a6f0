import { describe, expect, it } from 'vitest';
import { completionDoubt } from './inquiry-record.ts';

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
