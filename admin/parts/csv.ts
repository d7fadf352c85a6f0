import { downloadCSV } from 'react-admin';

type Cell = string | number | boolean | null | undefined;

/** The columns of a table that is downloaded: heading -> what to read from a record. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would take for a formula is disarmed:
 * names and notes are typed by customers.
 */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^\+\d+$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A CSV file with a line of headings. */
export function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    Object.values(columns)
      .map((read) => cell(read(row)))
      .join(','),
  );
  return [Object.keys(columns).map(cell).join(','), ...lines].join('\r\n');
}

/** Cents as a spreadsheet reads them: dollars. */
export const dollars = (cents: number): number => cents / 100;

/** An exporter of react-admin's lists, with columns of our choosing. */
export const exporterOf =
  <Row>(name: string, columns: Columns<Row>) =>
  (rows: Row[]) =>
    downloadCSV(csvOf(columns, rows), name);
