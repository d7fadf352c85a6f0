import * as z from 'zod/mini';
import { plainName } from './plain-name.ts';

/** What stands over a column, and how a cell of it looks. */
export type SheetHeading = {
  /** What stands over it in a sheet that the desk writes. */
  heading: string;
  /** What people write over it, in lower case and without signs. */
  aliases: readonly string[];
  /** How a cell of it looks, for the template; null: it differs from kitchen to kitchen. */
  example: string | null;
  /** The template's example is known again by these: `Your dish` is none. */
  isKey?: true;
};

/** The headings of a sheet by the names of its columns, in their order. */
export type SheetHeadings<Column extends string = string> = Readonly<Record<Column, SheetHeading>>;

/** The names of the columns in their order. */
export const columnsOf = <Column extends string>(headings: SheetHeadings<Column>): Column[] =>
  Object.keys(headings) as Column[];

/** What each column of somebody's table is; null: none of ours. */
export type ColumnGuess<Column extends string = string> = (Column | null)[];

/** What most cells of a column look like where nothing stands over it, the surest first. */
export type LooksLike<Column extends string> = readonly (readonly [Column, RegExp])[];

/** A heading without case, signs and what stands in brackets. */
const plain = (heading: string): string => plainName(heading.replace(/\(.*?\)/g, ' '));

/** A column by its heading alone; null where nobody can say. */
function byHeading<Column extends string>(
  headings: SheetHeadings<Column>,
  heading: string,
): Column | null {
  const wanted = plain(heading);
  const isCalled = (column: Column) =>
    plain(headings[column].heading) === wanted || headings[column].aliases.includes(wanted);
  return columnsOf(headings).find(isCalled) ?? null;
}

function byCells<Column extends string>(
  looks: LooksLike<Column>,
  cells: readonly string[],
): Column | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length === 0) return null;
  const fits = looks.find(
    ([, look]) => filled.filter((cell) => look.test(cell)).length * 5 >= filled.length * 4,
  );
  return fits?.[0] ?? null;
}

/** So many rows are looked at for a guess. */
const LOOKED_AT = 50;

/**
 * What a table that somebody pasted or opened holds: whether its first row has headings, and which of
 * our columns each of its columns is, by heading or else by what its cells look like. No column of ours
 * is guessed twice.
 */
export function guessColumns<Column extends string>(
  table: readonly (readonly string[])[],
  headings: SheetHeadings<Column>,
  looks: LooksLike<Column> = [],
): { hasHeadings: boolean; columns: ColumnGuess<Column> } {
  const [first = [], ...others] = table;
  const width = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  const named = Array.from({ length: width }, (_, at) => byHeading(headings, first[at] ?? ''));
  const hasHeadings =
    named.some((column) => column !== null) && !first.some((cell) => /\d{3}/.test(cell));
  const rows = (hasHeadings ? others : table).slice(0, LOOKED_AT);
  const taken = new Set<Column>();
  const take = (column: Column | null | undefined) => {
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  };
  const byName = named.map((column) => take(hasHeadings ? column : null));
  const columns = byName.map(
    (column, at) =>
      column ??
      (first[at]?.trim() && hasHeadings
        ? null
        : take(
            byCells(
              looks,
              rows.map((row) => row[at] ?? ''),
            ),
          )),
  );
  return { hasHeadings, columns };
}

/** What is wrong with a cell, and what to write instead. */
export class CellProblem extends Error {}

/** A column whose cells are read and written here. */
export type SheetColumn<Value> = SheetHeading & {
  /** @throws CellProblem */
  read: (cell: string) => Value;
  /** As `read` reads it again. */
  write: (value: Value) => string;
  /** What something new has where the sheet has no such column; absent: there has to be one. */
  initial?: Value;
  /** An empty cell says nothing of what is there: it stays. */
  emptyStays?: true;
  /** It says something of all things together, on a line of one of them. */
  ofAll?: true;
};

/** A sheet whose lines are these values. */
export type SheetColumns<Values> = {
  readonly [Column in keyof Values & string]: SheetColumn<Values[Column]>;
};

/** The cells of a line, by column. */
export type SheetCells<Values> = Partial<Record<keyof Values & string, string | undefined>>;

/** A line in words, as reading finds it again. */
export function writeCells<Values extends object>(
  columns: SheetColumns<Values>,
  values: Values,
): Record<keyof Values & string, string> {
  const names = Object.keys(columns) as (keyof Values & string)[];
  return Object.fromEntries(
    names.map((name) => [name, columns[name].write(values[name])]),
  ) as Record<keyof Values & string, string>;
}

/** What is wrong with a line; without a column it is about all of it. */
export type LineProblem = { column: string | null; message: string };

/**
 * What a line says: a column that the sheet has not got leaves what was there at the `start`, and else is
 * as new things begin.
 */
export function readCells<Values extends object>(
  columns: SheetColumns<Values>,
  {
    given,
    cells,
    start,
  }: {
    /** The columns that the sheet has. */
    given: ReadonlySet<string>;
    cells: SheetCells<Values>;
    start: Partial<Values>;
  },
): Values | { problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const values: Partial<Values> = {};
  for (const name of Object.keys(columns) as (keyof Values & string)[]) {
    const { read, initial, heading, emptyStays } = columns[name];
    // What somebody has mended counts, also where the sheet has no such column.
    const isGiven = given.has(name) || cells[name] !== undefined;
    const isSaid = isGiven && !(emptyStays && !cells[name]?.trim());
    if (!isSaid && start[name] !== undefined) values[name] = start[name];
    else if (!isGiven && initial !== undefined) values[name] = initial;
    else if (!isGiven)
      problems.push({ column: null, message: `Something new needs a column “${heading}”.` });
    else
      try {
        values[name] = read((cells[name] ?? '').replace(/\r\n?/g, '\n'));
      } catch (caught) {
        if (!(caught instanceof CellProblem)) throw caught;
        problems.push({ column: name, message: caught.message });
      }
  }
  return problems.length > 0 ? { problems } : (values as Values);
}

/** What a cell says, by a schema of the contract; throws `CellProblem` with the schema's words. */
export function parseCell<Output>(schema: z.ZodMiniType<Output>, typed: unknown): Output {
  const read = z.safeParse(schema, typed);
  if (read.success) return read.data;
  throw new CellProblem(read.error.issues[0]?.message);
}
