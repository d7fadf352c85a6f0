import { describe, expect, it } from 'vitest';
import { isElsewhere } from './toronto-time.tsx';

describe("a reader's clock", () => {
  const noon = Date.parse('2026-11-21T17:00:00Z');

  it.each([
    ['America/Toronto', false],
    ['America/New_York', false],
    ['America/Vancouver', true],
    ['Asia/Kolkata', true],
  ])('in %s is elsewhere: %s', (zone, elsewhere) => {
    expect(isElsewhere(noon, zone)).toBe(elsewhere);
  });

  it('agrees with Toronto in one half of the year only where summers differ', () => {
    expect(isElsewhere(noon, 'America/Bogota')).toBe(false);
    expect(isElsewhere(Date.parse('2026-07-01T17:00:00Z'), 'America/Bogota')).toBe(true);
  });
});
