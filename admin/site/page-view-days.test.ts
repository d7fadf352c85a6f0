import { describe, expect, it } from 'vitest';
import { lastDays, readDays } from './page-view-days.ts';

const TODAY = '2026-11-18';
const read = (query: string) => readDays(new URLSearchParams(query), TODAY);

describe('the days of the visits', () => {
  it('are those of the address', () => {
    expect(read('from=2026-11-01&to=2026-11-07')).toEqual({ from: '2026-11-01', to: '2026-11-07' });
  });

  it.each(['', 'from=2026-11-01', 'from=x&to=y', 'from=2026-11-07&to=2026-11-01'])(
    'are the last thirty for %j',
    (query) => {
      expect(read(query)).toEqual({ from: '2026-10-20', to: TODAY });
    },
  );

  it('are this one alone when it is one', () => {
    expect(lastDays(TODAY, 1)).toEqual({ from: TODAY, to: TODAY });
  });
});
