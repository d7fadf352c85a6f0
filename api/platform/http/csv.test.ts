import { describe, expect, it } from 'vitest';
import { csvLines, dollars, headings } from './csv.ts';

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
