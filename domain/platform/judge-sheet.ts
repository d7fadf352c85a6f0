import type { SheetCheck, SheetOutcome, SheetRowCheck } from '#contract/platform/sheets.ts';
import { counted } from './plural.ts';
import {
  type LineProblem,
  readCells,
  type SheetCells,
  type SheetColumns,
  writeCells,
} from './sheet.ts';

/** A line of a thing, with what tells it from its others. */
export type SheetLine<Values> = {
  key: string;
  values: Values;
  /** It says that the thing has nothing else: whatever else it gets takes its place. */
  isPlaceholder?: boolean;
};

/** Something that has one or several lines of a sheet: a dish, a plan with its variants, a week. */
export type SheetThing<Values, Row = unknown> = {
  /** Tells it from the others of the sheet. */
  key: string;
  /** Its lines as they are so far. */
  lines: readonly SheetLine<Values>[];
  row: Row;
};

/** Which thing a line is about, and which of its lines it is; or why nobody can say. */
export type LineKeys = {
  thing: string;
  line: string;
  unclear?: string;
  /** Where that stands; else it is about the whole row. */
  unclearColumn?: string;
};

/** A sheet as it was sent, and what it is read against. */
export type SheetToJudge<Values, Row> = {
  columns: SheetColumns<Values>;
  /** The columns that the sheet has. */
  given: ReadonlySet<string>;
  rows: readonly { line: number; cells: SheetCells<Values> }[];
  things: readonly SheetThing<Values, Row>[];
  /** What a line is about, by its cells as they were typed. */
  keysOf: (cells: SheetCells<Values>) => LineKeys;
  /** What a new line of a thing begins with, where the sheet has no such column. */
  startOf: (thing: SheetThing<Values, Row>) => Partial<Values>;
  /** A line as it is kept, however it was typed; `before` is how it is so far, null where it is new. */
  settle: (values: Values, before: Values | null) => Values;
  /** Lines of a thing that the sheet has not got are taken off it; else they stay. */
  isWhole: boolean;
};

/** A thing that is new or differs, with its lines as the sheet has them. */
export type SheetWrite<Values, Row> = {
  before: SheetThing<Values, Row> | null;
  lines: { row: number; key: string; values: Values }[];
};

type JudgedLine<Values> = {
  row: number;
  keys: LineKeys;
  values: Values | null;
  before: Values | null;
};

/** Marks a row as wrong. */
export function blame(check: SheetRowCheck | undefined, problem: LineProblem): void {
  if (!check) return;
  check.outcome = 'wrong';
  check.problems.push({ column: problem.column, message: problem.message });
}

/** A line of a thing in a few words, for what is taken off it. */
const lineText = <Values extends object>(columns: SheetColumns<Values>, values: Values): string => {
  const cells = Object.values<string>(writeCells(columns, values));
  return cells.slice(1, 3).join(', ');
};

/** However lines are ended. */
const isAlike = (one: string, other: string): boolean =>
  one.replace(/\r\n?/g, '\n').trim() === other.trim();

/** What the cells of a line say so far, and from then on. */
function changesOf<Values extends object>(
  columns: SheetColumns<Values>,
  before: Values,
  values: Values,
): SheetRowCheck['changes'] {
  const [from, to] = [writeCells(columns, before), writeCells(columns, values)];
  return (Object.keys(columns) as (keyof Values & string)[]).flatMap((column) =>
    isAlike(from[column], to[column]) ? [] : [{ column, from: from[column], to: to[column] }],
  );
}

/**
 * Reads the lines of a sheet and says of each what becomes of it, and which things are to be written. A
 * thing with a wrong line is not written, and neither is one that stays as it is.
 */
