import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEven, readCells } from './read-cells.ts';

/** Text in which quotation marks, tabs and line breaks come often. */
const cellText = fc.string({
  unit: fc.constantFrom('"', '""', '\t', '\n', '\r\n', ' ', ',', ';', 'a', 'é', '5'),
  maxLength: 8,
});

const tableOf = (cell: fc.Arbitrary<string>) =>
  fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      ...{ minLength: 1, maxLength: 6 },
    }),
  );

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** As spreadsheets copy it that quote what has a mark, a tab or a line break in it. */
const copied = (table: string[][], needsQuotes = /["\t\r\n]/) =>
  table
    .map((row) => row.map((cell) => (needsQuotes.test(cell) ? quoted(cell) : cell)).join('\t'))
    .join('\n');

describe('cells that are copied', () => {
  it('are read back as the spreadsheet had them', () => {
    fc.assert(
      fc.property(tableOf(cellText), (table) => {
        expect(readCells(copied(table), '\t')).toEqual({ rows: table, unclosed: null });
      }),
    );
  });

  it('are read back from Excel, which leaves marks in a line of text as they are', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', '5', ',', ' '), maxLength: 5 });
    const typed = fc.oneof(
      word,
      fc.tuple(word, word).map(([name, rest]) => `"${name}" ${rest}.`),
      fc.tuple(word, word).map(([one, other]) => `${one}x"${other}`),
      fc.tuple(word, word).map(([one, other]) => `${one}\n${other}`),
    );
    fc.assert(
      fc.property(tableOf(typed), (table) => {
        expect(readCells(copied(table, /[\t\r\n]/), '\t').rows).toEqual(table);
      }),
    );
  });

  it('lose no sign of a line, however it is marked', () => {
    const signs = fc.string({ unit: fc.constantFrom('"', 'a', ' ', ','), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(signs, { minLength: 1, maxLength: 5 }), (cells) => {
        const line = cells.join('\t');
        const { rows } = readCells(line, '\t');
        expect(rows).toHaveLength(1);
        // Each cell stands in the line as it is, or with the marks of a quoted one.
        let rest = line;
        for (const cell of rows[0] ?? []) {
          const written = [quoted(cell), cell].find(
            (one) => rest === one || rest.startsWith(`${one}\t`),
          );
          expect(written).toBeDefined();
          rest = rest.slice((written ?? '').length + 1);
        }
        expect(rest).toBe('');
      }),
    );
  });

  it.each([
    ['"Nani" Patel\t905', ['"Nani" Patel', '905']],
    ['905\t"Nani" Patel', ['905', '"Nani" Patel']],
    ['"Nani', ['"Nani']],
    ['"""Nani"" Patel"\t905', ['"Nani" Patel', '905']],
    ['"18 King St\nOshawa"\t905', ['18 King St\nOshawa', '905']],
    ['""\t', ['', '']],
    ['', ['']],
  ])('such as %j are what somebody meant', (text, row) => {
    expect(readCells(text, '\t').rows).toEqual([row]);
  });

  it('keep the row that a mark begins, and all rows after it, where nothing closes it', () => {
    expect(readCells('Asha\t905\n"Nani\t906\nRavi\t907', '\t')).toEqual({
      rows: [
        ['Asha', '905'],
        ['"Nani', '906'],
        ['Ravi', '907'],
      ],
      unclosed: 2,
    });
  });
});

it('rows are even where nearly all of them have as many cells', () => {
  const row = ['Asha', '905'];
  expect(isEven([row, row, row, row, ['one'], ['']])).toBe(true);
  expect(isEven([row, row, ['one']])).toBe(false);
  expect(isEven([['one'], ['other']])).toBe(false);
  expect(isEven([])).toBe(false);
});
