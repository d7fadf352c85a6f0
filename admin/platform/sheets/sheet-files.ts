import Papa from 'papaparse';
import { columnsOf, type SheetHeadings } from '#domain/platform/sheet.ts';
import type { Table } from './read-sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table as a workbook that Excel and other spreadsheets open. */
const workbookFile = (table: Table, name: string): File =>
  new File([writeWorkbook(table)], `${name}.xlsx`, { type: WORKBOOK });

/** A CSV file of the server's as a workbook, cell by cell: what is disarmed stays so, and reads alike. */
export async function asWorkbook(csv: File): Promise<File> {
  const { data } = Papa.parse<string[]>(await csv.text(), { delimiter: ',', skipEmptyLines: true });
  return workbookFile(data, csv.name.replace(/\.csv$/, ''));
}

/**
 * The sheet with its headings and an example, to be filled in.
 * @param name what the file is about, in its name
 */
export function templateFile(headings: SheetHeadings, name: string): File {
  const columns = columnsOf(headings);
  return workbookFile(
    [
      columns.map((column) => headings[column]?.heading ?? ''),
      columns.map((column) => headings[column]?.example ?? ''),
    ],
    `${name}-template`,
  );
}
