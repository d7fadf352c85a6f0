import { describe, expect, it } from 'vitest';
import { readStops, writeStops } from './stop-cell.ts';

const TODAY = '2026-11-18';
const BOTH = [
  { channel: 'sms', since: null },
  { channel: 'whatsapp', since: null },
];

describe('a cell that says STOP', () => {
  it.each(['yes', 'STOP', 'x', 'SMS, WhatsApp', 'whatsapp\nsms'])(
    'is understood where it is %j, as of every channel',
    (typed) => {
      expect(readStops(typed, TODAY)).toEqual(BOTH);
    },
  );

  it.each(['', 'no', '-'])('says nothing where it is %j', (typed) => {
    expect(readStops(typed, TODAY)).toEqual([]);
  });

  it('says to what, since when, and who has noted it', () => {
    expect(readStops('SMS, 2026-11-02, noted by Meera', TODAY)).toEqual([
      { channel: 'sms', since: '2026-11-02', notedBy: 'Meera' },
    ]);
    expect(readStops('2026-11-02', TODAY).map(({ since }) => since)).toEqual([
      '2026-11-02',
      '2026-11-02',
    ]);
  });

  it.each(['soon', 'SMS, 2026-13-01', 'e-mail', 'noted by', 'a'.repeat(600)])(
    'says how to mend %j',
    (typed) => {
      expect(() => readStops(typed, TODAY)).toThrow(/^Please write “yes” for somebody/);
    },
  );

  it('is of no day to come', () => {
    expect(() => readStops('SMS, 2026-11-19', TODAY)).toThrow(/still to come/);
  });

  it('is read back as it was written', () => {
    const stops = [
      { channel: 'sms' as const, since: '2026-11-02', notedBy: null },
      { channel: 'whatsapp' as const, since: '2026-11-03', notedBy: 'Meera Shah' },
    ];
    expect(readStops(writeStops(stops), TODAY)).toEqual(stops);
    expect(writeStops([])).toBe('');
  });
});
