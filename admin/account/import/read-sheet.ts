import Papa from 'papaparse';
import type { CustomerCells } from '#contract/account/desk-imports.ts';
import {
  type ColumnGuess,
  CUSTOMER_COLUMNS,
  CUSTOMER_SHEET,
} from '#domain/account/customer-sheet.ts';

/** A table as somebody has it elsewhere: rows of cells, as text. */
export type Table = string[][];

/** Why a file cannot be read; its message says what to do instead. */
export class UnreadableSheet extends Error {}

/** A larger file is something else. */
const MOST_BYTES = 10 * 1024 * 1024;

/** What the desk writes before text that a spreadsheet would take for a formula, taken away again. */
const DISARMED = /(^|[;\t|\r\n])([\s"]*)'(?=[=+\-@])/g;

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** Rows of text with commas, semicolons or tabs between the cells (RFC 4180). */
export function readText(text: string): Table {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  return data.map((row) => row.map((cell) => cell.replace(DISARMED, '$1$2')));
}

/** Spreadsheets on Windows still save text in its old encoding. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell === null || cell === undefined ? '' : String(cell);
}

async function readWorkbook(bytes: ArrayBuffer): Promise<Table> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    return (await readSheet(bytes)).map((row) => row.map(cellText));
  } catch {
    throw new UnreadableSheet(
      'This file could not be read. Please open it in a spreadsheet and save it as .xlsx or CSV.',
    );
  }
}

/** XLSX is a ZIP archive, and begins like one. */
const isArchive = (bytes: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return first === 0x50 && second === 0x4b;
};

/** Spreadsheets before 2007 begin like this. */
const isOldWorkbook = (bytes: ArrayBuffer): boolean =>
  new DataView(bytes).byteLength > 4 && new DataView(bytes).getUint32(0) === 0xd0cf11e0;

/**
 * The rows of a CSV or XLSX file; of one with several sheets the first.
 * @throws UnreadableSheet
 */
export async function readSheetFile(file: File): Promise<Table> {
  if (file.size > MOST_BYTES)
    throw new UnreadableSheet('This file is larger than 10 MB. Please take its rows out of it.');
  const bytes = await file.arrayBuffer();
  if (isOldWorkbook(bytes))
    throw new UnreadableSheet('This is an old Excel file. Please save it as .xlsx or CSV first.');
  const table = isArchive(bytes) ? await readWorkbook(bytes) : readText(decode(bytes));
  const rows = table.filter((row) => !isEmpty(row));
  if (rows.length === 0) throw new UnreadableSheet('There is nothing in this file.');
  return rows;
}

const EXAMPLE = CUSTOMER_COLUMNS.map((column) => CUSTOMER_SHEET[column].example);

/** The rows of a table by our columns; the template's own example is nobody. */
export function cellsOf(
  table: Table,
  { hasHeadings, columns }: { hasHeadings: boolean; columns: ColumnGuess },
): CustomerCells[] {
  return table.slice(hasHeadings ? 1 : 0).flatMap((row) => {
    if (row.length >= EXAMPLE.length && EXAMPLE.every((cell, at) => row[at] === cell)) return [];
    const cells: CustomerCells = {};
    for (const [at, column] of columns.entries())
      if (column && row[at]?.trim()) cells[column] = row[at];
    return [cells];
  });
}

/** The sheet with its headings and an example, to be filled in. */
export function templateFile(): File {
  const headings = CUSTOMER_COLUMNS.map((column) => CUSTOMER_SHEET[column].heading);
  const text = Papa.unparse([headings, EXAMPLE]);
  return new File([`\uFEFF${text}\r\n`], 'customers-template.csv', { type: 'text/csv' });
}
