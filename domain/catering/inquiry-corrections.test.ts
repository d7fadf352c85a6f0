import { describe, expect, it } from 'vitest';
import {
  checkInquiryCorrection,
  inquiryCorrectionsOf,
  inquiryTarget,
} from './inquiry-corrections.ts';

const DAY = '2026-11-20';
const CLOSED = [{ startDay: DAY, endDay: DAY, reason: 'Wedding in the family' }];

describe('an inquiry that is put right', () => {
  it('is not completed, not cancelled or not accepted, by the state that it has', () => {
    expect(inquiryCorrectionsOf('completed', DAY)).toEqual(['not-completed']);
    expect(inquiryCorrectionsOf('cancelled', DAY)).toEqual(['not-cancelled']);
    expect(inquiryCorrectionsOf('confirmed', DAY)).toEqual(['not-accepted']);
    expect(inquiryCorrectionsOf('pending', DAY)).toEqual([]);
  });

  it('opens its quote again only while no money stands on it', () => {
    const check = (paid: number) => checkInquiryCorrection('not-accepted', { day: DAY, paid }, []);
    expect(check(0)).toBeNull();
    expect(check(12345)).toMatchObject({
      refused: 'inquiry_paid_for',
      details: { amount: 'C$123.45' },
    });
    expect(checkInquiryCorrection('not-completed', { day: DAY, paid: 12345 }, [])).toBeNull();
  });

  it('goes on only on a day on which the kitchen is open', () => {
    const at = { day: DAY, paid: 0 };
    expect(checkInquiryCorrection('not-cancelled', at, [])).toBeNull();
    expect(checkInquiryCorrection('not-cancelled', at, CLOSED)).toMatchObject({
      refused: 'inquiry_day_closed',
      details: { day: expect.stringContaining('20') },
    });
    expect(checkInquiryCorrection('not-completed', at, CLOSED)).toBeNull();
  });

  it('goes on in the state that it was in before somebody cancelled it', () => {
    const history = [
      { status: 'pending' },
      { status: 'quoted' },
      { status: 'cancelled' },
      { status: 'cancelled' },
    ] as const;
    expect(inquiryTarget('not-cancelled', history)).toBe('quoted');
    expect(inquiryTarget('not-cancelled', [{ status: 'cancelled' }])).toBe('pending');
    expect(inquiryTarget('not-completed', history)).toBe('confirmed');
    expect(inquiryTarget('not-accepted', history)).toBe('quoted');
  });
});
