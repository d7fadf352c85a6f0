import { describe, expect, it } from 'vitest';
import type { SheetThing } from './judge-sheet.ts';
import type { SheetColumns } from './sheet.ts';
import { amountColumn, optionalTextColumn, textColumn } from './sheet-columns.ts';
import { isAsKept, restoredLines, writtenThings } from './sheet-writes.ts';

type Line = { name: string; price: number; turn: string | null };
type Row = { id: string };

const head = (heading: string) => ({ heading, aliases: [], example: null });
const COLUMNS: SheetColumns<Line> = {
  name: textColumn(head('Name')),
  price: amountColumn(head('Price')),
  turn: { ...optionalTextColumn(head('Turn')), ofAll: true },
};

const thing = (id: string, price: number, turn: string | null = null): SheetThing<Line, Row> => ({
  ...{ key: id, row: { id } },
  lines: [{ key: 'one', values: { name: id, price, turn } }],
});
const kept = (name: string, price: number) => [{ key: 'one', values: { name, price } }];

const wrote = (
  before: SheetThing<Line, Row>[],
  after: SheetThing<Line, Row>[],
  changed: string[],
) => writtenThings({ columns: COLUMNS, before, after, changed, nameOf: ({ id }) => id });

describe('what an import has written', () => {
  it('is what differs, in the order in which it was written, then what is new', () => {
    const before = [thing('box', 1), thing('bag', 2), thing('jar', 3)];
    const after = [thing('box', 4), thing('lid', 9), thing('bag', 5), thing('jar', 3, 'now')];
    expect(wrote(before, after, ['bag', 'jar', 'box'])).toEqual([
      { id: 'bag', name: 'bag', before: kept('bag', 2), after: kept('bag', 5) },
      { id: 'box', name: 'box', before: kept('box', 1), after: kept('box', 4) },
      { id: 'lid', name: 'lid', before: null, after: kept('lid', 9) },
    ]);
  });

  it('is still as it was left, whatever is said of all things together', () => {
    expect(isAsKept(COLUMNS, thing('box', 4, 'later'), kept('box', 4))).toBe(true);
    expect(isAsKept(COLUMNS, thing('box', 4), [{ key: 'one', values: { price: 4 } }])).toBe(true);
    expect(isAsKept(COLUMNS, thing('box', 5), kept('box', 4))).toBe(false);
    expect(
      isAsKept(COLUMNS, thing('box', 4), [{ ...kept('box', 4)[0], key: 'two', values: {} }]),
    ).toBe(false);
    expect(isAsKept(COLUMNS, thing('box', 4), [])).toBe(false);
  });

  it('is written again as it was, with what sheets did not have then as it is', () => {
    expect(restoredLines(thing('box', 4, 'now'), kept('box', 1))).toEqual([
      { key: 'one', values: { name: 'box', price: 1, turn: 'now' } },
    ]);
  });
});
