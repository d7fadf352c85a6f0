import Papa from 'papaparse';
import { loadModule } from '#admin/platform/client/load-module.ts';
import { type ColumnGuess, columnsOf, type SheetHeadings } from '#domain/platform/sheet.ts';
import { isEmpty, isEven, readCells } from './read-cells.ts';

/** A table as somebody has it elsewhere: rows of cells, as text. */
export type Table = string[][];

/** Why a file cannot be read; its message says what to do instead. */
export class UnreadableSheet extends Error {}

/** A larger file is something else. */
const MOST_BYTES = 10 * 1024 * 1024;

/** What the desk writes before text that a spreadsheet would take for a formula (api/platform/http/csv.ts). */
const DISARMED = /(^|[;\t|\r\n])([\s"]*)'(?='*[=+\-@])/g;

/** Text as it was before the desk disarmed it. */
const rearmed = (text: string): string =>
  text.replace(/^'(?='*[\t\r\n])/, '').replace(DISARMED, '$1$2');

/** Without the empty rows at its end; all others keep the numbers right. */
const withoutEmptyEnd = (table: Table): Table =>
  table.slice(0, table.findLastIndex((row) => !isEmpty(row)) + 1);

const toTable = (rows: readonly string[][]): Table =>
  withoutEmptyEnd(rows.map((row) => row.map(cellText)));

const unclosedAt = (row: number) =>
  new UnreadableSheet(
    `A quotation mark is not closed around row ${row}. Please close it or take it out.`,
  );

/** Rows of text with one of several signs between the cells, and the first, from 1, that is not quoted right. */
function parse(plain: string): { rows: string[][]; delimiter: string; misquoted: number | null } {
  // Empty rows keep their place, and say nothing about what separates the cells.
  const { delimiter } = Papa.parse(plain, { preview: 50, skipEmptyLines: 'greedy' }).meta;
  if (delimiter === '\t') return { rows: readCells(plain, '\t').rows, delimiter, misquoted: null };
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  return { rows: data, delimiter, misquoted: wrong ? (wrong.row ?? 0) + 1 : null };
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/**
 * Rows of a file's text, with commas, semicolons or tabs between the cells (RFC 4180).
 * @throws UnreadableSheet
 */
export function readText(text: string): Table {
  const { rows, misquoted } = parse(withoutMark(text));
  if (misquoted !== null) throw unclosedAt(misquoted);
  return toTable(rows);
}

/**
 * Rows that somebody has copied: from a spreadsheet, which puts tabs between the cells, from a file's
 * text, or as people have typed them, whose `"Nani" Patel` begins with a quotation mark and is no
 * quoted cell.
 * @throws UnreadableSheet
 */
export function readCopied(text: string): Table {
  const plain = withoutMark(text);
  const tabbed = readCells(plain, '\t');
  if (isEven(tabbed.rows)) return toTable(tabbed.rows);
  const { rows, delimiter, misquoted } = parse(plain);
  if (misquoted === null) return toTable(rows);
  const between = [',', ';', '|'].find((one) => isEven(readCells(plain, one).rows)) ?? delimiter;
  const copied = readCells(plain, between);
  if (copied.unclosed !== null) throw unclosedAt(copied.unclosed);
  return toTable(copied.rows);
}

/** What a file is written in: it says so itself, or is UTF-8, or the old encoding of Windows. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A cell as somebody sees it; what a spreadsheet has computed has no more digits than it shows. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  if (cell === null || cell === undefined) return '';
  // What is no text at all, as broken files have it, would have the whole sheet refused.
  return rearmed(String(cell).replaceAll('\0', '').toWellFormed());
}

async function readArchive(bytes: ArrayBuffer): Promise<Table> {
  const { readWorkbook } = await loadModule(() => import('./read-workbook.ts'));
  try {
    return withoutEmptyEnd((await readWorkbook(bytes)).map((row) => row.map(cellText)));
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
  const table = isArchive(bytes) ? await readArchive(bytes) : readText(decode(bytes));
  if (table.length === 0) throw new UnreadableSheet('There is nothing in this file.');
  return table;
}

/** The cells of a row by our columns; one that is not there is empty. */
export type CellsOf<Column extends string> = Partial<Record<Column, string>>;

/** A row of a table by our columns, and where it stands in its sheet, from 1. */
export type ReadCells<Column extends string> = { cells: CellsOf<Column>; line: number };

/** Whether a row is the template's own example, however a spreadsheet has written its numbers anew. */
function isExample<Column extends string>(
  headings: SheetHeadings<Column>,
  cells: CellsOf<Column>,
): boolean {
  const keys = columnsOf(headings).filter((column) => headings[column].isKey);
  return keys.length > 0 && keys.every((column) => cells[column] === headings[column].example);
}

/** The rows of a table by our columns; the template's own example is none. */
export function cellsOf<Column extends string>(
  table: Table,
  {
    headings,
    hasHeadings,
    columns,
  }: {
    headings: SheetHeadings<Column>;
    hasHeadings: boolean;
    columns: ColumnGuess<Column>;
  },
): ReadCells<Column>[] {
  const over = hasHeadings ? table.findIndex((row) => !isEmpty(row)) : -1;
  return table.flatMap((row, index) => {
    if (isEmpty(row) || index === over) return [];
    const cells: CellsOf<Column> = {};
    for (const [at, column] of columns.entries())
      if (column && row[at]?.trim()) cells[column] = row[at];
    return isExample(headings, cells) ? [] : [{ cells, line: index + 1 }];
  });
}
