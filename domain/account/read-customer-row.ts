import type * as z from 'zod/mini';
import type { CustomerSettings } from '#contract/account/customer-settings.ts';
import { type DeliveryAddress, typedDetails } from '#contract/account/delivery-address.ts';
import { Tags } from '#contract/account/desk-customer-fields.ts';
import type { CustomerCells, CustomerColumn } from '#contract/account/desk-imports.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { WishedChannel } from '#contract/kitchen/channels.ts';
import { email, phoneAtDesk, text } from '#contract/platform/primitives.ts';
import type { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { type DayOrder, orderOfDays, withIsoDays } from '#domain/platform/day-order.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import type { Cents } from '#domain/platform/money.ts';
import { CellProblem, parseCell } from '#domain/platform/sheet.ts';
import { readFlag, readList } from '#domain/platform/sheet-columns.ts';
import type { PauseDays } from '#domain/tiffin/pause.ts';
import { type AccountState, readAccountCell } from './account-cell.ts';
import { readBirthday } from './birthday.ts';
import { DEFAULT_CUSTOMER_SETTINGS, withChange } from './customer-settings.ts';
import { deliveryAddress } from './delivery-address.ts';
import { customerName, isNameByNumber } from './full-name.ts';
import { lastSaid, readMailChoices, type SaidChoice } from './mail-choices-cell.ts';
import {
  BY_KITCHEN,
  choicesText,
  type ImportablePlan,
  readCount,
  readEnd,
  readOwed,
  readPattern,
  readPause,
  readPlan,
} from './plan-cells.ts';
import { readSettingsCell } from './settings-cell.ts';
import { readStops, type SaidStop } from './stop-cell.ts';
import { readWishedChannel } from './wished-channel-cell.ts';

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
  /** What they call the address; empty for nothing. */
  addressLabel: string;
  /** The address stands in their book beside the default one. */
  isOtherAddress: boolean;
  /** Null: the row does not say it. */
  diet: Diet | null;
  allergies: string;
  standingNote: string;
  /** `MM-DD`. */
  birthday: string | null;
  tags: string[];
  customerNote: string;
  internalNote: string;
  wishedChannel: WishedChannel | null;
  /** On which channels nothing more goes to the phone; empty where the row says nothing of that. */
  stops: SaidStop[];
  /** Each time they have said something about optional mails, the latest last. */
  mailChoices: SaidChoice[];
  /** What they have chosen, with what they have said about optional mails. */
  settings: CustomerSettings;
  account: AccountState;
  plan: ImportablePlan | null;
  tiffinsLeft: number;
  pattern: RecurringBookingEntry[];
  /** One that has begun rests the plan, one that has not is planned; null: it runs. */
  pause: PauseDays | null;
  /** The kitchen has set the pause, and it alone ends it early. */
  isPausedByKitchen: boolean;
  /** The last day of the plan; `open`: it has none; null: the row does not say, and it is as billed. */
  planEnds: IsoDay | 'open' | null;
  planInstructions: string;
  planCustomerNote: string;
  planInternalNote: string;
  owed: Cents;
};

/** What is wrong with a cell. */
export type CustomerCellProblem = { column: CustomerColumn; message: string };

/** What a row is read against. */
export type SheetContext = {
  plans: readonly ImportablePlan[];
  /** The plan of rows that have something of a plan and do not say of which, as a cell names it. */
  defaultPlan?: string | undefined;
  defaultSlot: Slot;
  maxTiffinsPerOrder: number;
  today: IsoDay;
  /** In which order the columns of its sheet write days with strokes; absent: nobody can say. */
  dayOrders?: DayOrders;
};

/** The columns that have days in them. */
const OF_DAYS = [
  ...(['birthday', 'stopped', 'mailChoices', 'account', 'pausedUntil', 'planEnds'] as const),
];

type DayOrders = Partial<Record<CustomerColumn, DayOrder | null>>;

/** In which order each column of a sheet writes its days: a cell alone seldom says it. */
export const readDayOrders = (rows: readonly CustomerCells[]): DayOrders =>
  Object.fromEntries(
    OF_DAYS.map((column) => [
      column,
      orderOfDays(rows.map((cells) => (cells[column] ?? '').trim())),
    ]),
  );

