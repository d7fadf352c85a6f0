import { describe, expect, it } from 'vitest';
import { judgeSheet, type SheetThing } from './judge-sheet.ts';
import type { SheetColumns } from './sheet.ts';
import { amountColumn, textColumn } from './sheet-columns.ts';

type Line = { thing: string; part: string; price: number };

const COLUMNS: SheetColumns<Line> = {
  thing: textColumn({ heading: 'Thing', aliases: [], example: null }),
  part: textColumn({ heading: 'Part', aliases: [], example: null, initial: '' }),
  price: amountColumn({ heading: 'Price', aliases: [], example: null }),
};

const box: SheetThing<Line> = {
  key: 'box',
  lines: [
    { key: 'lid', values: { thing: 'box', part: 'lid', price: 1 } },
    { key: 'side', values: { thing: 'box', part: 'side', price: 2 } },
  ],
  row: null,
};

const judge = (
  table: [thing: string, part: string, price: string][],
  { isWhole = false, things = [box] }: { isWhole?: boolean; things?: SheetThing<Line>[] } = {},
) =>
  judgeSheet({
    columns: COLUMNS,
    given: new Set(['thing', 'part', 'price']),
    rows: table.map(([thing, part, price], at) => ({
      line: at + 2,
      cells: { thing, part, price },
    })),
    things,
    keysOf: ({ thing = '', part = '' }) => ({ thing, line: part }),
    startOf: () => ({}),
    settle: (line) => line,
    isWhole,
  });

const outcomesOf = ({ checks }: ReturnType<typeof judge>) => checks.map(({ outcome }) => outcome);

describe('a sheet', () => {
  it('writes nothing where all is as it was', () => {
    const judged = judge([
      ['box', 'side', '2.00'],
      ['box', 'lid', '1'],
    ]);
    expect(outcomesOf(judged)).toEqual(['same', 'same']);
    expect(judged.writes).toEqual([]);
  });

  it('says of a cell what it was and what it is going to be', () => {
    const { checks, writes } = judge([['box', 'lid', '1.50']]);
    expect(checks[0]).toMatchObject({
      outcome: 'changed',
      changes: [{ column: 'price', from: '1.00', to: '1.50' }],
    });
    expect(writes).toEqual([
      {
        before: box,
        lines: [{ row: 0, key: 'lid', values: { thing: 'box', part: 'lid', price: 1.5 } }],
      },
    ]);
  });

  it('adds a line to a thing that is there, and things that are not', () => {
    const judged = judge([
      ['box', 'floor', '3'],
      ['bag', 'strap', '4'],
    ]);
    expect(outcomesOf(judged)).toEqual(['new', 'new']);
    expect(judged.writes.map(({ before }) => before)).toEqual([box, null]);
  });

  it('writes nothing of a thing with a wrong line, and all of the others', () => {
    const judged = judge([
      ['box', 'lid', '5'],
      ['box', 'side', 'cheap'],
      ['bag', 'strap', '4'],
    ]);
    expect(judged.checks[1]?.problems).toEqual([
      { column: 'price', message: 'Please write an amount, like 12.50.' },
    ]);
    expect(judged.writes.map(({ lines }) => lines.map(({ row }) => row))).toEqual([[2]]);
  });

  it('takes a line once', () => {
    const { checks, writes } = judge([
      ['bag', 'strap', '4'],
      ['bag', 'strap', '5'],
    ]);
    expect(checks[1]?.problems).toEqual([
      { column: null, message: 'Row 2 is about the same. Please leave one of the two out.' },
    ]);
    expect(writes).toEqual([]);
  });
});

describe('a sheet that has things whole', () => {
  it('takes off them what it has not got, and says so', () => {
    const { checks, writes } = judge([['box', 'side', '2']], { isWhole: true });
    expect(checks[0]).toMatchObject({
      outcome: 'changed',
      notices: ['1 line is taken off, which this sheet has not got: lid, 1.00.'],
    });
    expect(writes).toHaveLength(1);
  });

  it('sees that the order is another', () => {
    const { checks, writes } = judge(
      [
        ['box', 'side', '2'],
        ['box', 'lid', '1'],
      ],
      { isWhole: true },
    );
    expect(checks[0]).toMatchObject({
      outcome: 'changed',
      notices: ['The order is another than before.'],
    });
    expect(writes).toHaveLength(1);
  });

  it('leaves a thing of which it says nothing', () => {
    const judged = judge([['bag', 'strap', '4']], { isWhole: true });
    expect(judged.writes.map(({ before }) => before)).toEqual([null]);
  });
});
