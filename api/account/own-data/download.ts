import { strToU8, zipSync } from 'fflate';
import type { CustomerRead } from '#api/platform/http/context.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import type { DataFile, DataFormat, ownData } from '#contract/account/own-data.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findCustomer } from '#db/account/accounts.ts';
import { dayOf } from '#domain/platform/days.ts';
import { toCsv } from './csv.ts';
import { OWN_TABLES, type Owner } from './own-tables.ts';
import { type Readable, readableRow } from './readable-row.ts';

type Part = { name: string; rows: { [name: string]: Readable }[] };

const ABOUT = [
  'This is all that the kitchen keeps about you.',
  'Amounts are Canadian dollars. Days are days in Toronto; instants are UTC (ISO 8601).',
  'Left out: ids and hashes of the program, and the notes that the kitchen keeps for itself.',
] as const;

/** All that is kept about the signed-in customer, as one file. */
export async function downloadOwnData(
  { db, caller, now }: CustomerRead,
  { query: { format } }: InputOf<typeof ownData.download>,
): Promise<DataFile | Refusal> {
  const account = await findCustomer(db, caller.id);
  if (!account) return refuse('session_expired');
  const { id, email, email_verified_at: proved } = account;
  const parts = await readParts(db, { id, email, provedEmail: proved && email });
  const bytes = WRITE[format](parts, now);
  return {
    fileName: `my-data-${dayOf(now)}.${format === 'json' ? 'json' : 'zip'}`,
    mediaType: format === 'json' ? 'application/json' : 'application/zip',
    // Of the bytes themselves: a buffer made from them would hold them once more.
    base64: bytes.toBase64(),
  };
}

async function readParts(db: CustomerRead['db'], owner: Owner): Promise<Part[]> {
  const parts: Part[] = [];
  for (const table of Object.values(OWN_TABLES)) {
    if (typeof table === 'string') continue;
    const { rows } = await table.rows(owner).execute(db);
    parts.push({ name: table.name, rows: rows.map((row) => readableRow(row, table.without)) });
  }
  return parts;
}

const WRITE: Record<DataFormat, (parts: Part[], now: Temporal.Instant) => Uint8Array> = {
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
