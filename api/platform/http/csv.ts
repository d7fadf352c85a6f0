import { type Moment, wallClockAt } from '#domain/platform/days.ts';

type Cell = string | number | null | undefined;

/** The columns of a table to download: heading -> what to read from a row. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** What spreadsheets know UTF-8 by. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A phone number or an amount of money: it begins like a formula, and is none. */
const PLAIN_NUMBER = /^(\+\d+|-\d+\.\d\d)$/;

/**
 * Where a spreadsheet may begin a formula, whatever separates lists where it is: at the start, or after
 * a separator. Quotes there are the cell's own, and blanks are dropped.
 */
const BEGINNINGS = /(^|[;\t|\r\n])[\s"]*(?=[=+\-@])/g;

/**
 * Text that no spreadsheet takes for a formula (OWASP, CSV Injection): names and notes are typed by
 * anybody. A machine whose lists are separated by semicolons or tabs does not see our quotes, and
 * begins a cell in the middle of a text.
 */
export const disarmed = (text: string): string =>
  text.replace(BEGINNINGS, "$&'").replace(/^[\t\r\n]/, "'$&");

/** A cell of a CSV file (RFC 4180), quoted where it must be. */
export const csvCell = (text: string): string =>
  /[",\r\n;\t|]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return csvCell(PLAIN_NUMBER.test(text) ? text : disarmed(text));
}

const line = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The line of headings. */
export const headings = <Row>(columns: Columns<Row>): string => line(Object.keys(columns));

/** A line for each row. */
export function csvLines<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const reads = Object.values(columns);
  return rows.map((row) => line(reads.map((read) => read(row)))).join('');
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
