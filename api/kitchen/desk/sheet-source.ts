import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Context, StaffWrite } from '#api/platform/http/context.ts';
import { errorMessage } from '#contract/errors.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import type { DB } from '#db/types.ts';
import type { LineKeys, SheetLine, SheetThing } from '#domain/platform/judge-sheet.ts';
import type { LineProblem, SheetCells, SheetColumns } from '#domain/platform/sheet.ts';

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
  /**
   * Writes a thing that is new or differs, as its form does; answers what is wrong with it.
   * @param isWhole what it has besides these lines is taken off it
   */
  save: (
    ctx: StaffWrite,
    before: SheetThing<Values, Row> | null,
    lines: readonly SheetLine<Values>[],
    isWhole: boolean,
  ) => Promise<readonly ThingProblem[]>;
  /** What a sheet says of all its things together; done once each of them is written. */
  finish?: (ctx: StaffWrite) => Promise<unknown>;
  /** What that is now. */
  together?: Together;
};

/** What is true of all things of a noun together, to be taken back with an import that has changed it. */
export type Together = {
  /** What it is called, where somebody has changed it since. */
  name: string;
  /** As it is written down with the import. */
  state: unknown;
  isLike: (state: unknown) => boolean;
  restore: (ctx: StaffWrite, state: unknown) => Promise<unknown>;
};

/** A noun of the desk as a sheet. */
export type SheetSource<Values extends object, Row extends { id: string }> = {
  /** What the noun is called in paths and in names of files. */
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
  /** What one of them is called in a sentence. */
  nameOf: (row: Row) => string;
  /** Removes one that an import has added, as its own command does; refused when something uses it. */
  remove: (ctx: StaffWrite, id: string) => Promise<unknown>;
  /** Somebody has given it what no sheet has. */
  hasMore?: (row: Row) => boolean;
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
