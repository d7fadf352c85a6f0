import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { guessColumns, type SheetHeadings } from '#domain/platform/sheet.ts';
import { cellsOf, readCopied, readSheetFile, readText, UnreadableSheet } from './read-sheet.ts';

type Column = 'name' | 'phone';
const HEADINGS: SheetHeadings<Column> = {
  name: { heading: 'Name', aliases: [], example: 'Somebody', isKey: true },
  phone: { heading: 'Phone', aliases: [], example: '(905) 555-0142' },
};

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'customers.csv') =>
  new File([content], name);

/** A workbook with one sheet, as spreadsheets save it at its simplest. */
function workbook(rows: string): File {
  const part = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const bytes = zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
        <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
        <Default Extension="xml" ContentType="application/xml"/>
        <Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>
        <Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>
      </Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
        <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/>
      </Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">
        <sheets><sheet name="Customers" sheetId="1" r:id="rId1"/></sheets>
      </workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
        <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>
      </Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
        <sheetData>${rows}</sheetData>
      </worksheet>`,
    ),
  });
  return fileOf(bytes as Uint8Array<ArrayBuffer>, 'customers.xlsx');
}

describe('a sheet', () => {
  it('is read from a CSV file, whatever separates its cells', async () => {
    const rows = [
      ['Name', 'Address'],
      ['Asha', '12 King Street, Oshawa'],
    ];
    for (const text of [
      'Name,Address\r\nAsha,"12 King Street, Oshawa"\r\n',
      'Name;Address\nAsha;12 King Street, Oshawa\n\n',
      '\uFEFFName\tAddress\nAsha\t12 King Street, Oshawa',
    ])
      expect(await readSheetFile(fileOf(text))).toEqual(rows);
  });

  it('is read in the encoding that a spreadsheet on Windows gave it', async () => {
    const bytes = new Uint8Array([0x4e, 0x61, 0x6d, 0x65, 0x0a, 0x52, 0x65, 0x6e, 0xe9]);
    expect(await readSheetFile(fileOf(bytes))).toEqual([['Name'], ['René']]);
  });

  it('is read from an XLSX file: text, numbers and empty cells', async () => {
    const file = workbook(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="C1" t="inlineStr"><is><t>Left</t></is></c></row>
       <row r="2"><c r="A2" t="inlineStr"><is><t>Asha</t></is></c><c r="C2"><v>12</v></c></row>`,
    );
    expect(await readSheetFile(file)).toEqual([
      ['Name', '', 'Left'],
      ['Asha', '', '12'],
    ]);
  });

  it('is read from the text that a spreadsheet on Windows calls Unicode', async () => {
    const text = '\uFEFFName\tLeft\r\nAsha\t12\r\n';
    const bytes = new Uint8Array([...text].flatMap((sign) => [sign.charCodeAt(0), 0]));
    bytes.set([0xff, 0xfe]);
    expect(await readSheetFile(fileOf(bytes))).toEqual([
      ['Name', 'Left'],
      ['Asha', '12'],
    ]);
  });

  it('keeps an empty first cell, and the numbers of rows with empty ones between', () => {
    const table = readText('\tPhone\nAsha\t9055550142\n\t\nRavi\t9055550143\n\n');
    expect(table).toHaveLength(4);
    const rows = cellsOf(table, {
      ...{ headings: HEADINGS, hasHeadings: true, columns: ['name', 'phone'] },
    });
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    const late = cellsOf(readText('\n\nName\nAsha'), {
      ...{ headings: HEADINGS, hasHeadings: true, columns: ['name'] },
    });
    expect(late).toEqual([{ cells: { name: 'Asha' }, line: 4 }]);
  });

  it('has computed numbers as they are seen', async () => {
    const file = workbook('<row r="1"><c r="A1"><v>45.300000000000004</v></c></row>');
    expect(await readSheetFile(file)).toEqual([['45.3']]);
  });

  it('says where a quotation mark is not closed', () => {
    expect(() => readText('Name,Note\nAsha,"rings twice\nRavi,')).toThrow(UnreadableSheet);
  });

  it('says what to do with what is no sheet', async () => {
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
    const broken = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
    for (const file of [fileOf(old), fileOf(broken), fileOf('  \n\n')])
      await expect(readSheetFile(file)).rejects.toThrow(UnreadableSheet);
  });

  it('keeps a name in quotation marks that was copied, whatever stands between the cells', () => {
    const rows = [
      ['"Nani" Patel', '12 King Street'],
      ['Asha', '"The Coach House" on Simcoe'],
    ];
    for (const between of ['\t', ',', ';'])
      expect(readCopied(rows.map((row) => row.join(between)).join('\n'))).toEqual(rows);
    expect(readCopied('"Nani" Patel\nAsha')).toEqual([['"Nani" Patel'], ['Asha']]);
  });

  it('has its cells between tabs where it was copied from a spreadsheet, commas or not', () => {
    expect(readCopied('Asha\t12 King Street, Oshawa\nRavi\t4 King Street, Whitby')).toEqual([
      ['Asha', '12 King Street, Oshawa'],
      ['Ravi', '4 King Street, Whitby'],
    ]);
    expect(readCopied('Asha,"12 King Street, Oshawa"\nRavi,')).toEqual([
      ['Asha', '12 King Street, Oshawa'],
      ['Ravi', ''],
    ]);
  });

  it('says where a mark of copied text with commas is not closed', () => {
    expect(() => readCopied('Name,Note\nAsha,"rings twice\nRavi,')).toThrow(/around row 2\./);
  });

  it('has no signs that are no text', () => {
    expect(readText('Name,Note\nA\0sha,\ud800')).toEqual([
      ['Name', 'Note'],
      ['Asha', '\ufffd'],
    ]);
  });

  it('is read back as it was written, where a spreadsheet would have seen a formula', () => {
    expect(readText(`Note\n'=less spicy\n"one;'-two"\n''=typed\n'plain`)).toEqual([
      ['Note'],
      ['=less spicy'],
      ['one;-two'],
      ["'=typed"],
      ["'plain"],
    ]);
  });

  it('has its rows by our columns, without headings and empty cells', () => {
    const table = [
      ['Name', 'Colour', 'Phone'],
      ['Asha', 'blue', ' '],
    ];
    expect(cellsOf(table, { headings: HEADINGS, ...guessColumns(table, HEADINGS) })).toEqual([
      { cells: { name: 'Asha' }, line: 2 },
    ]);
  });
});