const DIET_WORDS: ReadonlyMap<string, Diet> = new Map([
  ['veg', 'vegetarian'],
  ['vegetarian', 'vegetarian'],
  ['jain', 'jain'],
  ['swaminarayan', 'swaminarayan'],
  ['swami', 'swaminarayan'],
]);

function readDiet(typed: string): Diet | null {
  if (typed === '') return null;
  const diet = DIET_WORDS.get(typed.toLowerCase());
  if (!diet) throw new CellProblem('Please write Vegetarian, Jain or Swaminarayan.');
  return diet;
}

function readBirthdayCell(typed: string): string | null {
  if (typed === '') return null;
  const birthday = readBirthday(typed);
  if (birthday === null) throw new CellProblem('Please write a day like Dec 4, or leave it empty.');
  return birthday;
}

/** Tags with commas, semicolons or new lines between them. */
const readTags = (typed: string): string[] => parseCell(Tags, readList(typed));

/**
 * `Asha Patel` as a first and a last name, unless a column of its own has the last one; a caller who is
 * known by their number has none.
 */
function readName(typed: string, hasLastName: boolean): { firstName: string; lastName: string } {
  const whole = parseCell(text(160), typed);
  if (isNameByNumber(whole)) return { firstName: '', lastName: '' };
  const [first = '', ...others] = hasLastName ? [whole] : whole.split(/[^\S\u202F]+/);
  const plain = (name: string) => parseCell(text(80), name.replace(/\s+/g, ' '));
  return { firstName: plain(first), lastName: plain(others.join(' ')) };
}

/** A first name as it is read again where there is no last one: one of several words stays together. */
export const nameCell = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string => (lastName === '' ? firstName.replaceAll(' ', '\u202F') : firstName);

/** Nobody was asked for a note for the door, or there is none: the difference is said. */
const NO_DOOR_NOTE = 'none';

/** As a cell has it, to be read again. */
export const doorNoteCell = (note: string | null): string =>
  note === '' ? NO_DOOR_NOTE : (note ?? '');

function readDoorNote(typed: string): string | null {
  const note = parseCell(typedDetails.doorNote, typed);
  return note.toLowerCase() === NO_DOOR_NOTE ? '' : note || null;
}

/**
 * Reads a row of the sheet of customers, or says of every cell what is wrong with it and what to write.
 */
