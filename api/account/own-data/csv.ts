import { csvCell, disarmed } from '#api/platform/http/csv-text.ts';
import type { Readable } from './readable-row.ts';

/** `deliveryDay` as the head of a column: `Delivery day`. */
const headOf = (name: string): string => {
  const words = name.replace(/([A-Z]|\d+)/g, (part) => ` ${part.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function cell(value: Readable): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return csvCell(disarmed(typeof value === 'object' ? JSON.stringify(value) : String(value)));
}

/**
 * Rows as CSV (RFC 4180), with a mark at the beginning that tells spreadsheets that it is UTF-8.
 * Every row has the columns of the first.
 */
export function toCsv(rows: readonly { [name: string]: Readable }[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [
    names.map((name) => cell(headOf(name))),
    ...rows.map((row) => names.map((name) => cell(row[name] ?? null))),
  ];
  return `\u{FEFF}${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
