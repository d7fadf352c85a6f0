import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { guessColumns, type SheetHeadings } from '#domain/platform/sheet.ts';
import { cellsOf, readSheetFile, readText } from './read-sheet.ts';
import { asWorkbook, templateFile } from './sheet-files.ts';

const csvOf = (table: string[][]): File =>
  new File([`\uFEFF${Papa.unparse(table)}\r\n`], 'customers-2026-11-27.csv');

/** A table as somebody gets it who downloads it for Excel and imports it again. */
const takenAlong = async (table: string[][]) => readSheetFile(await asWorkbook(csvOf(table)));

/** A part of the workbook, as spreadsheets read it. */
async function partOf(file: File, path: string): Promise<string> {
  const part = unzipSync(new Uint8Array(await file.arrayBuffer()))[path];
  return part ? strFromU8(part) : '';
}

describe('a sheet for Excel', () => {
  it('has the name of the sheet that it is made of', async () => {
    const { name, type } = await asWorkbook(csvOf([['Name'], ['Asha']]));
    expect(name).toBe('customers-2026-11-27.xlsx');
    expect(type).toContain('spreadsheetml');
  });

  it.each([
    ['numbers as they were typed', ['0042', '(905) 555-0142', '+19055550142', '45.00', '1e5']],
    ['what looks like a day', ['Dec 4', '1/2', '2026-11-27', '18:00', 'TRUE']],
    ['line breaks', ['Sabji x2\nDal\nRoti: 5 pieces', '\nand blanks around \t', ' a', 'a  b', 'c']],
    ['every script', ['ગુજરાતી થાળી', 'शाकाहारी', 'Crème brûlée', '😀👩‍🍳', '日本']],
    ['markup', ['<b>&amp;</b>', ']]>', '"quoted"', "d'Eon", '\ufffd']],
    ['what a workbook writes in a way of its own', ['_x0041_', '_x005F_x0041_', '_x', 'x_', '_']],
    ['words that programs know', ['constructor', '__proto__', 'toString', 'null', 'undefined']],
    ['a long text', ['shaak '.repeat(333), 'b', 'c', 'd', 'e']],
    ['empty cells, also in the last columns', ['', 'b', '', '', '']],
  ])('keeps %s', async (_, cells) => {
    const table = [['Name', 'Phone', 'Address', 'Note', 'Left'], cells];
    expect(await takenAlong(table)).toEqual(table);
  });

  it('keeps any table', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => {
      // What nobody can type is not kept, and what looks disarmed is armed again.
      return !/(?![\t\n])\p{Cc}/u.test(text) && !/'[=+\-@]/.test(text);
    });
    const tables = fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const table = [['Name', 'Phone', 'Note'], ...rows, ['the', 'last', 'row']];
        expect(await takenAlong(table)).toEqual(table);
      }),
    );
  });

  it('has formulas disarmed as the sheet has them, and gives them back', async () => {
    const text = `Name,Note\n'=1+1,"'-two\n'@three"\n`;
    const file = await asWorkbook(new File([text], 'notes.csv'));
    expect(await partOf(file, 'xl/sharedStrings.xml')).toContain(">'=1+1<");
    const read = await readSheetFile(file);
    expect(read).toEqual(readText(text));
    expect(read).toEqual([
      ['Name', 'Note'],
      ['=1+1', '-two\n@three'],
    ]);
  });

  it('has no signs that XML has not got, and one kind of line ends', async () => {
    const cells = ['As\u0007ha\u001f', 'one\r\ntwo\rthree', 'half \ud83d\uffff'];
    const headings = ['Name', 'Note', 'Left'];
    expect(await takenAlong([headings, cells])).toEqual([
      headings,
      ['Asha', 'one\ntwo\nthree', 'half \ufffd'],
    ]);
  });

  it('keeps empty rows between others where they are', async () => {
    const table = [
      ['Name', 'Note'],
      ['Asha', ''],
      ['', ''],
      ['Ravi', 'rings twice'],
    ];
    expect(await takenAlong(table)).toEqual(table);
  });

  it('has more columns than letters', async () => {
    const table = [Array.from({ length: 60 }, (_, at) => `Column ${at}`)];
    expect(await takenAlong(table)).toEqual(table);
  });

  it('has bold headings that stay in view, and columns of text as wide as they need', async () => {
    const note = 'Sabji\nDal';
    const file = await asWorkbook(
      csvOf([
        ['Name', 'Note'],
        ['A name of 22 letters', note],
        ['a'.repeat(200), ''],
      ]),
    );
    const sheet = await partOf(file, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(sheet).toContain('<c r="A1" s="3" t="s">');
    expect(sheet).toContain('<c r="A2" s="1" t="s">');
    expect(sheet).toContain('<c r="B2" s="2" t="s">');
    expect(sheet).not.toContain('r="B3"');
    expect(sheet.match(/width="\d+" style="1"/g)).toEqual([
      'width="50" style="1"',
      'width="10" style="1"',
    ]);
  });
});

describe('a template', () => {
  const HEADINGS: SheetHeadings<'name' | 'phone' | 'plan'> = {
    name: { heading: 'Name', aliases: [], example: 'Somebody', isKey: true },
    phone: { heading: 'Phone', aliases: [], example: '(905) 555-0142' },
    plan: { heading: 'Plan', aliases: [], example: null },
  };

  it('is a workbook, whose example is nobody', async () => {
    const file = templateFile(HEADINGS, 'people');
    expect(file.name).toBe('people-template.xlsx');
    const table = await readSheetFile(file);
    const guess = guessColumns(table, HEADINGS);
    expect(guess.columns).toEqual(['name', 'phone', 'plan']);
    expect(cellsOf(table, { headings: HEADINGS, ...guess })).toEqual([]);
  });
});
