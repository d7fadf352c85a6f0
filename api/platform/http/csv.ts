import { csvCell, disarmed } from '#api/platform/http/csv-text.ts';
import { type Moment, wallClockAt } from '#domain/platform/days.ts';

type Cell = string | number | null | undefined;

/** The columns of a table to download: heading -> what to read from a row. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** What spreadsheets know UTF-8 by. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A phone number or an amount of money: it begins like a formula, and is none. */
const PLAIN_NUMBER = /^(\+\d+|-\d+\.\d\d)$/;

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
