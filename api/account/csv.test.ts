import { describe, expect, it } from 'vitest';
import { toCsv } from './own-data.ts';

const lines = (...rows: Parameters<typeof toCsv>[0]) => toCsv(rows).split('\r\n').slice(1, -1);

describe('a CSV file of one’s data', () => {
  it('has a head that people can read, and says that it is UTF-8', () => {
    const [head] = toCsv([{ deliveryDay: '2026-11-20', number: 'TF-2026-0001' }]).split('\r\n');
    expect(head).toBe('\u{FEFF}Delivery day,Number');
  });

  it('keeps quotes, commas and line ends in one cell', () => {
    expect(lines({ note: 'no "hot" chillies,\nplease' })).toEqual([
      '"no ""hot"" chillies,\nplease"',
    ]);
  });

  it('holds no formula, whoever typed it', () => {
    const cells = lines(
      { note: '=HYPERLINK("https://evil.example")' },
      { note: '+19055550123' },
      { note: '-1+1' },
      { note: '@SUM(A1)' },
      { note: '\t=1' },
    );
    for (const cell of cells) expect(cell).toMatch(/^"?'/);
  });

  it('leaves amounts as numbers, negative ones too, and nothing as nothing', () => {
    expect(lines({ amount: -12.5, note: null, plain: true })).toEqual(['-12.5,,true']);
  });

  it('writes a list as JSON', () => {
    expect(lines({ diets: ['jain'] })).toEqual(['"[""jain""]"']);
  });
});
