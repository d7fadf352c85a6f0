import { expect } from 'vitest';
import { readText } from '#admin/platform/sheets/read-sheet.ts';
import { adminImports, type CustomerCells } from '#contract/account/desk-imports.ts';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { CUSTOMER_COLUMNS } from '#domain/account/customer-sheet.ts';
import type { Client } from './app.ts';

/** The sheet of customers as somebody downloads it, row by row. */
export async function downloadCustomers(owner: Client): Promise<CustomerCells[]> {
  const { text } = await owner.call(adminDownloads['customer-sheet'], {
    query: { sort: 'createdAt', order: 'ASC' },
  });
  return readText(text)
    .slice(1)
    .map((row) =>
      Object.fromEntries(CUSTOMER_COLUMNS.map((column, at) => [column, row[at] ?? ''])),
    );
}

const bodyOf = (rows: readonly CustomerCells[]) => ({
  rows: rows.map((cells, at) => ({ cells, decision: null, line: at + 2 })),
  defaultSlot: '14:00-15:00' as const,
});

/** What importing it would do. */
export const checkCustomers = async (owner: Client, rows: readonly CustomerCells[]) =>
  (await owner.call(adminImports.check, { body: bodyOf(rows) })).data;

/** Imports it as it was checked, with nothing wrong in it. */
export async function importCustomers(owner: Client, rows: readonly CustomerCells[]) {
  const checked = await checkCustomers(owner, rows);
  expect(checked.rows.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
  const { fingerprint } = checked;
  return owner.call(adminImports.create, {
    body: { ...bodyOf(rows), fileName: 'customers.csv', fingerprint, invite: false },
  });
}
