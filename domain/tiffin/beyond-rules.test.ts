import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { beyondDays, beyondDeadlines } from './beyond-rules.ts';

const kitchen = { settings: DEFAULT_SETTINGS, closures: [] };
/** A moment in Toronto. */
const at = (wall: string) =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime('America/Toronto').toInstant();
const order = {
  deliveryDate: '2026-11-20',
  deliveryTimeSlot: '17:00-18:00' as const,
  status: 'scheduled' as const,
};

describe('a step with what is booked', () => {
  const beyond = (
    action: 'skip' | 'cancel' | 'change' | 'unskip',
    when: string,
    change: Partial<Parameters<typeof beyondDeadlines>[0]['order']> = {},
  ) =>
    beyondDeadlines(
      { action, order: { ...order, ...change }, creditsBack: true },
      at(when),
      kitchen,
    );

  it('is nothing more than its customer’s own until the deadline', () => {
    for (const action of ['skip', 'cancel', 'change'] as const)
      expect(beyond(action, '2026-11-18T10:00')).toEqual([]);
    expect(beyond('unskip', '2026-11-18T10:00', { status: 'skipped' })).toEqual([]);
  });

  it('is late once its customer no longer could', () => {
    for (const action of ['skip', 'change'] as const)
      expect(beyond(action, '2026-11-19T18:30')).toEqual(['after_deadline']);
    expect(beyond('unskip', '2026-11-19T18:30', { status: 'skipped' })).toEqual(['after_deadline']);
    expect(beyond('change', '2026-11-18T10:00', { status: 'confirmed' })).toEqual([
      'after_deadline',
    ]);
  });

  it('gives a credit back that cancelling would cost its customer', () => {
    const late = { status: 'confirmed' as const };
    expect(beyond('cancel', '2026-11-20T08:00', late)).toEqual(['credit_back']);
    expect(beyond('cancel', '2026-11-20T16:30', late)).toEqual(['after_deadline', 'credit_back']);
    const kept = { action: 'cancel', order: { ...order, ...late }, creditsBack: false } as const;
    expect(beyondDeadlines(kept, at('2026-11-20T08:00'), kitchen)).toEqual([]);
  });
});

describe('a day that something is moved to', () => {
  const beyond = (day: string, startDay = '2026-11-01') =>
    beyondDays(day, startDay, at('2026-11-18T18:30'), kitchen);

  it('is beyond the rules where a customer could not choose it', () => {
    expect(beyond('2026-11-20')).toEqual([]);
    expect(beyond('2026-11-19')).toEqual(['after_cutoff']);
    expect(beyond('2026-11-18')).toEqual(['after_cutoff']);
    expect(beyond('2027-11-18')).toEqual(['too_far_ahead']);
    expect(beyond('2026-11-20', '2026-11-23')).toEqual(['before_start']);
  });
});
