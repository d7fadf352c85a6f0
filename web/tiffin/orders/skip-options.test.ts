import { describe, expect, it } from 'vitest';
import { buildOrder } from '#test/builders/build-order.ts';
import { skipOptions } from './skip-options.ts';

const dates = {
  today: '2026-11-21',
  cutoff: '18:00',
  cutoffRunsOn: 'calendar_days' as const,
  finalSlots: [],
  closures: [],
  availableDates: ['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => ({
    date,
    isRecommended: false,
  })),
};
const { actions } = buildOrder();
const tooLate = { ...actions, skip: { allowed: false, until: null, reason: 'too late' } };
const overAll = { ...tooLate, cancel: { ...actions.cancel, refund: false } };
const days = (options: { day: string }[]) => options.map(({ day }) => day);

describe('the days to skip', () => {
  it('begin with the booked ones', () => {
    const { booked, others } = skipOptions([buildOrder({ deliveryDate: '2026-11-25' })], dates);
    expect(days(booked)).toEqual(['2026-11-25']);
    expect(days(others)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('say what is booked', () => {
    const { booked } = skipOptions(
      [
        buildOrder({ quantity: 2 }),
        buildOrder({ id: 'b', deliveryDate: '2026-11-24', deliveryTimeSlot: '19:00-20:00' }),
        buildOrder({ id: 'c', deliveryDate: '2026-11-24' }),
      ],
      dates,
    );
    expect(booked.map(({ label }) => label)).toEqual([
      'Mon, Nov 23 · 2:00 PM - 3:00 PM, 2 tiffins',
      'Tue, Nov 24 · 2 orders',
    ]);
    expect(booked[1]?.orders.map(({ id }) => id)).toEqual(['c', 'b']);
  });

  it('leave out what is not scheduled, or is today or over', () => {
    const { booked } = skipOptions(
      [
        buildOrder({ status: 'confirmed' }),
        buildOrder({ status: 'skipped', deliveryDate: '2026-11-24' }),
        buildOrder({ deliveryDate: '2026-11-20' }),
        buildOrder({ deliveryDate: '2026-11-21' }),
      ],
      dates,
    );
    expect(booked).toEqual([]);
  });

  it('are closed where nothing on them can be skipped any more', () => {
    const { booked } = skipOptions(
      [
        buildOrder({ actions: overAll }),
        buildOrder({ id: 'b', deliveryDate: '2026-11-24', actions: overAll }),
        buildOrder({ id: 'c', deliveryDate: '2026-11-24', deliveryTimeSlot: '19:00-20:00' }),
      ],
      dates,
    );
    expect(booked.map(({ closed }) => closed)).toEqual([true, false]);
    expect(booked[0]?.label).toMatch(/too late to skip$/);
  });

  it('are open, and say so, while cancelling brings the credit back instead, confirmed or not', () => {
    for (const status of ['scheduled', 'confirmed'] as const) {
      const { booked } = skipOptions([buildOrder({ status, actions: tooLate })], dates);
      expect(booked).toMatchObject([
        {
          closed: false,
          label: 'Mon, Nov 23 · 2:00 PM - 3:00 PM, 1 tiffin · too late to skip, can be cancelled',
        },
      ]);
    }
    expect(
      skipOptions([buildOrder({ status: 'confirmed', actions: overAll })], dates).booked,
    ).toEqual([]);
  });

  it('are weekdays from tomorrow for 30 days when the kitchen offers none', () => {
    const { others } = skipOptions([], { ...dates, availableDates: [] });
    expect(others[0]?.day).toBe('2026-11-23');
    expect(others.at(-1)?.day).toBe('2026-12-21');
    expect(others).toHaveLength(21);
  });

  it('are 30 at most', () => {
    const many = Array.from({ length: 40 }, (_, index) => {
      const day = new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10);
      return { date: day, isRecommended: false };
    });
    const { booked, others } = skipOptions([buildOrder()], { ...dates, availableDates: many });
    expect(booked.length + others.length).toBe(30);
  });
});
