import { plainName } from './plain-name.ts';
import { CellProblem, type SheetColumn, type SheetHeading } from './sheet.ts';

type Head<Value> = SheetHeading & { initial?: Value; emptyStays?: true };

/** Words as they stand. */
export const textColumn = (head: Head<string>): SheetColumn<string> => ({
  ...head,
  read: (cell) => cell.trim(),
  write: (text) => text,
});

/** The same where empty is nothing. */
export const optionalTextColumn = (head: Head<string | null>): SheetColumn<string | null> => ({
  ...head,
  read: (cell) => cell.trim() || null,
  write: (text) => text ?? '',
});

/** Yes or no; an empty cell is no. */
export const flagColumn = (head: Head<boolean>): SheetColumn<boolean> => ({
  ...head,
  read: (cell) => {
    if (/^\s*(yes|y|x|true|on|1|✓|✔)\s*$/i.test(cell)) return true;
    if (/^\s*(|no|n|false|off|0|-)\s*$/i.test(cell)) return false;
    throw new CellProblem('Please write yes or no.');
  },
  write: (flag) => (flag ? 'yes' : 'no'),
});

/** A number as people write it, and as spreadsheets do: `1,200`, `12.00`, `13 %`, `C$8.50`. */
function readNumber(cell: string): number | null {
  const plain = cell.trim().replace(/^(?:c?\$|cad)\s*/i, '');
  const digits = plain.replace(/\s*(?:%|\$|cad|min(?:utes)?|kcal)$/i, '');
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(digits)) return null;
  return Number(digits.replaceAll(',', ''));
}

/**
 * A number that has to be there.
 * @param words what to write instead of anything else
 */
export const numberColumn = (
  head: Head<number>,
  words: string,
  write: (value: number) => string = String,
): SheetColumn<number> => ({
  ...head,
  read: (cell) => {
    const number = readNumber(cell);
    if (number === null) throw new CellProblem(words);
    return number;
  },
  write,
});

/** A number, or nothing. */
export const optionalNumberColumn = (
  head: Head<number | null>,
  words: string,
  write: (value: number) => string = String,
): SheetColumn<number | null> => {
  const column = numberColumn({ ...head, initial: 0 }, words, write);
  return {
    ...head,
    read: (cell) => (cell.trim() === '' ? null : column.read(cell)),
    write: (number) => (number === null ? '' : write(number)),
  };
};

/** Dollars with two decimals. */
const writeAmount = (dollars: number) => dollars.toFixed(2);

/** An amount in decimal dollars, as the wire has them. */
export const amountColumn = (head: Head<number>) =>
  numberColumn(head, 'Please write an amount, like 12.50.', writeAmount);

/** The same where empty is nothing. */
export const optionalAmountColumn = (head: Head<number | null>) =>
  optionalNumberColumn(head, 'Please write an amount, like 12.50, or leave it empty.', writeAmount);

/** A percentage to two decimals, as the wire has them. */
export const percentColumn = (head: Head<number>): SheetColumn<number> => {
  const column = numberColumn(head, 'Please write a percentage, like 13.');
  return { ...column, read: (cell) => Math.round(column.read(cell) * 100) / 100 };
};

/** One of a few, by the words for it. */
export const choiceColumn = <Value extends string>(
  head: Head<NoInfer<Value>>,
  words: Readonly<Record<Value, string>>,
): SheetColumn<Value> => ({
  ...head,
  read: (cell) => readChoice(cell, words),
  write: (value) => words[value],
});

function readChoice<Value extends string>(
  cell: string,
  words: Readonly<Record<Value, string>>,
): Value {
  const typed = plainName(cell);
  const values = Object.keys(words) as Value[];
  const value = values.find((one) => [one, words[one]].some((name) => plainName(name) === typed));
  if (value !== undefined) return value;
  const listed = values.map((one) => `“${words[one]}”`).join(', ');
  throw new CellProblem(`Please write one of these: ${listed}.`);
}

/** Several words in one cell, with commas, semicolons or new lines between them. */
export function readList(cell: string): string[] {
  // What has commas of its own stands on lines.
  const parts = cell.includes('\n') ? cell.split('\n') : cell.split(/[,;]/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** As `readList` reads them again. */
export function writeList(words: readonly string[]): string {
  const isPlain = words.every((word) => !/[,;]/.test(word));
  return isPlain ? words.join(', ') : words.map((word) => `${word}\n`).join('');
}

/** Several words. */
export const listColumn = (head: Head<string[]>): SheetColumn<string[]> => ({
  ...head,
  read: readList,
  write: writeList,
});

/** Several of a few; `all` may stand for each of them. */
export const choicesColumn = <Value extends string>(
  head: Head<NoInfer<Value>[]>,
  words: Readonly<Record<Value, string>>,
): SheetColumn<Value[]> => ({
  ...head,
  read: (cell) => {
    if (/^\s*(all|everybody|everyone)\s*$/i.test(cell)) return Object.keys(words) as Value[];
    const chosen = readList(cell).map((one) => readChoice(one, words));
    return (Object.keys(words) as Value[]).filter((one) => chosen.includes(one));
  },
  write: (values) => writeList(values.map((value) => words[value])),
});
