import { withDecimalPoint } from './decimals.ts';
import { plainName } from './plain-name.ts';
import { CellProblem, type SheetColumn, type SheetHeading } from './sheet.ts';

type Head<Value> = SheetHeading & { initial?: Value; emptyStays?: true };

/** No number, answer or choice is longer: what is, is not looked at. */
const MOST_SIGNS = 100;

/**
 * A cell without the blanks around it.
 * @throws CellProblem with these words for one that is far too long
 */
export function shortCell(cell: string, words: string): string {
  const typed = cell.trim();
  if (typed.length > MOST_SIGNS) throw new CellProblem(words);
  return typed;
}

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

/**
 * Yes or no; an empty cell is no.
 * @throws CellProblem
 */
export function readFlag(cell: string): boolean {
  const typed = shortCell(cell, 'Please write yes or no.');
  if (/^(yes|y|x|true|on|1|✓|✔)$/i.test(typed)) return true;
  if (/^(|no|n|false|off|0|-)$/i.test(typed)) return false;
  throw new CellProblem('Please write yes or no.');
}

/** Yes or no; an empty cell is no. */
export const flagColumn = (head: Head<boolean>): SheetColumn<boolean> => ({
  ...head,
  read: readFlag,
  write: (flag) => (flag ? 'yes' : 'no'),
});

/** A number as people write it, and as spreadsheets do: `1,200`, `12.00`, `12,50`, `13 %`, `C$8.50`. */
function readNumber(typed: string): number | null {
  const plain = typed.replace(/^(?:c?\$|cad)\s*/i, '');
  const digits = plain.replace(/\s*(?:%|\$|cad|min(?:utes)?|kcal)$/i, '');
  const decimal = withDecimalPoint(digits);
  return /^\d+(?:\.\d+)?$/.test(decimal) ? Number(decimal) : null;
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
    const number = readNumber(shortCell(cell, words));
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

const PERCENT = 'Please write a percentage, like 13.';
const TOO_FINE = 'Please write a percentage with at most two decimals, like 9.98.';

/**
 * A percentage to two decimals, as the wire has them; a finer one is refused and not rounded. A spreadsheet hands over the cell that it shows as
 * 13 % as 0.13: below one it has to say that it is percent.
 */
function readPercent(cell: string): number {
  const typed = shortCell(cell, PERCENT);
  const percent = readNumber(typed);
  if (percent === null) throw new CellProblem(PERCENT);
  if (percent > 0 && percent < 1 && !typed.endsWith('%'))
    throw new CellProblem(
      `Please write 13 for thirteen percent; if this really is less than one, write “${typed} %”.`,
    );
  const basisPoints = Math.round(percent * 100);
  if (Math.abs(percent * 100 - basisPoints) > 1e-6) throw new CellProblem(TOO_FINE);
  return basisPoints / 100;
}

const writePercent = (percent: number): string =>
  percent > 0 && percent < 1 ? `${percent} %` : String(percent);

/** A percentage. */
export const percentColumn = (head: Head<number>): SheetColumn<number> => ({
  ...head,
  read: readPercent,
  write: writePercent,
});

/** The same where empty is nothing. */
export const optionalPercentColumn = (head: Head<number | null>): SheetColumn<number | null> => ({
  ...head,
  read: (cell) => (cell.trim() === '' ? null : readPercent(cell)),
  write: (percent) => (percent === null ? '' : writePercent(percent)),
});

/** One of a few, by the words for it. */
export const choiceColumn = <Value extends string>(
  head: Head<NoInfer<Value>>,
  words: Readonly<Record<Value, string>>,
  otherWords?: OtherWords<NoInfer<Value>>,
): SheetColumn<Value> => ({
  ...head,
  read: (cell) => readChoice(cell, words, otherWords),
  write: (value) => words[value],
});

/** How a choice is written elsewhere; it is read so, too. */
type OtherWords<Value extends string> = Readonly<Partial<Record<Value, readonly string[]>>>;

function readChoice<Value extends string>(
  cell: string,
  words: Readonly<Record<Value, string>>,
  otherWords?: OtherWords<Value>,
): Value {
  const values = Object.keys(words) as Value[];
  const listed = values.map((one) => `“${words[one]}”`).join(', ');
  const problem = `Please write one of these: ${listed}.`;
  const typed = plainName(shortCell(cell, problem));
  const namesOf = (one: Value) => [one, words[one], ...(otherWords?.[one] ?? [])];
  const value = values.find((one) => namesOf(one).some((name) => plainName(name) === typed));
  if (value === undefined) throw new CellProblem(problem);
  return value;
}

/** Several words in one cell, with commas, semicolons or new lines between them. */
export function readList(cell: string): string[] {
  // What has commas of its own stands on lines.
  const parts = cell.includes('\n') ? cell.split('\n') : cell.split(/[,;]/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** As `readList` reads them again: each of them on one line. */
export function writeList(list: readonly string[]): string {
  const words = list.map((word) => word.replace(/\s+/g, ' '));
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
    if (/^(all|everybody|everyone)$/i.test(cell.trim())) return Object.keys(words) as Value[];
    const chosen = [...new Set(readList(cell))].map((one) => readChoice(one, words));
    return (Object.keys(words) as Value[]).filter((one) => chosen.includes(one));
  },
  write: (values) => writeList(values.map((value) => words[value])),
});
