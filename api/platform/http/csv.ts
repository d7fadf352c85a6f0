import Papa from 'papaparse';
import { type Moment, wallClockAt } from '#domain/platform/days.ts';

/** What stands in a cell; text is typed by anybody. */
type Cell = string | number | boolean | null | undefined;

/** The columns of a table to download: heading -> what to read from a row. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** What spreadsheets know UTF-8 by. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet may begin a formula, whatever separates lists where it is: at the start, or after
 * a separator. Quotes there are the cell's own, and blanks are dropped. Apostrophes that somebody typed
 * before the sign get one more, so that whoever takes one away has what was typed.
 */
const BEGINNINGS = /(^|[;\t|\r\n])[\s"]*(?='*[=+\-@])/g;

/**
 * Text that no spreadsheet takes for a formula (OWASP, CSV Injection). A machine whose lists are
 * separated by semicolons or tabs does not see our quotes, and begins a cell in the middle of a text.
 */
const withoutFormulas = (text: string): string =>
  text.replace(BEGINNINGS, "$&'").replace(/^'*[\t\r\n]/, "'$&");

/** What would not stay one cell where lists have another separator, or would lose the blanks around it. */
const needsQuotes = (cell: Cell): boolean =>
  typeof cell === 'string' && (/[;\t|]/.test(cell) || cell.trim() !== cell);

/**
 * Rows as lines of a CSV file (RFC 4180), quoted where they must be, and disarmed.
 * @param isPlain tells of a text that it begins like a formula, and is none
 */
export function writeCsv(
  rows: readonly (readonly Cell[])[],
  isPlain: (text: string) => boolean = () => false,
): string {
  const safe = rows.map((row) =>
    row.map((cell) => (typeof cell !== 'string' || isPlain(cell) ? cell : withoutFormulas(cell))),
  );
  return safe.length > 0 ? `${Papa.unparse(safe, { quotes: needsQuotes })}\r\n` : '';
}

/** A phone number or an amount of money. */
const isPlainNumber = (text: string): boolean => /^(\+\d+|-\d+\.\d\d)$/.test(text);

/** The line of headings. */
export const headings = <Row>(columns: Columns<Row>): string => writeCsv([Object.keys(columns)]);

/** A line for each row. */
export function csvLines<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const reads = Object.values(columns);
  const cells = rows.map((row) => reads.map((read) => read(row)));
  return writeCsv(cells, isPlainNumber);
}

/** Cents as a spreadsheet reads them: dollars with two decimals, `-5.00`. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** When something happened, on Toronto's clock and as a spreadsheet reads it: `2026-11-23 18:00`. */
export function clockTime(moment: Moment): string {
  const { day, time } = wallClockAt(moment);
  return `${day} ${time}`;
}