export function readCustomerRow(
  cells: CustomerCells,
  context: SheetContext,
): CustomerRowRead | { problems: CustomerCellProblem[] } {
  const problems: CustomerCellProblem[] = [];
  const cell = (column: CustomerColumn) =>
    withIsoDays((cells[column] ?? '').trim(), context.dayOrders?.[column] ?? null);
  function read<Value>(
    column: CustomerColumn,
    how: (typed: string) => Value,
    otherwise: Value,
  ): Value {
    try {
      return how(cell(column));
    } catch (caught) {
      if (!(caught instanceof CellProblem)) throw caught;
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
  const phoneNumber = contact('phone', phoneAtDesk());
  const addressText = words('address', 500);
  const details = {
    unitNumber: read('unit', (typed) => parseCell(typedDetails.unitNumber, typed), ''),
    entryCode: read('entryCode', (typed) => parseCell(typedDetails.entryCode, typed), ''),
    doorNote: read('doorNote', readDoorNote, null),
  };
  const { today } = context;
  const ownEmail = contact(
    'email',
    email('Please enter a valid e-mail address, or leave it empty.'),
  );
  const mailChoices = read('mailChoices', (typed) => readMailChoices(typed, today), []);
  const settings = read('settings', readSettingsCell, DEFAULT_CUSTOMER_SETTINGS);
  const names = { firstName, lastName: ownLastName || lastName };
  const row: CustomerRowRead = {
    ...names,
    name: customerName({
      first_name: names.firstName,
      last_name: names.lastName,
      phone: phoneNumber,
    }),
    phone: phoneNumber,
    email: ownEmail,
    member: words('member', 80),
    address: addressText === '' ? null : deliveryAddress(addressText, details),
    addressLabel: words('addressLabel', 40),
    // An address is the default one unless the row says that it is not.
    isOtherAddress: read('defaultAddress', (typed) => typed !== '' && !readFlag(typed), false),
    diet: read('diet', readDiet, null),
    allergies: words('allergies', 300),
    standingNote: words('standingNote', 300),
    birthday: read('birthday', readBirthdayCell, null),
    tags: read('tags', readTags, []),
    customerNote: words('customerNote', 1000),
    internalNote: words('internalNote', 2000),
    wishedChannel: read(
      'wishedChannel',
      (typed) => readWishedChannel(typed, ownEmail !== null),
      null,
    ),
    stops: read('stopped', (typed) => readStops(typed, today), []),
    mailChoices,
    settings: withChange(settings, { notifications: lastSaid(mailChoices) }),
    account: read('account', (typed) => readAccountCell(typed, today), {
      isDisabled: false,
      leavingOn: null,
    }),
    plan: null,
    tiffinsLeft: read('tiffinsLeft', readCount, 0),
    pattern: read('pattern', (typed) => readPattern(typed, context), []),
    pause: read('pausedUntil', (typed) => readPause(typed.replace(BY_KITCHEN, ''), today), null),
    isPausedByKitchen: BY_KITCHEN.test(cell('pausedUntil')),
    planEnds: read('planEnds', readEnd, null),
    planInstructions: words('planInstructions', 1000),
    planCustomerNote: words('planCustomerNote', 1000),
    planInternalNote: words('planInternalNote', 2000),
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
): CustomerRowRead | { problems: CustomerCellProblem[] } {
  const problems: CustomerCellProblem[] = [];
  if (row.firstName === '' && row.lastName === '' && !row.phone)
    problems.push({ column: 'name', message: 'Please enter a name, or a phone number.' });
  if (!row.phone && !row.email)
    problems.push({
      column: 'phone',
      message: 'Please enter a phone number or an e-mail address.',
    });
  if (!row.address && BESIDE_ADDRESS.some((column) => cell(column) !== ''))
    problems.push({ column: 'address', message: 'Please enter the address that this belongs to.' });
  else if (!row.address && row.isOtherAddress)
    problems.push({ column: 'address', message: 'Please enter their other address.' });
  const hasTiffins = row.tiffinsLeft > 0;
  const isOfPlan = OF_PLAN.some((column) => cell(column) !== '');
  if (!row.plan && (hasTiffins || row.owed > 0 || row.pattern.length > 0 || isOfPlan))
    problems.push({
      column: 'plan',
      message: `Please say of which plan: ${hasTiffins ? 'tiffins are left' : row.owed > 0 ? 'something is owed' : isOfPlan ? 'something is noted of it' : 'there is a weekly pattern'}. ${choicesText(plans)}`,
    });
  if (row.plan && hasTiffins && !row.address)
    problems.push({ column: 'address', message: 'Please enter where the tiffins are brought.' });
  if (row.plan && hasTiffins && row.email && !row.phone)
    problems.push({
      column: 'phone',
      message: 'Please enter a phone number for whoever delivers.',
    });
  if (row.stops.length > 0 && !row.phone)
    problems.push({ column: 'phone', message: 'Please enter the phone number that said STOP.' });
  if (row.isOtherAddress)
    for (const column of NOT_OF_OTHER_ADDRESS)
      if (cell(column) !== '')
        problems.push({
          column,
          message:
            'This row is about another address of theirs. Please give this a row of its own, without “no” under “Default address”.',
        });
  return problems.length > 0 ? { problems } : row;
}

/** What is noted of a plan. */
const OF_PLAN: readonly CustomerColumn[] = [
  ...(['planEnds', 'planInstructions', 'planCustomerNote', 'planInternalNote'] as const),
];

/** What says something of the address of its row. */
const BESIDE_ADDRESS: readonly CustomerColumn[] = [
  ...(['unit', 'entryCode', 'doorNote', 'addressLabel'] as const),
];

/** What a row about another address of somebody cannot be about as well. */
const NOT_OF_OTHER_ADDRESS: readonly CustomerColumn[] = [
  ...(['member', 'plan', 'tiffinsLeft', 'pattern', 'pausedUntil', 'owed'] as const),
  ...OF_PLAN,
];
