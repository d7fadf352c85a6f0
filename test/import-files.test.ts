import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import {
  cellsOf,
  readSheetFile,
  type Table,
  UnreadableSheet,
} from '#admin/platform/sheets/read-sheet.ts';
import { writeWorkbook } from '#admin/platform/sheets/write-workbook.ts';
import { adminImports } from '#contract/account/desk-imports.ts';
import { CUSTOMER_LOOKS, CUSTOMER_SHEET } from '#domain/account/customer-sheet.ts';
import { guessColumns } from '#domain/platform/sheet.ts';
import { useApp } from './app.ts';
import { countAll } from './import-kit.ts';
import { buildOffer } from './tiffin-factories.ts';

const services = useApp();

/** What people have in their lists, what nobody should, and signs by themselves. */
const cells = (plan: string) =>
  fc.oneof(
    fc.constantFrom(
      ...['Name', 'Phone', 'Plan', 'Left', 'Owes', 'For', 'Address', 'Asha Patel', 'Ravi', ''],
      ...['905-555-0142', '+447700900123', 'asha@example.com', '7', '12 left', '-3', '20.00'],
      ...['Mon, Wed', 'Jain', 'keto', '2026-12-04 from 2026-12-01', 'open', '__proto__', "'=1+1"],
      ...['18 Simcoe Street North, Oshawa, ON L1G 4S1', 'a'.repeat(3_000), '"', 'a\nb', plan],
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );

let people = 0;
/** A table with nothing wrong in it. */
const rightTables = fc.integer({ min: 1, max: 4 }).map((rows) => [
  ['Name', 'Phone', 'For', 'Address', 'Left'],
  ...Array.from({ length: rows }, () => {
    people += 1;
    const phone = `416-555-${String(people).padStart(4, '0')}`;
    return ['Jaya Shah', phone, people % 3 === 0 ? 'Nani' : '', `${people} King St, Ajax`, '4'];
  }),
]);

/** A file as a spreadsheet writes it, now and then with bytes that came out wrong. */
const files = (plan: string) =>
  fc
    .record({
      table: fc.oneof(
        rightTables,
        fc.array(fc.array(cells(plan), { minLength: 1, maxLength: 8 }), { maxLength: 12 }),
      ),
      kind: fc.constantFrom('xlsx', ',', ';', '\t'),
      broken: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }),
      isBroken: fc.boolean(),
    })
    .map(({ table, kind, broken, isBroken }) => {
      const bytes =
        kind === 'xlsx'
          ? writeWorkbook(table)
          : new TextEncoder().encode(Papa.unparse(table, { delimiter: kind }));
      if (isBroken && bytes.length > 0)
        for (const [at, byte] of broken) bytes[at % bytes.length] = byte;
      return new File([bytes], 'customers');
    });

async function readRows(file: File): Promise<Table | null> {
  try {
    return await readSheetFile(file);
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    return null;
  }
}

it('whatever a file of customers holds, it is imported whole or changes nothing', async () => {
  const owner = await services.asStaff();
  const { group } = await buildOffer(services.db);
  let written = 0;
  await fc.assert(
    fc.asyncProperty(files(group.name), async (file) => {
      const table = await readRows(file);
      if (!table) return;
      const guess = guessColumns(table, CUSTOMER_SHEET, CUSTOMER_LOOKS);
      const rows = cellsOf(table, { headings: CUSTOMER_SHEET, ...guess });
      if (rows.length === 0) return;
      const before = await countAll(services.db);
      const body = { rows, defaultSlot: '18:00-19:00' as const, defaultPlan: group.name };
      const checked = await owner.call(adminImports.check, { body });
      expect(checked.status).toBe(200);
      expect(await countAll(services.db)).toEqual(before);
      const { outcomes, counts, fingerprint } = checked.data;
      const { status } = await owner.call(adminImports.create, {
        body: { ...body, fileName: file.name, fingerprint, invite: false },
      });
      const isWritten = outcomes.wrong === 0 && outcomes.new + outcomes.joined > 0;
      expect(status).toBe(isWritten ? 201 : 409);
      const after = await countAll(services.db);
      if (!isWritten) {
        expect(after).toEqual(before);
        return;
      }
      written += 1;
      expect(after).toMatchObject({
        customers: (before.customers ?? 0) + counts.customers,
        subscriptions: (before.subscriptions ?? 0) + counts.subscriptions,
      });
    }),
    { numRuns: 40 },
  );
  expect(written).toBeGreaterThan(0);
});
