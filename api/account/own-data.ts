import { strToU8, zipSync } from 'fflate';
import type { CustomerRead } from '#api/platform/http/context.ts';
import { BYTE_ORDER_MARK, writeCsv } from '#api/platform/http/csv.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { type DataFile, type DataFormat, ownData } from '#contract/account/own-data.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findCustomer } from '#db/account/accounts.ts';
import { dayOf } from '#domain/platform/days.ts';
import { OWN_TABLES, type Owner } from './own-tables.ts';

/** `deliveryDay` as the head of a column: `Delivery day`. */
const headOf = (name: string): string => {
  const words = name.replace(/([A-Z]|\d+)/g, (part) => ` ${part.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value as it is handed out: dollars, days, instants, text, and lists of those. */
type ReadableValue =
  | string
  | number
  | boolean
  | null
  | ReadableValue[]
  | { [name: string]: ReadableValue };

/** Amounts inside JSON columns (quotes, menus) do not say in their name that they are cents. */
const CENTS_INSIDE = new Set(['unitPrice', 'amount', 'price', 'surcharge']);

const isId = (column: string) => column === 'id' || column.endsWith('_id');

const camel = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function readable(value: unknown, name = ''): ReadableValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Temporal.Instant) return value.toString();
  if (Array.isArray(value)) return value.map((inner) => readable(inner));
  if (typeof value === 'object') {
    const inner = Object.entries(value).filter(([field]) => field !== 'id');
    return Object.fromEntries(inner.map(([field, one]) => [field, readable(one, field)]));
  }
  if (typeof value === 'number') return CENTS_INSIDE.has(name) ? value / 100 : value;
  return typeof value === 'boolean' ? value : String(value);
}

/**
 * A row of the database as its customer reads it: named as the API names things, money in dollars,
 * percents as such, instants ISO 8601, and no ids.
 */
function readableRow(
  row: Record<string, unknown>,
  without: Record<string, string> = {},
): { [name: string]: ReadableValue } {
  const kept = Object.entries(row).filter(([column]) => !isId(column) && !(column in without));
  return Object.fromEntries(
    kept.map(([column, value]) => {
      const cents = /^(.+)_cents$/.exec(column)?.[1];
      if (cents) return [camel(cents), value === null ? null : Number(value) / 100];
      const percent = /^(.+)_basis_points$/.exec(column)?.[1];
      if (percent) return [`${camel(percent)}Percentage`, Number(value) / 100];
      return [camel(column), readable(value)];
    }),
  );
}

/**
 * Rows as CSV (RFC 4180), with a mark at the beginning that tells spreadsheets that it is UTF-8.
 * Every row has the columns of the first. Lists are written as JSON.
 */
export function toCsv(rows: readonly { [name: string]: ReadableValue }[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cell = (value: ReadableValue = null) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  const lines = [names.map(headOf), ...rows.map((row) => names.map((name) => cell(row[name])))];
  return BYTE_ORDER_MARK + writeCsv(lines);
}

type DataSection = { name: string; rows: { [name: string]: ReadableValue }[] };

const ABOUT = [
  'This is all that the kitchen keeps about you.',
  'Amounts are Canadian dollars. Days are days in Toronto; instants are UTC (ISO 8601).',
  'Left out: ids and hashes of the program, and the notes that the kitchen keeps for itself.',
] as const;

/** All that is kept about the signed-in customer, as one file. */
async function downloadOwnData(
  { db, caller, now }: CustomerRead,
  { query: { format } }: InputOf<typeof ownData.download>,
): Promise<DataFile | Refusal> {
  const account = await findCustomer(db, caller.id);
  if (!account) return refuse('session_expired');
  const { id, email_verified_at: proved } = account;
  const { email } = caller;
  const parts = await readParts(db, { id, email, provedEmail: proved && email });
  const bytes = WRITE[format](parts, now);
  return {
    fileName: `my-data-${dayOf(now)}.${format === 'json' ? 'json' : 'zip'}`,
    mediaType: format === 'json' ? 'application/json' : 'application/zip',
    // Of the bytes themselves: a buffer made from them would hold them once more.
    base64: bytes.toBase64(),
  };
}

async function readParts(db: CustomerRead['db'], owner: Owner): Promise<DataSection[]> {
  const parts: DataSection[] = [];
  for (const table of Object.values(OWN_TABLES)) {
    if (typeof table === 'string') continue;
    const { rows } = await table.rows(owner).execute(db);
    parts.push({ name: table.name, rows: rows.map((row) => readableRow(row, table.without)) });
  }
  return parts;
}

const WRITE: Record<DataFormat, (parts: DataSection[], now: Temporal.Instant) => Uint8Array> = {
  json: (parts, now) => {
    const named = parts.map(({ name, rows }) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      name === 'account' || name === 'photo' ? (rows[0] ?? null) : rows,
    ]);
    const whole = { about: ABOUT, at: now.toString(), ...Object.fromEntries(named) };
    return strToU8(`${JSON.stringify(whole, null, 2)}\n`);
  },
  csv: (parts) => {
    const files: Record<string, Uint8Array> = {
      'read-me.txt': strToU8(`${ABOUT.join('\r\n')}\r\nFiles without a row are left out.\r\n`),
    };
    for (const { name, rows } of parts) {
      const photo = name === 'photo' ? rows[0]?.base64 : null;
      if (photo) files['photo.webp'] = Buffer.from(String(photo), 'base64');
      else if (rows.length > 0) files[`${name}.csv`] = strToU8(toCsv(rows));
    }
    return zipSync(files, { level: 6 });
  },
};

export const ownDataHandlers = handlers(ownData, { download: downloadOwnData });
