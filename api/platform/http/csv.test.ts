import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvLines, dollars, headings, writeCsv } from './csv.ts';

const columns = {
  Name: (row: { name: string; cents: number }) => row.name,
  'Amount, in CAD': (row: { name: string; cents: number }) => dollars(row.cents),
};

describe('a table to download', () => {
  it('has headings, quotes what needs it and shows dollars', () => {
    const rows = [
      { name: 'Patel, Asha "Ash"', cents: 1299 },
      { name: 'Lee', cents: -500 },
    ];
    expect(headings(columns)).toBe('Name,"Amount, in CAD"\r\n');
    expect(csvLines(columns, rows)).toBe('"Patel, Asha ""Ash""",12.99\r\nLee,-5.00\r\n');
  });

  it('shows every amount with two decimals, which a spreadsheet takes for a number', () => {
    for (const [cents, shown] of [
      [0, '0.00'],
      [5, '0.05'],
      [-5, '-0.05'],
      [3050, '30.50'],
      [-28910, '-289.10'],
      [123456789, '1234567.89'],
    ] as const)
      expect(csvLines(columns, [{ name: 'A', cents }])).toBe(`A,${shown}\r\n`);
  });

  it('disarms what a spreadsheet would run, and leaves phone numbers alone', () => {
    const lines = csvLines(columns, [
      { name: '=HYPERLINK("http://x")', cents: 0 },
      { name: '+19055550142', cents: 0 },
      { name: '@SUM(A1)', cents: 0 },
    ]).split('\r\n');
    expect(lines[0]).toMatch(/^"'=HYPERLINK/);
    expect(lines[1]).toBe('+19055550142,0.00');
    expect(lines[2]).toMatch(/^'@SUM/);
  });
});

const lineOf = (text: string) => writeCsv([[text]]);

/** The cells that a spreadsheet makes of a cell of ours where lists have another separator. */
const splitAt = (separator: string, cell: string) =>
  cell.split(new RegExp(`[${separator}\\r\\n]`)).map((part) => part.trim());

it.each([
  '=HYPERLINK("https://evil.example")',
  'Dal;=1+1',
  'Dal; =1+1',
  'Dal\t@SUM(A1)',
  'Dal|-1+1',
  'Dal\n=1+1',
  'Dal\r\n\t=1+1',
  ';=1;=2;+3',
  'a;"=HYPERLINK("https://evil.example");b',
  'Dal; ""\n"=1+1',
  '\t=1+1',
  '\r\n"+1',
])('begins no formula in %j, whatever separates the cells of a list', (text) => {
  for (const separator of [';', '\\t', '|', ','])
    for (const part of splitAt(separator, lineOf(text)))
      expect(part.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@]/);
});

it.each([
  'No onion - please; half-price, 2 + 2 | thanks',
  'The side door, please.\n\nRing "Patel"; twice.\r\n',
])('leaves other text as it was typed: %j', (text) => {
  expect(Papa.parse(lineOf(text), { delimiter: ',', skipEmptyLines: true }).data).toEqual([[text]]);
});

it('quotes what would not stay one cell', () => {
  expect(lineOf('no "hot" chillies, please')).toBe('"no ""hot"" chillies, please"\r\n');
  expect(lineOf('Dal; roti')).toBe('"Dal; roti"\r\n');
  expect(lineOf(' Dal')).toBe('" Dal"\r\n');
  expect(lineOf('Dal')).toBe('Dal\r\n');
});
