import { describe, expect, it } from 'vitest';
import type { Stop } from '#contract/admin/deliveries.ts';
import { byTime, splitStops, whatOf } from './stages.ts';

const stop = (stage: Stop['stage'], time = '14:00-15:00') => ({ stage, time }) as Stop;

describe("a driver's day", () => {
  it('keeps what is left apart from what is behind', () => {
    const [loaded, done, failed] = [stop('to_load'), stop('delivered'), stop('not_delivered')];
    expect(splitStops([done, loaded, failed])).toEqual({ left: [loaded], behind: [done, failed] });
  });

  it('goes by the hour', () => {
    const [early, late, later] = [
      stop('to_load'),
      stop('to_load', '17:00'),
      stop('to_load', '17:00'),
    ];
    expect(byTime([early, late, later])).toEqual([
      { time: '14:00-15:00', stops: [early] },
      { time: '17:00', stops: [late, later] },
    ]);
  });

  it('says how many to hand over', () => {
    expect(whatOf({ kind: 'tiffin', quantity: 2, planName: 'Full Thali' })).toBe('2 × Full Thali');
    expect(whatOf({ kind: 'snacks', quantity: 3, planName: null })).toBe('3 snacks');
  });
});
