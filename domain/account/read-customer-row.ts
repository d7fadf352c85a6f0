import * as z from 'zod/mini';
import { type DeliveryAddress, typedDetails } from '#contract/account/delivery-address.ts';
import { Tags } from '#contract/account/desk-customer-fields.ts';
import type { CustomerCells, CustomerColumn } from '#contract/account/desk-imports.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import { email, phone, text } from '#contract/platform/primitives.ts';
import type { Box } from '#contract/tiffin/box.ts';
import { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';
import { type Cents, formatMoney } from '#domain/platform/money.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { readPatternCell } from '#domain/tiffin/pattern-cell.ts';
import { checkPauseDays, PAUSE_BEGINS_WITHIN, type PauseDays } from '#domain/tiffin/pause.ts';
import { readBirthday } from './birthday.ts';
import { deliveryAddress } from './delivery-address.ts';
import { customerName, isNameByNumber } from './full-name.ts';

/** A tiffin plan of the price list, as a row can name it. */
export type ImportablePlan = {
  planGroupId: string;
  planVariantId: string;
  planName: string;
  billingCycle: BillingCycle;
  tiffinCount: number;
  box: Box | null;
};

/** A row of the sheet, read. */
export type CustomerRowRead = {
  /** First and last name in one line. */
  name: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
  /** Which household member it is about; empty: the customer. */
  member: string;
  address: DeliveryAddress | null;
  /** Null: the row does not say it. */
  diet: Diet | null;
  allergies: string;
  standingNote: string;
  /** `MM-DD`. */
  birthday: string | null;
  tags: string[];
  customerNote: string;
  internalNote: string;
  plan: ImportablePlan | null;
  tiffinsLeft: number;
  pattern: RecurringBookingEntry[];
  /** One that has begun rests the plan, one that has not is planned; null: it runs. */
  pause: PauseDays | null;
  owed: Cents;
};

/** What is wrong with a cell. */
export type CellProblem = { column: CustomerColumn; message: string };

/** What a row is read against. */
export type SheetContext = {
  plans: readonly ImportablePlan[];
  /** The plan of rows that have something of a plan and do not say of which, as a cell names it. */
  defaultPlan?: string | undefined;
  defaultSlot: Slot;
  maxTiffinsPerOrder: number;
  today: IsoDay;
};

/** More tiffins are no plan but a slip of the finger. */
const MOST_TIFFINS = 1000;
/** The same of what somebody owes. */
const MOST_OWED: Cents = 1_000_000;

const DIET_WORDS: ReadonlyMap<string, Diet> = new Map([
  ['veg', 'vegetarian'],
  ['vegetarian', 'vegetarian'],
  ['jain', 'jain'],
  ['swaminarayan', 'swaminarayan'],
  ['swami', 'swaminarayan'],
]);

class BadCell extends Error {}

/** What a cell says, by a schema of the contract. */
function parseCell<Output>(schema: z.ZodMiniType<Output>, typed: unknown): Output {
  const read = z.safeParse(schema, typed);
  if (read.success) return read.data;
  throw new BadCell(read.error.issues[0]?.message);
}

function readDiet(typed: string): Diet | null {
  if (typed === '') return null;
  const diet = DIET_WORDS.get(typed.toLowerCase());
  if (!diet) throw new BadCell('Please write Vegetarian, Jain or Swaminarayan.');
  return diet;
}

function readBirthdayCell(typed: string): string | null {
  if (typed === '') return null;
  const birthday = readBirthday(typed);
  if (birthday === null) throw new BadCell('Please write a day like Dec 4, or leave it empty.');
  return birthday;
}

/** Tags with commas, semicolons or new lines between them. */
const readTags = (typed: string): string[] =>
  parseCell(
    Tags,
    typed
      .split(/[,;\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  );

function readCount(typed: string): number {
  if (typed === '') return 0;
  const [, digits] = /^(\d{1,6})(?:\.0+)?(?:\s*(?:left|tiffins?|credits?))*$/i.exec(typed) ?? [];
  if (digits === undefined)
    throw new BadCell('Please write how many tiffins are left as a whole number, like 12.');
  const count = Number(digits);
  if (count > MOST_TIFFINS)
    throw new BadCell(`Please write at most ${MOST_TIFFINS.toLocaleString('en-CA')} tiffins.`);
  return count;
}

function readOwed(typed: string): Cents {
  if (/^(c?\$|cad)?\s*[-–—]?$|^(nil|none|no)$/i.test(typed)) return 0;
  if (/^\s*(-|\()/.test(typed))
    throw new BadCell('What the kitchen owes them goes into the internal note.');
  const [, dollars = '', cents = ''] =
    /^(?:c?\$|cad)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*(?:cad|\$)?$/i.exec(typed) ?? [];
  if (dollars === '') throw new BadCell('Please write an amount, like 45.00.');
  const owed = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (owed > MOST_OWED) throw new BadCell(`Please write at most ${formatMoney(MOST_OWED)}.`);
  return owed;
}

/** `2026-12-04`, `open`; of a pause to come `2026-12-04 from 2026-12-01`. */
function readPause(typed: string, today: IsoDay): PauseDays | null {
  if (/^(|no|-)$/i.test(typed)) return null;
  const [, last = '', first = today] = /^(\S+)(?:\s+from\s+(\S+))?$/i.exec(typed) ?? [];
  const isOpen = /^(yes|paused|open|y|x)$/i.test(last);
  if (!(isOpen || isDay(last)) || !isDay(first))
    throw new BadCell(
      'Please write a day like 2026-12-04, or “open”; of a pause to come “2026-12-04 from 2026-12-01”.',
    );
  if (!isOpen && last < today)
    throw new BadCell('This day has passed; leave it empty if the plan runs.');
  // One that began earlier rests the plan now, however long it has.
  const pause = { from: first > today ? first : today, until: isOpen ? null : last };
  const refusal = checkPauseDays(pause, today)?.refused;
  if (refusal === 'pause_too_far')
    throw new BadCell(`A pause begins at most ${PAUSE_BEGINS_WITHIN} days ahead.`);
  if (refusal === 'pause_ends_early')
    throw new BadCell('This pause ends before it begins. Please correct one of its days.');
  if (refusal) throw new BadCell('Please write a day within a year, or “open”.');
  return pause;
}

/** As an import reads it again; empty for a plan that runs and will. */
export const pauseCell = (pause: PauseDays | null, today: IsoDay): string => {
  if (!pause) return '';
  const last = pause.until ?? 'open';
  return pause.from > today ? `${last} from ${pause.from}` : last;
};

/** A plan as a cell names it: its name, and how it is billed where the name alone is not enough. */
export function planCell(
  plan: Pick<ImportablePlan, 'planName' | 'billingCycle'>,
  plans: readonly Pick<ImportablePlan, 'planName' | 'billingCycle'>[],
): string {
  const isOnly = plans.filter(({ planName }) => planName === plan.planName).length < 2;
  return isOnly ? plan.planName : `${plan.planName}, ${plan.billingCycle}`;
}

/** So many plans are named. */
const NAMED = 8;

/** What to write for a plan. */
function choicesText(choices: readonly ImportablePlan[], plans = choices): string {
  const named = choices.slice(0, NAMED).map((one) => `“${planCell(one, plans)}”`);
  return named.length > 0
    ? `Please write one of the plans: ${named.join(', ')}.`
    : 'There are no tiffin plans yet. Please add one to the price list first.';
}

function readPlan(typed: string, plans: readonly ImportablePlan[]): ImportablePlan | null {
  if (typed === '') return null;
  const wanted = plainName(typed);
  const called = (nameOf: (plan: ImportablePlan) => string) =>
    plans.filter((plan) => plainName(nameOf(plan)) === wanted);
  const named = [
    called(({ planName, billingCycle }) => `${planName} ${billingCycle}`),
    called(({ planName }) => planName),
    // `Monthly`, where there is one plan by the month.
    called(({ billingCycle }) => billingCycle),
  ].find((found) => found.length > 0);
  const [plan, other] = named ?? [];
  if (plan && !other) return plan;
  throw new BadCell(choicesText(named ?? plans, plans));
}

function readPattern(
  typed: string,
  { defaultSlot, maxTiffinsPerOrder }: SheetContext,
): RecurringBookingEntry[] {
  if (typed === '') return [];
  const entries = readPatternCell(typed, defaultSlot);
  if ('problem' in entries) throw new BadCell(entries.problem);
  if (entries.some(({ quantity }) => quantity > maxTiffinsPerOrder))
    throw new BadCell(`Please write at most ${maxTiffinsPerOrder} tiffins a day.`);
  return entries.map((entry) => parseCell(RecurringBookingEntry, entry));
}

/**
 * `Asha Patel` as a first and a last name, unless a column of its own has the last one; a caller who is
 * known by their number has none.
 */
function readName(typed: string, hasLastName: boolean): { firstName: string; lastName: string } {
  const whole = parseCell(text(160), typed).replace(/\s+/g, ' ');
  if (isNameByNumber(whole)) return { firstName: '', lastName: '' };
  const [first = '', ...others] = hasLastName ? [whole] : whole.split(' ');
  return { firstName: parseCell(text(80), first), lastName: parseCell(text(80), others.join(' ')) };
}

/**
 * Reads a row of the sheet of customers, or says of every cell what is wrong with it and what to write.
 */
export function readCustomerRow(
  cells: CustomerCells,
  context: SheetContext,
): CustomerRowRead | { problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const cell = (column: CustomerColumn) => (cells[column] ?? '').trim();
  function read<Value>(
    column: CustomerColumn,
    how: (typed: string) => Value,
    otherwise: Value,
  ): Value {
    try {
      return how(cell(column));
    } catch (caught) {
      if (!(caught instanceof BadCell)) throw caught;
      problems.push({ column, message: caught.message });
      return otherwise;
    }
  }
  const words = (column: CustomerColumn, most: number) =>
    read(column, (typed) => parseCell(text(most), typed), '');
  const contact = (column: 'phone' | 'email', schema: z.ZodMiniType<string>) =>
    read(column, (typed) => (typed === '' ? null : parseCell(schema, typed)), null);

  const ownLastName = words('lastName', 80);
  const { firstName, lastName } = read('name', (typed) => readName(typed, ownLastName !== ''), {
    firstName: '',
    lastName: '',
  });
  const phoneNumber = contact('phone', phone());
  const addressText = words('address', 500);
  const details = {
    unitNumber: read('unit', (typed) => parseCell(typedDetails.unitNumber, typed), ''),
    entryCode: read('entryCode', (typed) => parseCell(typedDetails.entryCode, typed), ''),
    doorNote: read('doorNote', (typed) => parseCell(typedDetails.doorNote, typed), '') || null,
  };
  const names = { firstName, lastName: ownLastName || lastName };
  const row: CustomerRowRead = {
    ...names,
    name: customerName({
      first_name: names.firstName,
      last_name: names.lastName,
      phone: phoneNumber,
    }),
    phone: phoneNumber,
    email: contact('email', email('Please enter a valid e-mail address, or leave it empty.')),
    member: words('member', 80),
    address: addressText === '' ? null : deliveryAddress(addressText, details),
    diet: read('diet', readDiet, null),
    allergies: words('allergies', 300),
    standingNote: words('standingNote', 300),
    birthday: read('birthday', readBirthdayCell, null),
    tags: read('tags', readTags, []),
    customerNote: words('customerNote', 1000),
    internalNote: words('internalNote', 2000),
    plan: null,
    tiffinsLeft: read('tiffinsLeft', readCount, 0),
    pattern: read('pattern', (typed) => readPattern(typed, context), []),
    pause: read('pausedUntil', (typed) => readPause(typed, context.today), null),
    owed: read('owed', readOwed, 0),
  };
  const isOfPlan = row.tiffinsLeft > 0 || row.owed > 0 || row.pattern.length > 0;
  const { plans, defaultPlan = '' } = context;
  row.plan = read('plan', (typed) => readPlan(typed || (isOfPlan ? defaultPlan : ''), plans), null);
  return problems.length > 0 ? { problems } : withWholeRow(row, cell, context);
}

/** What is wrong with a row whose cells are each right. */
function withWholeRow(
  row: CustomerRowRead,
  cell: (column: CustomerColumn) => string,
  { plans }: SheetContext,
): CustomerRowRead | { problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  if (row.firstName === '' && row.lastName === '' && !row.phone)
    problems.push({ column: 'name', message: 'Please enter a name, or a phone number.' });
  if (!row.phone && !row.email)
    problems.push({
      column: 'phone',
      message: 'Please enter a phone number or an e-mail address.',
    });
  if (!row.address && (cell('unit') || cell('entryCode') || cell('doorNote')))
    problems.push({ column: 'address', message: 'Please enter the address that this belongs to.' });
  const hasTiffins = row.tiffinsLeft > 0;
  if (!row.plan && (hasTiffins || row.owed > 0 || row.pattern.length > 0))
    problems.push({
      column: 'plan',
      message: `Please say of which plan: ${hasTiffins ? 'tiffins are left' : row.owed > 0 ? 'something is owed' : 'there is a weekly pattern'}. ${choicesText(plans)}`,
    });
  if (row.plan && hasTiffins && !row.address)
    problems.push({ column: 'address', message: 'Please enter where the tiffins are brought.' });
  if (row.plan && hasTiffins && row.email && !row.phone)
    problems.push({
      column: 'phone',
      message: 'Please enter a phone number for whoever delivers.',
    });
  return problems.length > 0 ? { problems } : row;
}
