import { describe, expect, it } from 'vitest';
import { csvOf, dollars } from './csv.ts';

const columns = {
  Name: (row: { name: string; cents: number }) => row.name,
  Amount: (row: { name: string; cents: number }) => dollars(row.cents),
};

describe('a downloaded table', () => {
  it('has headings, quotes what needs it and shows dollars', () => {
    const rows = [
      { name: 'Patel, Asha "Ash"', cents: 1299 },
      { name: 'Lee', cents: -500 },
    ];
    expect(csvOf(columns, rows)).toBe('Name,Amount\r\n"Patel, Asha ""Ash""",12.99\r\nLee,-5');
  });

  it('disarms what a spreadsheet would run, and leaves phone numbers alone', () => {
    const lines = csvOf(columns, [
      { name: '=HYPERLINK("http://x")', cents: 0 },
      { name: '+19055550142', cents: 0 },
      { name: '@SUM(A1)', cents: 0 },
    ]).split('\r\n');
    expect(lines[1]).toMatch(/^"'=HYPERLINK/);
    expect(lines[2]).toBe('+19055550142,0');
    expect(lines[3]).toMatch(/^'@SUM/);
  });
});
