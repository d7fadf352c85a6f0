import type { Kysely } from 'kysely';
import { download, type Listing } from '#api/kitchen/desk/listing.ts';
import { dollars } from '#api/platform/http/csv.ts';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { CustomerColumn } from '#contract/account/desk-imports.ts';
import {
  type AdminCustomerRow,
  filterCustomers,
  searchCustomers,
} from '#db/account/admin-customers.ts';
import { settingsOf } from '#db/account/customer-settings.ts';
import {
  listSheetAddresses,
  listSheetChoices,
  listSheetMembers,
  listSheetPlans,
  listSheetStops,
  type SheetPlanRow,
} from '#db/account/customer-sheet.ts';
import type { DB } from '#db/types.ts';
import { writeAccountCell } from '#domain/account/account-cell.ts';
import { formatBirthday } from '#domain/account/birthday.ts';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { CUSTOMER_COLUMNS, CUSTOMER_SHEET } from '#domain/account/customer-sheet.ts';
import { detailsOf, isSameAddress } from '#domain/account/delivery-address.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { customerName } from '#domain/account/full-name.ts';
import { withWanted, writeMailChoices } from '#domain/account/mail-choices-cell.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { type ImportablePlan, pauseCell, planCell } from '#domain/account/plan-cells.ts';
import { doorNoteCell, nameCell } from '#domain/account/read-customer-row.ts';
import { writeSettingsCell } from '#domain/account/settings-cell.ts';
import { writeStops } from '#domain/account/stop-cell.ts';
import { MAIL_CHANNEL_LABELS } from '#domain/kitchen/desk-labels.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import { writeList } from '#domain/platform/sheet-columns.ts';
import { writePatternCell } from '#domain/tiffin/pattern-cell.ts';
import { listImportablePlans } from './import-customers.ts';

type SheetRow = Record<CustomerColumn, string>;
type Member = Awaited<ReturnType<typeof listSheetMembers>>[number];
type OtherAddress = Awaited<ReturnType<typeof listSheetAddresses>>[number];

/** Whom a line is about, and with which of their plans, if any. */
type Line = { customer: AdminCustomerRow; member: Member | null; plan: SheetPlanRow | null };

/** What their number and they themselves have said about messages. */
type Wishes = Pick<SheetRow, 'stopped' | 'mailChoices'>;

/** What an import takes from a plan's own line is not what is on record of whom it is for. */
const differs = ({ customer, member }: Omit<Line, 'plan'>, plan: SheetPlanRow): boolean => {
  const { diet, allergies } = member ?? customer;
  const isEaten = plan.diet === diet && plan.allergies === allergies;
  if (member || !isEaten) return !isEaten;
  return (
    plan.standing_note !== customer.standing_note || !isSameAddress(plan.address, customer.address)
  );
};

/** The lines of the customer, or of somebody of their household: one for each plan, and one before them
 * where there is none, or where the first says something else than what is on record. */
function linesOf(who: Omit<Line, 'plan'>, plans: readonly SheetPlanRow[]): Line[] {
  const own = plans.filter(({ member_id }) => member_id === (who.member?.id ?? null));
  const [first] = own;
  const isAlone = first === undefined || differs(who, first);
  return [...(isAlone ? [null] : []), ...own].map((plan) => ({ ...who, plan }));
}

/** An address in the words that an import reads again. */
function addressCells(address: DeliveryAddress | null, label: string) {
  const { unitNumber, entryCode, doorNote } = detailsOf(address);
  return {
    address: address?.text ?? '',
    unit: unitNumber,
    entryCode,
    doorNote: doorNoteCell(doorNote),
    addressLabel: address ? label : '',
  };
}

/** Who a line is about, and how they are reached. */
const contactCells = (customer: AdminCustomerRow) => ({
  // An import reads how somebody is called who has no name.
  name:
    nameCell({ firstName: customer.first_name, lastName: customer.last_name }) ||
    customerName(customer),
  lastName: customer.last_name,
  phone: customer.phone ? formatPhone(customer.phone) : '',
  email: customer.email ?? '',
});

const EMPTY = Object.fromEntries(CUSTOMER_COLUMNS.map((column) => [column, ''])) as SheetRow;

/** The line of an address that stands in somebody's book beside the default one. */
const presentAddress = (
  customer: AdminCustomerRow,
  { address, label }: OtherAddress,
  { stopped }: Wishes,
): SheetRow => ({
  ...EMPTY,
  ...contactCells(customer),
  ...addressCells(address, label),
  defaultAddress: 'no',
  stopped,
});

