import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, IsoInstant, requiredText } from './primitives.ts';
import type { StaffRole } from './staff-roles.ts';

/** So many rows of a sheet are imported at once. */
export const MOST_SHEET_ROWS = 1000;

/** A full sheet with long descriptions: 1,000 rows of about 4 KB. */
const SHEET_BODY_BYTES = 4 * 1024 * 1024;

/** What becomes of a row: `same` changes nothing; `wrong` has to be mended before anything is written. */
const SheetOutcome = z.enum(['new', 'changed', 'same', 'wrong']);
export type SheetOutcome = z.output<typeof SheetOutcome>;

/** A row that there is something to say about. */
const SheetRowCheck = z.object({
  /** Which row of those that were sent, from 0. */
  row: z.int(),
  outcome: SheetOutcome,
  /** What is wrong; without a column it is about the whole row. */
  problems: z.array(z.object({ column: z.nullable(z.string()), message: z.string() })),
  /** What a cell says so far and from then on. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  /** What is worth knowing, and keeps nothing from being written. */
  notices: z.array(z.string()),
});
export type SheetRowCheck = z.output<typeof SheetRowCheck>;

/** What importing a sheet comes to, as things stand. */
export const SheetCheck = z.object({
  /** All but those that change nothing. */
  rows: z.array(SheetRowCheck),
  /** Rows by what becomes of them. */
  outcomes: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
  /** Names this answer: what is imported is what somebody has seen. */
  fingerprint: z.string(),
});
export type SheetCheck = z.output<typeof SheetCheck>;

/** An import that was written. */
export const SheetImport = z.object({
  id: Id,
  fileName: z.string(),
  at: IsoInstant,
  actor: z.string(),
  /** Rows that were new, and that changed something. */
  counts: z.object({ new: z.int(), changed: z.int() }),
  takenBackAt: z.nullable(IsoInstant),
  takenBackBy: z.nullable(z.string()),
});
export type SheetImport = z.output<typeof SheetImport>;

const sheetBody = <Column extends string>(columns: readonly Column[]) => ({
  /** The columns that the sheet has; what another one says of a thing stays as it is. */
  columns: z.array(z.enum(columns)).check(z.minLength(1, 'Please say what one of the columns is.')),
  rows: z
    .array(
      z.object({
        /** Where the row stands in its sheet, from 1. */
        line: z.int().check(z.gte(1), z.lte(10_000_000)),
        /** Its cells as they were typed, by column; one that is not there is empty. */
        cells: z.partialRecord(z.enum(columns), z.string().check(z.maxLength(20_000))),
      }),
    )
    .check(
      z.minLength(1, 'There are no rows to import.'),
      z.maxLength(
        MOST_SHEET_ROWS,
        `Please import at most ${MOST_SHEET_ROWS.toLocaleString('en-CA')} rows at once; the rest goes into a second sheet.`,
      ),
    ),
});

const largeBody = { bytes: SHEET_BODY_BYTES, tooLarge: 'sheet_too_large' } as const;

/**
 * A noun of the desk as a sheet (docs/rules.md#sheets): taken along, checked, and imported again so that
 * the same sheet changes nothing.
 * @param things what the rows are, in the plural: `dishes`
 */
export const sheetEndpoints = <Who extends StaffRole, Column extends string>({
  path,
  access,
  things,
  columns,
}: {
  path: `/v1/${string}`;
  access: Who;
  things: string;
  columns: readonly Column[];
}) => ({
  downloadSheet: endpoint({
    method: 'GET',
    path: `${path}/sheet`,
    access,
    summary: `Download all ${things} as the sheet that can be imported`,
    data: z.string(),
    csv: true,
  }),
  checkSheet: endpoint({
    method: 'POST',
    path: `${path}/sheet/check`,
    access,
    summary: `Say what importing a sheet of ${things} would do, row by row; writes nothing`,
    body: z.object(sheetBody(columns)),
    data: SheetCheck,
    largeBody,
    errors: ['sheet_too_large'],
  }),
  importSheet: endpoint({
    method: 'POST',
    path: `${path}/sheet`,
    access,
    summary: `Import a sheet of ${things} as it was checked: all of it or nothing`,
    body: z.object({
      ...sheetBody(columns),
      fileName: requiredText(200, 'Please say where the rows come from.'),
      fingerprint: z.string().check(z.maxLength(100)),
    }),
    data: SheetCheck,
    idempotent: true,
    largeBody,
    errors: ['sheet_too_large', 'import_has_mistakes', 'import_writes_nothing', 'import_changed'],
  }),
  listSheetImports: endpoint({
    method: 'GET',
    path: `${path}/sheet/imports`,
    access,
    summary: `List the latest imports of ${things}, taken back ones among them`,
    data: z.array(SheetImport),
  }),
  takeBackSheet: endpoint({
    method: 'POST',
    path: `${path}/sheet/imports/:id/take-back`,
    access,
    summary: `Take a whole import of ${things} back, as long as nothing was built on it`,
    params: z.object({ id: Id }),
    data: SheetImport,
    errors: ['import_not_found', 'import_taken_back', 'sheet_changed_since', 'sheet_in_use'],
  }),
});
