import { describe, expect, it } from 'vitest';
import { guessColumns, readCells, type SheetColumns, writeCells } from './sheet.ts';
import {
  amountColumn,
  choiceColumn,
  choicesColumn,
  flagColumn,
  listColumn,
  optionalNumberColumn,
  percentColumn,
  readList,
  textColumn,
  writeList,
} from './sheet-columns.ts';

type Line = {
  name: string;
  price: number;
  isOn: boolean;
  size: 'small' | 'large';
  for: ('jain' | 'veg')[];
  tags: string[];
  limit: number | null;
};

const head = (heading: string) => ({ heading, aliases: [], example: null });
const SIZES = { small: 'Small', large: 'Large' } as const;
const DIETS = { jain: 'Jain', veg: 'Vegetarian' } as const;

const COLUMNS: SheetColumns<Line> = {
  name: textColumn({ ...head('Name'), aliases: ['item'], isKey: true }),
  price: amountColumn(head('Price')),
  isOn: flagColumn({ ...head('On'), initial: true }),
  size: choiceColumn({ ...head('Size'), initial: 'small' }, SIZES, { small: ['half'] }),
  for: choicesColumn({ ...head('For'), initial: [] }, DIETS),
  tags: listColumn({ ...head('Tags'), initial: [] }),
  limit: optionalNumberColumn({ ...head('Limit'), initial: null }, 'Please write a number.'),
};

const LINE: Line = {
  ...{ name: 'Khaman', price: 8.5, isOn: false, size: 'large', for: ['jain'] },
  ...{ tags: ['soft', 'steamed'], limit: null },
};

const all = new Set(Object.keys(COLUMNS));
const read = (cells: Partial<Record<keyof Line, string>>, given: ReadonlySet<string> = all) =>
  readCells(COLUMNS, { given, cells, start: {} });
const problemsOf = (cells: Partial<Record<keyof Line, string>>) => {
  const line = read({ name: 'Khaman', price: '8', size: 'small', ...cells });
  return 'problems' in line ? line.problems : [];
};

describe('a line of a sheet', () => {
  it('is written in words, and read again as it was', () => {
    const cells = writeCells(COLUMNS, LINE);
    expect(cells).toEqual({
      ...{ name: 'Khaman', price: '8.50', isOn: 'no', size: 'Large', for: 'Jain' },
      ...{ tags: 'soft, steamed', limit: '' },
    });
    expect(read(cells)).toEqual(LINE);
  });

  it('begins as new things do where the sheet has no such column', () => {
    expect(read({ name: 'Khaman', price: '8' }, new Set(['name', 'price']))).toMatchObject({
      isOn: true,
      size: 'small',
      tags: [],
    });
  });

  it('stays as it was where the sheet has no such column', () => {
    const given = new Set(['name', 'price']);
    const cells = { name: 'Khaman', price: '9' };
    expect(readCells(COLUMNS, { given, cells, start: LINE })).toEqual({ ...LINE, price: 9 });
  });

  it('needs the columns without which nothing new can be', () => {
    expect(read({ name: 'Khaman' }, new Set(['name']))).toEqual({
      problems: [{ column: null, message: 'Something new needs a column “Price”.' }],
    });
  });

  it.each([
    ['price', 'cheap', 'Please write an amount, like 12.50.'],
    ['price', '-3', 'Please write an amount, like 12.50.'],
    ['isOn', 'perhaps', 'Please write yes or no.'],
    ['size', 'huge', 'Please write one of these: “Small”, “Large”.'],
    ['for', 'Jain, vegan', 'Please write one of these: “Jain”, “Vegetarian”.'],
    ['limit', 'many', 'Please write a number.'],
  ] as const)('says what is wrong with %s %s', (column, cell, message) => {
    expect(problemsOf({ [column]: cell })).toEqual([{ column, message }]);
  });

  it.each([
    ['C$8.50', 8.5],
    ['$1,200', 1200],
    ['12,50', 12.5],
    ['C$1.234,50', 1234.5],
    ['8.5 CAD', 8.5],
    ['7', 7],
  ])('takes an amount as %s', (cell, price) => {
    expect(read({ name: 'Khaman', price: cell, size: 'small' })).toMatchObject({ price });
  });

  it.each([
    ['YES', true],
    ['x', true],
    ['', false],
    ['Off', false],
  ])('takes “%s” as an answer', (cell, isOn) => {
    expect(read({ name: 'Khaman', price: '8', size: 'small', isOn: cell })).toMatchObject({ isOn });
  });

  it('takes everybody as each of them', () => {
    expect(read({ name: 'K', price: '8', size: 'small', for: 'Everybody' })).toMatchObject({
      for: ['jain', 'veg'],
    });
  });

  it('takes a choice as it is written elsewhere', () => {
    expect(read({ name: 'K', price: '8', size: ' Half ' })).toMatchObject({ size: 'small' });
  });
});

describe('a percentage in a cell', () => {
  const { read: readPercent } = percentColumn(head('Tax'));

  it.each([
    ['13', 13],
    ['9.98 %', 9.98],
    ['0.07%', 0.07],
    ['14.970', 14.97],
  ])('is read from %s', (cell, percent) => {
    expect(readPercent(cell)).toBe(percent);
  });

  it.each(['9.975', '9.975 %', '0.125 %'])('is refused and not rounded: %s', (cell) => {
    expect(() => readPercent(cell)).toThrow(
      'Please write a percentage with at most two decimals, like 9.98.',
    );
  });
});

describe('several words in a cell', () => {
  it.each([[['a', 'b']], [['nuts, of trees', 'milk']], [['one; with']], [[]]])(
    '%j are read as they were written',
    (words) => expect(readList(writeList(words))).toEqual(words),
  );
});

describe('the columns of a table', () => {
  it('are known by what stands over them, each once', () => {
    expect(guessColumns([['ITEM', 'price (CAD)', 'Name', 'Colour']], COLUMNS)).toEqual({
      hasHeadings: true,
      columns: ['name', 'price', null, null],
    });
  });

  it('are nobody’s guess where nothing stands over them and nothing looks like ours', () => {
    expect(guessColumns([['Khaman', '8.50']], COLUMNS)).toEqual({
      hasHeadings: false,
      columns: [null, null],
    });
  });
});
