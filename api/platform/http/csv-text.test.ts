import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

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