export function judgeSheet<Values extends object, Row>(
  sheet: SheetToJudge<Values, Row>,
): { checks: SheetRowCheck[]; writes: SheetWrite<Values, Row>[] } {
  const { columns, given, rows, things } = sheet;
  const checks = rows.map(
    (_, row): SheetRowCheck => ({
      ...{ row, outcome: 'same', problems: [], changes: [], notices: [] },
    }),
  );
  const known = new Map(things.map((thing) => [thing.key, thing]));
  const seen = new Map<string, number>();
  const lines = rows.map(({ cells }, row): JudgedLine<Values> => {
    const keys = sheet.keysOf(cells);
    const thing = known.get(keys.thing);
    const before = thing?.lines.find(({ key }) => key === keys.line)?.values ?? null;
    const start = before ?? (thing ? sheet.startOf(thing) : {});
    const read = readCells(columns, { given, cells, start });
    const problems = 'problems' in read ? (read.problems as LineProblem[]) : [];
    const wrong = keys.unclear
      ? [{ column: keys.unclearColumn ?? null, message: keys.unclear }]
      : problems;
    for (const problem of wrong) blame(checks[row], problem);
    const name = JSON.stringify([keys.thing, keys.line]);
    const twin = seen.get(name);
    if (twin !== undefined && wrong.length === 0)
      blame(checks[row], {
        column: null,
        message: `Row ${rows[twin]?.line} is about the same. Please leave one of the two out.`,
      });
    seen.set(name, twin ?? row);
    const values = wrong.length > 0 ? null : sheet.settle(read as Values, before);
    return { row, keys, before, values };
  });

  const writes = [...Map.groupBy(lines, ({ keys }) => keys.thing)].flatMap(([key, own]) => {
    const thing = known.get(key) ?? null;
    const read = own.flatMap(({ row, keys, values }) =>
      values ? [{ row, key: keys.line, values }] : [],
    );
    if (own.some(({ row }) => checks[row]?.outcome === 'wrong')) return [];
    const isNew = own.some(({ before }) => before === null);
    for (const { row, before, values } of own) {
      const check = checks[row];
      if (!check || !values) continue;
      check.changes = before ? changesOf(columns, before, values) : [];
      if (!before) check.outcome = 'new';
      else if (check.changes.length > 0) check.outcome = 'changed';
    }
    const first = checks[own[0]?.row ?? -1];
    const rest = sheet.isWhole && thing && first ? tellOfRest(sheet, thing, own, first) : false;
    const isChanged = own.some(({ row }) => checks[row]?.outcome === 'changed');
    return isNew || isChanged || rest ? [{ before: thing, lines: read }] : [];
  });
  return { checks, writes };
}

/** Notes at the first line of a thing what is taken off it, or that only its order is another. */
function tellOfRest<Values extends object, Row>(
  { columns }: SheetToJudge<Values, Row>,
  thing: SheetThing<Values, Row>,
  lines: readonly JudgedLine<Values>[],
  first: SheetRowCheck,
): boolean {
  const order = lines.map(({ keys }) => keys.line);
  const missing = thing.lines.filter(
    ({ key, isPlaceholder }) => !isPlaceholder && !order.includes(key),
  );
  const stayed = thing.lines.flatMap(({ key }) => (order.includes(key) ? [key] : []));
  const isMoved = stayed.some((key, at) => key !== order.filter((one) => stayed.includes(one))[at]);
  if (missing.length > 0)
    first.notices.push(
      `${counted(missing.length, 'line is', 'lines are')} taken off, which this sheet has not got: ${missing
        .map(({ values }) => lineText(columns, values))
        .join('; ')}.`,
    );
  if (isMoved) first.notices.push('The order is another than before.');
  if (first.outcome === 'same' && (missing.length > 0 || isMoved)) first.outcome = 'changed';
  return missing.length > 0 || isMoved;
}

/** How many rows came to what. */
export function countOutcomes(checks: readonly SheetRowCheck[]): SheetCheck['outcomes'] {
  const count = (outcome: SheetOutcome) => checks.filter((one) => one.outcome === outcome).length;
  return {
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    wrong: count('wrong'),
  };
}