/** A line in the words that an import reads again. */
function presentLine(
  { customer, member, plan }: Line,
  wishes: Wishes,
  { plans, today }: { plans: readonly ImportablePlan[]; today: IsoDay },
): SheetRow {
  const address = plan?.address ?? (member ? null : customer.address);
  const isOwnAddress = !member && isSameAddress(address, customer.address);
  const { diet, allergies } = plan ?? member ?? customer;
  const { paused_until: until = null } = plan ?? {};
  const from = plan?.status === 'paused' ? today : plan?.pause_from;
  return {
    ...EMPTY,
    ...contactCells(customer),
    ...addressCells(address, isOwnAddress ? customer.address_label : ''),
    member: member?.name ?? '',
    diet: DIET_LABELS[diet],
    allergies,
    standingNote: plan?.standing_note ?? (member ? '' : customer.standing_note),
    birthday: customer.birthday ? formatBirthday(customer.birthday) : '',
    tags: writeList(customer.tags),
    customerNote: customer.customer_note ?? '',
    internalNote: customer.internal_note ?? '',
    wishedChannel: customer.wished_channel ? MAIL_CHANNEL_LABELS[customer.wished_channel] : '',
    ...wishes,
    settings: writeSettingsCell(settingsOf(customer.settings)),
    account: writeAccountCell({
      isDisabled: customer.disabled_at !== null,
      leavingOn: customer.deletion_day,
    }),
    plan: plan
      ? planCell({ planName: plan.plan_name, billingCycle: plan.billing_cycle }, plans)
      : '',
    tiffinsLeft: plan ? String(plan.available + plan.reserved) : '',
    pattern: plan?.entries ? writePatternCell(plan.entries) : '',
    pausedUntil: pauseCell(from ? { from, until, by: plan?.paused_by ?? 'customer' } : null, today),
    planEnds: plan ? (plan.end_day ?? 'open') : '',
    planInstructions: plan?.special_instructions ?? '',
    planCustomerNote: plan?.customer_note ?? '',
    planInternalNote: plan?.internal_note ?? '',
    owed: plan && plan.owed_cents > 0 ? dollars(plan.owed_cents) : '',
  };
}

/** What customers have said about messages, in the words that an import reads again. */
async function readWishes(db: Kysely<DB>, customers: readonly AdminCustomerRow[]) {
  const ids = customers.map(({ id }) => id);
  const phones = customers.flatMap(({ phone }) => phone ?? []);
  const stops = Map.groupBy(await listSheetStops(db, phones), ({ phone }) => phone);
  const choices = Map.groupBy(await listSheetChoices(db, ids), ({ customer_id }) => customer_id);
  return (customer: AdminCustomerRow): Wishes => {
    const own = customer.phone === null ? [] : (stops.get(customer.phone) ?? []);
    const recorded = (choices.get(customer.id) ?? []).map((one) => ({
      ...{ choice: one.choice, isOn: one.is_on },
      said: { day: one.told_on ?? dayOf(one.at), how: one.how, notedBy: one.actor },
    }));
    const wanted = settingsOf(customer.settings).notifications;
    return {
      stopped: writeStops(
        own.map(({ channel, at, noted_by }) => ({ channel, since: dayOf(at), notedBy: noted_by })),
      ),
      mailChoices: writeMailChoices(
        withWanted(recorded, wanted, DEFAULT_CUSTOMER_SETTINGS.notifications),
      ),
    };
  };
}

async function presentRows(
  db: Kysely<DB>,
  customers: AdminCustomerRow[],
  today: IsoDay,
): Promise<SheetRow[]> {
  const ids = customers.map(({ id }) => id);
  const context = { plans: await listImportablePlans(db), today };
  const byCustomer = <Row extends { customer_id: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ customer_id }) => customer_id);
  const plans = byCustomer(await listSheetPlans(db, ids));
  const members = byCustomer(await listSheetMembers(db, ids));
  const addresses = byCustomer(await listSheetAddresses(db, ids));
  const wishesOf = await readWishes(db, customers);
  return customers.flatMap((customer) => {
    const wishes = wishesOf(customer);
    const household = [null, ...(members.get(customer.id) ?? [])];
    return [
      ...household
        .flatMap((member) => linesOf({ customer, member }, plans.get(customer.id) ?? []))
        .map((line) => presentLine(line, wishes, context)),
      ...(addresses.get(customer.id) ?? []).map((one) => presentAddress(customer, one, wishes)),
    ];
  });
}

const sheetListing: Listing<'customers', AdminCustomerRow, SheetRow> = {
  sorts: { createdAt: 'customer.created_at', name: 'customer.first_name', email: 'customer.email' },
  tieBreak: 'customer.id',
  wanted: filterCustomers,
  search: searchCustomers,
  show: ({ db, now }, rows) => presentRows(db, rows, dayOf(now)),
};

/**
 * The list of customers as the sheet that an import reads (docs/rules.md#importing-customers): a line for
 * each plan that runs or is owed, of theirs or of their household, or one without, and one for each
 * address of their book beside the default one.
 */
export const downloadCustomerSheet = download(
  'customers',
  sheetListing,
  Object.fromEntries(
    CUSTOMER_COLUMNS.map((column) => [
      CUSTOMER_SHEET[column].heading,
      (row: SheetRow) => row[column],
    ]),
  ),
  'customer-sheet',
);
