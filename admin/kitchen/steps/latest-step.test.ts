import { describe, expect, it } from 'vitest';
import { createLatestStep } from './latest-step.ts';

const step = { id: 'a', until: '2026-11-18T15:10:00Z' };

describe('what was done last', () => {
  it('goes with one notification', () => {
    const done = createLatestStep();
    done.set(step);
    expect([done.take(), done.take()]).toEqual([step, null]);
  });

  it('does not go with one about something else', () => {
    let now = 0;
    const done = createLatestStep(() => now);
    done.set(step);
    now = 5_000;
    expect(done.take()).toBeNull();
  });
});
