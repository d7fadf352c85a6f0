import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { BYTE_ORDER_MARK, writeCsv } from '#api/platform/http/csv.ts';
import { asFile, ownTransaction, type SentFile } from '#api/platform/http/handler.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SheetCheck, SheetImport } from '#contract/platform/sheets.ts';
import { listSheetImports } from '#db/kitchen/sheet-imports.ts';
import type { DB } from '#db/types.ts';
import { dayOf } from '#domain/platform/days.ts';
import { blame, countOutcomes, judgeSheet } from '#domain/platform/judge-sheet.ts';
import { columnsOf, type SheetCells, writeCells } from '#domain/platform/sheet.ts';
import { keepImport, presentSheetImport } from './keep-import.ts';
import type { OpenSheet, SheetSource } from './sheet-source.ts';
import { takeBackSheet } from './take-back-sheet.ts';

type SheetBody<Values> = {
  columns: string[];
  rows: { line: number; cells: SheetCells<Values> }[];
};

/** What a sheet came to, and what there was before it. */
type WrittenSheet<Values extends object, Row> = {
  check: SheetCheck;
  before: OpenSheet<Values, Row>;
  /** Ids of the things that were written and not new, in their order. */
  changed: string[];
};

/** Writes what a sheet has that is new or differs, and says what became of each of its rows. */
async function writeSheet<Values extends object, Row extends { id: string }>(
  ctx: StaffWrite,
  { columns, isWhole = false, open }: SheetSource<Values, Row>,
  body: SheetBody<Values>,
): Promise<WrittenSheet<Values, Row>> {
  const { rows } = body;
  const before = await open(
    ctx,
    rows.map(({ cells }) => cells),
  );
  const { save, finish, startOf = () => ({}), settle = (line) => line, things, keysOf } = before;
  const { checks, writes } = judgeSheet({
    ...{ columns, given: new Set(body.columns), rows, startOf, settle, isWhole },
    ...{ things, keysOf },
  });
  for (const { before, lines } of writes) {
    const problems = await save(ctx, before, lines, isWhole);
    for (const { line, ...problem } of problems) blame(checks[lines[line]?.row ?? -1], problem);
  }
  if (checks.every(({ outcome }) => outcome !== 'wrong')) await finish?.(ctx);
  const told = checks.filter(({ outcome }) => outcome !== 'same');
  const seen = JSON.stringify([body.columns, rows, told]);
  const fingerprint = createHash('sha256').update(seen).digest('hex');
  return {
    check: { rows: told, outcomes: countOutcomes(checks), fingerprint },
    before,
    changed: writes.flatMap(({ before }) => before?.row.id ?? []),
  };
}

/** All there is as a sheet that the import reads again. */
async function sheetFile<Values extends object, Row extends { id: string }>(
  ctx: { db: Kysely<DB>; now: Temporal.Instant },
  { name, columns, open }: SheetSource<Values, Row>,
): Promise<SentFile> {
  const { things } = await open(ctx, []);
  const lines = things.flatMap(({ lines }) =>
    lines.map(({ values }) => writeCells(columns, values)),
  );
  const names = columnsOf(columns);
  const table = [
    names.map((column) => columns[column].heading),
    ...lines.map((cells) => names.map((column) => cells[column])),
  ];
  const text = BYTE_ORDER_MARK + writeCsv(table);
  return { fileName: `${name}-${dayOf(ctx.now)}.csv`, pieces: piecesOf(text) };
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

/**
 * The endpoints of a noun as a sheet (contract/platform/sheets.ts). Checking is importing, taken back
 * before anybody sees it: what the check says is what the import does.
 */
export const sheetHandlers = <Values extends object, Row extends { id: string }>(
  source: SheetSource<Values, Row>,
) => ({
  downloadSheet: asFile((ctx: { db: Kysely<DB>; now: Temporal.Instant }) => sheetFile(ctx, source)),
  checkSheet: ownTransaction(
    (ctx: Omit<StaffWrite, 'db'> & { db: Kysely<DB> }, { body }: { body: SheetBody<Values> }) =>
      inTransaction<SheetCheck>(ctx.db, async (db, rollBack) =>
        rollBack((await writeSheet({ ...ctx, db }, source, body)).check),
      ),
  ),
  importSheet: async (
    ctx: StaffWrite,
    { body }: { body: SheetBody<Values> & { fileName: string; fingerprint: string } },
  ): Promise<SheetCheck | Refusal> => {
    // Two sheets of one noun come one after the other, and nobody saves a form meanwhile: what a sheet
    // leaves as it is, it would write back as it was.
    await source.hold(ctx.db);
    const { check, ...written } = await writeSheet(ctx, source, body);
    if (check.fingerprint !== body.fingerprint) return refuse('import_changed');
    if (check.outcomes.wrong > 0) return refuse('import_has_mistakes');
    if (check.rows.length === 0) return refuse('import_writes_nothing');
    await keepImport(ctx, source, { fileName: body.fileName, counts: check.outcomes, ...written });
    return check;
  },
  listSheetImports: async ({ db }: { db: Kysely<DB> }): Promise<SheetImport[]> =>
    (await listSheetImports(db, source.name)).map(presentSheetImport),
  takeBackSheet: (ctx: StaffWrite, { params }: { params: { id: string } }) =>
    takeBackSheet(ctx, source, params.id),
});
