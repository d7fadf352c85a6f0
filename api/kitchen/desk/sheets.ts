import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Context, StaffWrite } from '#api/platform/http/context.ts';
import { BYTE_ORDER_MARK, writeCsv } from '#api/platform/http/csv.ts';
import { asFile, ownTransaction, type SentFile } from '#api/platform/http/handler.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { errorMessage } from '#contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SheetCheck } from '#contract/platform/sheets.ts';
import type { DB } from '#db/types.ts';
import { dayOf } from '#domain/platform/days.ts';
import {
  blame,
  countOutcomes,
  judgeSheet,
  type LineKeys,
  type SheetThing,
} from '#domain/platform/judge-sheet.ts';
import {
  columnsOf,
  type LineProblem,
  type SheetCells,
  type SheetColumns,
  writeCells,
} from '#domain/platform/sheet.ts';

/** What is wrong with a thing, at one of its lines, from 0. */
export type ThingProblem = LineProblem & { line: number };

/** All there is of a noun, as a sheet has it, and what is done with one that is read against it. */
export type OpenSheet<Values extends object, Row = unknown> = {
  /** In the order of the sheet. */
  things: readonly SheetThing<Values, Row>[];
  keysOf: (cells: SheetCells<Values>) => LineKeys;
  /** What a new line of a thing begins with, where the sheet has no such column. */
  startOf?: (thing: SheetThing<Values, Row>) => Partial<Values>;
  /** A line as it is kept, however it was typed; `before` is how it is so far, null where it is new. */
  settle?: (values: Values, before: Values | null) => Values;
  /** Writes a thing that is new or differs, as its form does; answers what is wrong with it. */
  save: (
    ctx: StaffWrite,
    before: SheetThing<Values, Row> | null,
    lines: readonly { key: string; values: Values }[],
  ) => Promise<readonly ThingProblem[]>;
  /** What a sheet says of all its things together; done once each of them is written. */
  finish?: (ctx: StaffWrite) => Promise<unknown>;
};

/** A noun of the desk as a sheet. */
export type SheetSource<Values extends object, Row> = {
  /** What the downloaded file is called. */
  name: string;
  columns: SheetColumns<Values>;
  /** Lines of a thing that the sheet has not got are taken off it; else they stay. */
  isWhole?: boolean;
  /** @param cells of the lines of a sheet that is read against it */
  open: (
    ctx: Pick<Context, 'db' | 'now'>,
    cells: readonly SheetCells<Values>[],
  ) => Promise<OpenSheet<Values, Row>>;
  /** Lets nobody else change what there is from here on. */
  hold: (db: Transaction<DB>) => Promise<unknown>;
};

/** What the form's schema says of a body in wire form. */
export function parseBody<Body>(
  schema: z.ZodMiniType<Body>,
  wire: unknown,
): { body: Body } | { issues: z.core.$ZodIssue[] } {
  const parsed = z.safeParse(schema, wire);
  return parsed.success ? { body: parsed.data } : { issues: parsed.error.issues };
}

/** Why a form would refuse a thing, told at one of its lines. */
export const refusedAt = (
  { refused, details, field }: Refusal,
  { line = 0, column = field ?? null }: { line?: number; column?: string | null } = {},
): ThingProblem => ({ line, column, message: errorMessage(refused, details, true) });

/** Saves a thing of one line: what its form's schema or its command refuses is told at its column. */
export async function saveLine<Body>(
  schema: z.ZodMiniType<Body>,
  wire: unknown,
  save: (body: Body) => Promise<unknown>,
): Promise<ThingProblem[]> {
  const parsed = parseBody(schema, wire);
  if ('issues' in parsed)
    return parsed.issues.map(({ path, message }) => ({
      ...{ line: 0, column: String(path[0]), message },
    }));
  const saved = await save(parsed.body);
  return isRefusal(saved) ? [refusedAt(saved)] : [];
}

type SheetBody<Values> = {
  columns: string[];
  rows: { line: number; cells: SheetCells<Values> }[];
};

/** Writes what a sheet has that is new or differs, and says what became of each of its rows. */
async function writeSheet<Values extends object, Row>(
  ctx: StaffWrite,
  { columns, isWhole = false, open }: SheetSource<Values, Row>,
  body: SheetBody<Values>,
): Promise<SheetCheck> {
  const { rows } = body;
  const opened = await open(
    ctx,
    rows.map(({ cells }) => cells),
  );
  const { save, finish, startOf = () => ({}), settle = (line) => line, ...others } = opened;
  const { checks, writes } = judgeSheet({
    ...{ columns, given: new Set(body.columns), rows, startOf, settle, isWhole },
    ...others,
  });
  for (const { before, lines } of writes) {
    const problems = await save(ctx, before, lines);
    for (const { line, ...problem } of problems) blame(checks[lines[line]?.row ?? -1], problem);
  }
  if (checks.every(({ outcome }) => outcome !== 'wrong')) await finish?.(ctx);
  const told = checks.filter(({ outcome }) => outcome !== 'same');
  const seen = JSON.stringify([body.columns, rows, told]);
  return {
    rows: told,
    outcomes: countOutcomes(checks),
    fingerprint: createHash('sha256').update(seen).digest('hex'),
  };
}

/** All there is as a sheet that the import reads again. */
async function sheetFile<Values extends object, Row>(
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
export const sheetHandlers = <Values extends object, Row>(source: SheetSource<Values, Row>) => ({
  downloadSheet: asFile((ctx: { db: Kysely<DB>; now: Temporal.Instant }) => sheetFile(ctx, source)),
  checkSheet: ownTransaction(
    (ctx: Omit<StaffWrite, 'db'> & { db: Kysely<DB> }, { body }: { body: SheetBody<Values> }) =>
      inTransaction<SheetCheck>(ctx.db, async (db, rollBack) =>
        rollBack(await writeSheet({ ...ctx, db }, source, body)),
      ),
  ),
  importSheet: async (
    ctx: StaffWrite,
    { body }: { body: SheetBody<Values> & { fingerprint: string } },
  ): Promise<SheetCheck | Refusal> => {
    // Two sheets of one noun come one after the other, and nobody saves a form meanwhile: what a sheet
    // leaves as it is, it would write back as it was.
    await source.hold(ctx.db);
    const check = await writeSheet(ctx, source, body);
    if (check.fingerprint !== body.fingerprint) return refuse('import_changed');
    if (check.outcomes.wrong > 0) return refuse('import_has_mistakes');
    if (check.rows.length === 0) return refuse('import_writes_nothing');
    return check;
  },
});
