import { CustomerColumn } from '#contract/account/desk-imports.ts';
import { formatSlot } from '#domain/platform/days.ts';
import { plainName } from './plain-name.ts';

type Column = {
  /** What stands over it in a sheet that the desk writes. */
  heading: string;
  /** What people write over it, in lower case and without signs. */
  aliases: readonly string[];
  /** How a cell of it looks, for the template; null: it differs from kitchen to kitchen. */
  example: string | null;
};

/** The sheet of customers: what each column is called, by itself and by others. */
export const CUSTOMER_SHEET: Record<CustomerColumn, Column> = {
  name: {
    heading: 'Name',
    aliases: ['first name', 'full name', 'customer', 'customer name', 'client', 'contact'],
    example: 'Given name',
  },
  lastName: {
    heading: 'Last name',
    aliases: ['surname', 'family name'],
    example: 'Family name',
  },
  phone: {
    heading: 'Phone',
    aliases: ['mobile', 'cell', 'number', 'phone number', 'contact number', 'whatsapp', 'tel'],
    example: '(905) 555-0142',
  },
  email: {
    heading: 'Email',
    aliases: ['e mail', 'mail', 'email address', 'e mail address'],
    example: 'name@example.com',
  },
  address: {
    heading: 'Address',
    aliases: ['delivery address', 'street', 'location'],
    example: '18 Simcoe Street North, Oshawa, ON L1G 4S1',
  },
  unit: { heading: 'Unit', aliases: ['apt', 'apartment', 'suite', 'unit number'], example: '4B' },
  entryCode: {
    heading: 'Entry code',
    aliases: ['buzzer', 'buzzer code', 'code', 'door code'],
    example: '1234',
  },
  doorNote: {
    heading: 'Note for the door',
    aliases: ['delivery note', 'delivery instructions', 'door'],
    example: 'Side door',
  },
  diet: { heading: 'Diet', aliases: ['food', 'type of food'], example: 'Jain' },
  allergies: { heading: 'Allergies', aliases: ['allergy'], example: 'Peanuts' },
  standingNote: {
    heading: 'Note for the cook',
    aliases: ['standing note', 'preferences', 'spice', 'likes'],
    example: 'Less spicy',
  },
  birthday: {
    heading: 'Birthday',
    aliases: ['born', 'date of birth', 'birth date'],
    example: 'Dec 4',
  },
  tags: {
    heading: 'Tags',
    aliases: ['tag', 'labels', 'group', 'category'],
    example: 'pays monthly',
  },
  customerNote: {
    heading: 'Note the customer sees',
    aliases: ['customer note'],
    example: null,
  },
  internalNote: {
    heading: 'Internal note',
    aliases: ['note', 'notes', 'remark', 'remarks', 'comment', 'comments'],
    example: 'Pays at the end of the month',
  },
  plan: { heading: 'Plan', aliases: ['tiffin plan', 'package', 'subscription'], example: null },
  tiffinsLeft: {
    heading: 'Tiffins left',
    aliases: ['left', 'remaining', 'remaining tiffins', 'balance tiffins', 'credits', 'tiffins'],
    example: '12',
  },
  pattern: {
    heading: 'Weekly pattern',
    aliases: ['pattern', 'days', 'delivery days', 'schedule', 'usual', 'usual days'],
    example: `Mon, Wed, Fri ${formatSlot('18:00-19:00')}`,
  },
  pausedUntil: {
    heading: 'Paused until',
    aliases: ['paused', 'pause', 'on hold', 'away until'],
    example: null,
  },
  owed: {
    heading: 'Owes',
    aliases: ['owed', 'due', 'amount due', 'balance due', 'unpaid', 'pending amount'],
    example: '45.00',
  },
};

/** Its columns in their order. */
export const CUSTOMER_COLUMNS = CustomerColumn.options as readonly CustomerColumn[];

/** What each column of somebody's table is; null: none of ours. */
export type ColumnGuess = (CustomerColumn | null)[];

/** A heading without case, signs and what stands in brackets. */
const plain = (heading: string): string => plainName(heading.replace(/\(.*?\)/g, ' '));

const isCalled = (column: CustomerColumn, heading: string): boolean => {
  const { heading: own, aliases } = CUSTOMER_SHEET[column];
  return plain(own) === heading || aliases.includes(heading);
};

/** A column by its heading alone; null where nobody can say. */
const byHeading = (heading: string): CustomerColumn | null =>
  CUSTOMER_COLUMNS.find((column) => isCalled(column, plain(heading))) ?? null;

const LOOKS_LIKE: readonly [CustomerColumn, RegExp][] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['phone', /^\+?[\d\s().-]{9,20}$/],
  ['pattern', /^(mon|tue|wed|thu|fri|daily|weekdays)\b/i],
  ['owed', /^(c?\$)\s?[\d,]+(\.\d\d)?$/i],
  ['tiffinsLeft', /^\d{1,3}( (left|tiffins?))*$/i],
  ['address', /^\d+\S* \p{L}.*\d?/u],
  ['name', /^\p{L}[\p{L}\s.'-]{1,60}$/u],
];

/** What most cells of a column look like, where they have anything in them. */
function byCells(cells: readonly string[]): CustomerColumn | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length === 0) return null;
  const fits = LOOKS_LIKE.find(
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
export function guessColumns(table: readonly (readonly string[])[]): {
  hasHeadings: boolean;
  columns: ColumnGuess;
} {
  const [first = [], ...others] = table;
  const width = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  const named = Array.from({ length: width }, (_, at) => byHeading(first[at] ?? ''));
  const hasHeadings =
    named.some((column) => column !== null) && !first.some((cell) => /\d{3}/.test(cell));
  const rows = (hasHeadings ? others : table).slice(0, LOOKED_AT);
  const taken = new Set<CustomerColumn>();
  const take = (column: CustomerColumn | null | undefined) => {
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  };
  const byName = named.map((column) => take(hasHeadings ? column : null));
  const columns = byName.map(
    (column, at) =>
      column ??
      (first[at]?.trim() && hasHeadings ? null : take(byCells(rows.map((row) => row[at] ?? '')))),
  );
  return { hasHeadings, columns };
}
