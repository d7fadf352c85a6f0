import type { SheetThing } from './judge-sheet.ts';
import { columnsOf, type SheetColumns, writeCells } from './sheet.ts';

/** A line as it is written down with an import. */
export type KeptLine<Values> = { key: string; values: Partial<Values> };

/** A thing that an import wrote: its lines before, null where it was new, and as they were left. */
export type WrittenThing<Values> = {
  id: string;
  name: string;
  before: KeptLine<Values>[] | null;
  after: KeptLine<Values>[];
};

/** The columns of a sheet that say something of the thing whose line it is. */
const ownColumns = <Values extends object>(columns: SheetColumns<Values>) =>
  columnsOf(columns).filter(
    (column) => !columns[column as keyof typeof columns].ofAll,
  ) as (keyof Values & string)[];

/** The lines of a thing, to be written down. */
const keptLines = <Values extends object>(
  columns: SheetColumns<Values>,
  { lines }: SheetThing<Values>,
): KeptLine<Values>[] =>
  lines.map(({ key, values }) => ({
    key,
    values: Object.fromEntries(
      ownColumns(columns).map((column) => [column, values[column]]),
    ) as Partial<Values>,
  }));

/** Whether the lines of a thing are still as they were written down. */
export function isAsKept<Values extends object>(
  columns: SheetColumns<Values>,
  { lines }: SheetThing<Values>,
  kept: readonly KeptLine<Values>[],
): boolean {
  const isLike = (values: Values, other: Partial<Values>) => {
    // A column that sheets did not have then is not compared.
    const [now, then] = [writeCells(columns, values), writeCells(columns, { ...values, ...other })];
    return ownColumns(columns).every((column) => now[column] === then[column]);
  };
  return (
    lines.length === kept.length &&
    lines.every(({ key, values }, at) => {
      const other = kept[at];
      return other?.key === key && isLike(values, other.values);
    })
  );
}

/** The lines of a thing as they were written down, to be written again. */
export const restoredLines = <Values extends object>(
  { lines }: SheetThing<Values>,
  kept: readonly KeptLine<Values>[],
): { key: string; values: Values }[] =>
  kept.flatMap(({ key, values }) => {
    const start = lines.find((line) => line.key === key) ?? lines[0];
    return start ? [{ key, values: { ...start.values, ...values } }] : [];
  });

/**
 * What an import has written, as things were before and are after it: those that it changed in the order
 * in which it did, then those that are new. Taken back the other way round, none of them stands in the way of
 * another.
 */
export function writtenThings<Values extends object, Row extends { id: string }>({
  columns,
  before,
  after,
  changed,
  nameOf,
}: {
  columns: SheetColumns<Values>;
  before: readonly SheetThing<Values, Row>[];
  after: readonly SheetThing<Values, Row>[];
  /** Ids of what it wrote that was there, in their order. */
  changed: readonly string[];
  nameOf: (row: Row) => string;
}): WrittenThing<Values>[] {
  const earlier = new Map(before.map((thing) => [thing.row.id, thing]));
  const later = new Map(after.map((thing) => [thing.row.id, thing]));
  const wrote = (then: SheetThing<Values, Row> | undefined, now: SheetThing<Values, Row>) => ({
    ...{ id: now.row.id, name: nameOf(now.row), after: keptLines(columns, now) },
    before: then ? keptLines(columns, then) : null,
  });
  return [
    ...changed.flatMap((id) => {
      const [then, now] = [earlier.get(id), later.get(id)];
      return then && now && !isAsKept(columns, now, keptLines(columns, then))
        ? [wrote(then, now)]
        : [];
    }),
    ...after.flatMap((now) => (earlier.has(now.row.id) ? [] : [wrote(undefined, now)])),
  ];
}
