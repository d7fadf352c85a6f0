import { PHONE_SIGNS } from '#contract/platform/primitives.ts';
import type { LooksLike } from '#domain/platform/sheet.ts';
import { isEven } from './read-cells.ts';
import { readCopied, type Table } from './read-sheet.ts';

/**
 * What a messenger puts before a line that is copied from it: `[20/11/26, 6:03 pm] Asha: `,
 * `20/11/2026, 18:03 - Asha: `.
 */
const SENT =
  /^\W{0,2}\[?(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?:,\s*\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})?(?:\]|\s+-)\s*([^:]{1,60}):\s*/iu;

/** What stands before an entry of a list: `1. `, `- `, `• `. */
const BULLET = /^\s*(?:\d{1,3}[.)]|[-–*•])\s+/u;

/** As it is written in North America, or with the code of a country. */
const PHONE = (() => {
  const sign = `[${PHONE_SIGNS}]?`;
  const canadian = String.raw`(?:\+?1${sign})?[([]?\d{3}[)\]]?${sign}\d{3}${sign}\d{4}`;
  const other = String.raw`\+[2-9][\d${PHONE_SIGNS}]{7,16}\d`;
  return new RegExp(String.raw`(?<![\d+])(?:${canadian}|${other})(?!\d)`, 'g');
})();
const EMAIL = /[^\s,;|<>()]+@[^\s,;|<>()]+\.[^\s,;|<>()]+/g;

/** Where one thing ends and the next begins in a line that somebody has typed. */
const BETWEEN = /\t|\s+[-–—|/•]\s+|[;,]\s+| {2,}/;

/** The things that a line names, in their order. */
function piecesOf(line: string): string[] {
  const apart = line.replace(EMAIL, '\t$&\t').replace(PHONE, '\t$&\t');
  return apart
    .split(BETWEEN)
    .flatMap((piece) => piece.split('\t'))
    .map((piece) => piece.replace(/^[\s:,-]+|[\s:,-]+$/g, ''))
    .filter((piece) => piece !== '');
}

/** Whether lines are as people write them to each other, and not a table. */
function isChat(lines: readonly string[], table: Table): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  const isMost = (count: number) => count * 2 > filled.length;
  if (isMost(filled.filter((line) => SENT.test(line)).length)) return true;
  const hasPhone = (line: string) => line.search(PHONE) >= 0;
  // A table's first line has headings.
  const [first = ''] = filled;
  return !isEven(table) && hasPhone(first) && isMost(filled.filter(hasPhone).length);
}

/** `Oshawa`, `ON L1G 4S1`: how an address goes on after a comma. */
const REST_OF_ADDRESS = /^(\p{Lu}[\p{L}.'-]*\s?){1,3}(\p{Lu}?\d\p{Lu} ?\d\p{Lu}\d)?$/u;

type Line<Column> = { cells: Map<Column, string>; rest: string[] };

/** Each thing that a line names in the column of what it looks like; what looks like nothing is the rest. */
function sortLine<Column extends string>(line: string, looks: LooksLike<Column>): Line<Column> {
  const cells = new Map<Column, string>();
  const rest: string[] = [];
  let last: Column | null = null;
  for (const piece of piecesOf(line)) {
    const goesOn: string | undefined = last === null ? undefined : cells.get(last);
    const [, look] = looks.find(([column]) => column === last) ?? [];
    const isMore = last === 'address' ? REST_OF_ADDRESS.test(piece) : look?.test(piece);
    if (last !== null && last !== 'name' && goesOn !== undefined && isMore) {
      cells.set(last, `${goesOn}, ${piece}`);
      continue;
    }
    const [column = null] = looks.find(([one, is]) => is.test(piece) && !cells.has(one)) ?? [];
    if (column) cells.set(column, piece);
    else rest.push(piece);
    last = column;
  }
  return { cells, rest };
}

/**
 * Customers as somebody has pasted them: a table, or lines that people have written to each other, each
 * about one of them. Whoever has sent a line that names nobody is who it is about.
 * @throws UnreadableSheet
 */
export function readPasted(
  text: string,
  looks: LooksLike<'name' | 'address' | (string & {})>,
): Table {
  const table = readCopied(text);
  const lines = text.trimEnd().split(/\r?\n/);
  if (!isChat(lines, table)) return table;
  const rows = lines.map((line) => {
    const [, sender = ''] = SENT.exec(line) ?? [];
    const row = sortLine(line.replace(SENT, '').replace(BULLET, ''), looks);
    if (sender && !row.cells.has('name')) row.cells.set('name', sender.trim());
    return row;
  });
  const columns = looks.map(([column]) => column);
  const used = columns.filter((column) => rows.some(({ cells }) => cells.has(column)));
  const hasRest = rows.some(({ rest }) => rest.length > 0);
  return rows.map(({ cells, rest }) => [
    ...used.map((column) => cells.get(column) ?? ''),
    ...(hasRest ? [rest.join(', ')] : []),
  ]);
}
