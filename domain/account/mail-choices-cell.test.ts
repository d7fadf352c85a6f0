import { describe, expect, it } from 'vitest';
import {
  lastSaid,
  readMailChoices,
  type SaidChoice,
  withWanted,
  writeMailChoices,
} from './mail-choices-cell.ts';

const TODAY = '2026-11-18';
const read = (typed: string) => readMailChoices(typed, TODAY);
const AGREED: SaidChoice = {
  choice: 'promotions',
  isOn: true,
  said: { day: '2026-01-02', how: 'paper', notedBy: 'Meera' },
};
const NOTHING = { email: true, orderUpdates: true, promotions: false };

describe('what somebody has said about mails', () => {
  it('comes with the day and how they have said it', () => {
    expect(read('Offers: yes, on paper, 2026-01-02, noted by Meera')).toEqual([AGREED]);
    expect(read('yes, 2026-01-02, by phone')).toMatchObject([
      { choice: 'promotions', said: { how: 'phone', notedBy: null } },
    ]);
  });

  it.each(['yes', 'Offers: yes', 'Newsletter: yes, 2026-01-02', 'Offers: yes, on paper'])(
    'is no consent to offers where it is %j',
    (typed) => {
      expect(() => read(typed)).toThrow(/without both there is no consent/);
    },
  );

  it('may be a no of which nobody knows the day', () => {
    expect(read('Order updates: no; Optional mails: no')).toEqual([
      { choice: 'orderUpdates', isOn: false, said: null },
      { choice: 'email', isOn: false, said: null },
    ]);
  });

  it.each(['maybe', 'Weather: no', 'Offers: no, on a napkin', 'Order updates: no, 2026-01-02'])(
    'says how to mend %j',
    (typed) => {
      expect(() => read(typed)).toThrow(/^Please write lines like/);
    },
  );

  it('is of no day to come', () => {
    expect(() => read('Offers: yes, on paper, 2026-11-19')).toThrow(/still to come/);
  });

  it('is read back as it was written, the latest last', () => {
    const choices: SaidChoice[] = [
      AGREED,
      {
        choice: 'promotions',
        isOn: false,
        said: { day: '2026-02-03', how: 'unsubscribe_link', notedBy: null },
      },
      { choice: 'email', isOn: false, said: null },
    ];
    expect(read(writeMailChoices(choices))).toEqual(choices);
    expect(lastSaid(choices)).toEqual({ promotions: false, email: false });
  });
});

describe('what somebody wants', () => {
  it('is said where it is not what they have said last, or nothing is on record', () => {
    expect(withWanted([AGREED], { ...NOTHING, promotions: false }, NOTHING)).toEqual([
      AGREED,
      { choice: 'promotions', isOn: false, said: null },
    ]);
    expect(withWanted([], { ...NOTHING, orderUpdates: false }, NOTHING)).toEqual([
      { choice: 'orderUpdates', isOn: false, said: null },
    ]);
  });

  it('is never that they have agreed to offers, without the day and how', () => {
    expect(withWanted([], { ...NOTHING, promotions: true }, NOTHING)).toEqual([]);
  });
});
