import { describe, expect, it } from 'vitest';
import { instantAt } from '#domain/platform/days.ts';
import { deletionDay, notBeforeEvent } from './account-deletion.ts';

describe('the day on which somebody who leaves is erased', () => {
  it('is thirty days after they asked, by the days of Toronto', () => {
    expect(deletionDay(instantAt('2026-11-18', '10:00'))).toBe('2026-12-18');
    expect(deletionDay(instantAt('2026-11-18', '23:59'))).toBe('2026-12-18');
    expect(deletionDay(instantAt('2027-02-20', '00:30'))).toBe('2027-03-22');
  });

  it('waits for an event that the kitchen has promised, and no longer than it must', () => {
    expect(notBeforeEvent('2026-12-18', '2027-02-14')).toBe('2027-02-15');
    expect(notBeforeEvent('2026-12-18', '2026-12-18')).toBe('2026-12-19');
    expect(notBeforeEvent('2026-12-18', '2026-12-05')).toBe('2026-12-18');
    expect(notBeforeEvent('2026-12-18', null)).toBe('2026-12-18');
  });
});
