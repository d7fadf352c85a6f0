import { describe, expect, it } from 'vitest';
import { ASHA, judge, KIRAN, NO_PLAN } from '#test/builders/judge-sheet.ts';

describe('a STOP', () => {
  const kiran = { ...ASHA, name: 'Kiran Shah', email: 'kiran@example.com', phone: '905-555-0150' };
  const known = [{ phone: '+19055550150', channel: 'sms' as const }];

  it('of somebody known is added, and nothing else of their row', () => {
    const { outcomes, counts, written, stops, rows } = judge([{ ...kiran, stopped: 'SMS' }]);
    expect(outcomes).toMatchObject({ joined: 1 });
    expect(counts).toMatchObject({ customers: 0, subscriptions: 0, stops: 1 });
    expect(written).toEqual([]);
    expect(stops).toMatchObject([{ phone: '+19055550150', channel: 'sms' }]);
    expect(rows[0]?.notices.at(-1)).toMatch(/STOP is noted/);
  });

  it('that is known is nothing new, and one on another channel is', () => {
    expect(judge([{ ...kiran, stopped: 'SMS' }], [KIRAN], known).outcomes).toMatchObject({
      known: 1,
    });
    expect(judge([{ ...kiran, stopped: 'yes' }], [KIRAN], known).counts).toMatchObject({
      stops: 1,
    });
  });

  it('is not taken back by a row that says no', () => {
    const { stops, outcomes } = judge([{ ...kiran, stopped: 'no' }], [KIRAN], known);
    expect([stops, outcomes.known]).toEqual([[], 1]);
  });

  it('is taken from whichever row of somebody says it', () => {
    const { counts, stops } = judge([ASHA, { ...ASHA, stopped: 'yes' }]);
    expect(counts.stops).toBe(1);
    expect(stops.map(({ channel }) => channel)).toEqual(['sms', 'whatsapp']);
  });
});

describe('a no to mails', () => {
  const kiran = { ...ASHA, name: 'Kiran Shah', email: 'kiran@example.com', phone: '905-555-0150' };

  it('of somebody known is taken over, and nothing else of their row', () => {
    const { outcomes, counts, written, noes, rows } = judge([
      { ...kiran, mailChoices: 'Offers: no' },
    ]);
    expect(outcomes).toMatchObject({ joined: 1 });
    expect(counts).toMatchObject({ customers: 0, subscriptions: 0, noes: 1 });
    expect(written).toEqual([]);
    expect(noes).toMatchObject([{ owner: { id: 'kiran' }, choice: 'promotions', said: null }]);
    expect(rows[0]?.notices).toEqual([
      expect.stringContaining('nothing of this row is written'),
      'That Kiran Shah wants no more offers is taken over, and stays so when this import is taken back.',
    ]);
  });

  it('of somebody whose plan is wanted is taken over with it', () => {
    const row = { ...kiran, mailChoices: 'no', decision: 'same_person' as const };
    expect(judge([row]).counts).toMatchObject({ subscriptions: 1, noes: 1 });
  });

  it('is nothing new to whoever gets none, and counts once', () => {
    const row = { ...kiran, mailChoices: 'Offers: no' };
    expect(judge([row], [{ ...KIRAN, gets: [] }]).outcomes).toMatchObject({ known: 1 });
    expect(judge([row, row]).counts.noes).toBe(1);
  });

  it('is what was said last, and not what was taken back by a later line', () => {
    const said = 'Offers: no, by phone, 2026-01-02\nOffers: yes, on paper, 2026-02-03';
    expect(judge([{ ...kiran, mailChoices: said }]).noes).toEqual([]);
  });

  it('says nothing of news of their orders', () => {
    const gets = ['orderUpdates', 'promotions'] as const;
    const row = { ...kiran, mailChoices: 'Order updates: no' };
    expect(judge([row], [{ ...KIRAN, gets }]).noes).toEqual([]);
  });

  it('holds for whoever another row of the sheet writes down', () => {
    const agreed = 'Offers: yes, on paper, 2026-01-02';
    const { noes } = judge([
      { ...ASHA, mailChoices: agreed },
      { ...ASHA, ...NO_PLAN, mailChoices: 'no' },
      { ...ASHA, tiffinsLeft: '3', mailChoices: agreed },
    ]);
    expect(noes).toEqual([]);
    expect(
      judge([
        { ...ASHA, ...NO_PLAN, mailChoices: agreed },
        { ...ASHA, mailChoices: 'no' },
      ]).noes,
    ).toMatchObject([{ owner: { row: 0 } }]);
  });
});

describe('a yes to offers', () => {
  const agreed = 'Offers: yes, on paper, 2026-01-02';

  it('of somebody known gives nothing', () => {
    const row = { ...ASHA, name: 'Kiran Shah', email: 'kiran@example.com', mailChoices: agreed };
    const { outcomes, noes } = judge([row], [{ ...KIRAN, gets: [] }]);
    expect([outcomes.known, noes]).toEqual([1, []]);
  });

  it('that came after a no takes nothing away, whatever was said to messages', () => {
    const said = `Offers: no, by phone, 2026-01-01\n${agreed}`;
    const row = { ...ASHA, name: 'Kiran Shah', phone: '905-555-0150', email: '' };
    const stopped = [{ phone: '+19055550150', channel: 'sms' as const }];
    expect(judge([{ ...row, mailChoices: said }], [KIRAN], stopped).noes).toEqual([]);
  });

  it('of somebody new gives nothing where STOP was said from their number here', () => {
    const stopped = [{ phone: '+19055550142', channel: 'sms' as const }];
    const { written, rows } = judge([{ ...ASHA, mailChoices: agreed }], [], stopped);
    expect(written[0]?.read.mailChoices).toEqual([]);
    expect(written[0]?.read.settings.notifications.promotions).toBe(false);
    expect(rows[0]?.notices.at(-1)).toMatch(/STOP was said from this number/);
  });
});
