import { type Kysely, sql } from 'kysely';
import {
  adminImports,
  type CustomerCells,
  type RowDecision,
} from '#contract/account/desk-imports.ts';
import type { DB } from '#db/types.ts';
import type { Client } from './app.ts';

/** A row as somebody has it, and what was decided about it. */
export type Row = CustomerCells & { decision?: RowDecision };

let people = 0;
/** Somebody whom nobody knows, with a plan by its name. */
export const person = (values: Row = {}): Row => {
  people += 1;
  const digits = String(people).padStart(4, '0');
  return {
    name: `Person ${digits}`,
    phone: `416555${digits}`,
    email: `person-${digits}@example.com`,
    address: `${people} Simcoe Street North, Oshawa, ON L1G 4S1`,
    ...values,
  };
};

/** Rows as the desk sends them. */
export const sheetOf = (rows: readonly Row[]) => ({
  rows: rows.map(({ decision, ...cells }, index) => ({
    ...{ cells, decision: decision ?? null },
    line: index + 1,
  })),
  defaultSlot: '18:00-19:00' as const,
});

/** What importing them would do. */
export const check = async (owner: Client, rows: readonly Row[]) =>
  (await owner.call(adminImports.check, { body: sheetOf(rows) })).data;

/** Imports them as they were checked. */
export const write = async (owner: Client, rows: readonly Row[], fingerprint?: string) =>
  owner.call(adminImports.create, {
    body: {
      ...sheetOf(rows),
      fileName: 'customers.csv',
      fingerprint: fingerprint ?? (await check(owner, rows)).fingerprint,
      invite: false,
    },
  });

/** Takes an import back. */
export const takeBack = (owner: Client, id: string) =>
  owner.call(adminImports.takeBack, { params: { id } });

/** How many rows every table that an import writes has. */
export async function countAll(db: Kysely<DB>): Promise<Record<string, number>> {
  const tables = [
    'customers',
    'customer_addresses',
    'mail_choices',
    'opt_outs',
    'subscriptions',
    'credit_entries',
    'usual_bookings',
    'tiffin_orders',
    'mails',
  ] as const;
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(db);
    return [table, rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** The customer with an e-mail address. */
export const customerOf = (db: Kysely<DB>, email: string) =>
  db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** Their plans, in the order of their numbers. */
export const plansOf = (db: Kysely<DB>, customerId: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('number')
    .execute();
