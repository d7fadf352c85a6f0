/** Rows of cells, and the first row, from 1, with a quotation mark that nothing closes; null: none. */
type Cells = { rows: string[][]; unclosed: number | null };

const QUOTE = '"';

/** Where a row ends. */
const ROW_END = /\r\n|\n|\r/y;

/**
 * Where the closing mark of a cell stands that begins with one at `start`: the first that is not
 * doubled, if the cell ends with it. `malformed`: more of the cell follows. `unclosed`: there is none.
 */
function findClosing(
  text: string,
  start: number,
  delimiter: string,
): number | 'malformed' | 'unclosed' {
  let at = text.indexOf(QUOTE, start + 1);
  while (at !== -1 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  if (at === -1) return 'unclosed';
  const next = text[at + 1];
  return next === undefined || next === delimiter || next === '\n' || next === '\r'
    ? at
    : 'malformed';
}

/**
 * The cells of text that was copied, whoever wrote it. A spreadsheet puts marks around a cell with
 * line breaks and doubles those in it (RFC 4180), and copies `"Nani" Patel` as it is; people write
 * it so as well. So a cell is quoted where its quoting is well formed, else it is the text that stands
 * there, and no sign of it is lost.
 */
export function readCells(text: string, delimiter: string): Cells {
  const rows: string[][] = [];
  let row: string[] = [];
  let unclosed: number | null = null;
  let at = 0;
  for (;;) {
    const closing = text[at] === QUOTE ? findClosing(text, at, delimiter) : null;
    if (closing === 'unclosed') unclosed ??= rows.length + 1;
    let end: number;
    if (typeof closing === 'number') {
      row.push(text.slice(at + 1, closing).replaceAll('""', QUOTE));
      end = closing + 1;
    } else {
      end = at;
      while (end < text.length && !isEnd(text[end], delimiter)) end++;
      row.push(text.slice(at, end));
    }
    if (text[end] === delimiter) {
      at = end + 1;
      continue;
    }
    rows.push(row);
    ROW_END.lastIndex = end;
    const [ending] = ROW_END.exec(text) ?? [];
    if (ending === undefined) return { rows, unclosed };
    row = [];
    at = end + ending.length;
  }
}

const isEnd = (sign: string | undefined, delimiter: string): boolean =>
  sign === delimiter || sign === '\n' || sign === '\r';

/** Whether nothing stands in a row. */
export const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** Whether rows have cells side by side, nearly all of them as many: a table, and no lines of a talk. */
export function isEven(table: readonly string[][]): boolean {
  const rows = table.filter((row) => !isEmpty(row));
  const widths = Map.groupBy(rows, (row) => row.length);
  return [...widths].some(([width, alike]) => width > 1 && alike.length * 5 >= rows.length * 4);
}
