import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { download, type Listing } from '#api/kitchen/desk/listing.ts';
import { dollars } from '#api/platform/http/csv.ts';
import type { CustomerColumn } from '#contract/account/desk-imports.ts';
import {
  type AdminCustomerRow,
  filterCustomers,
  searchCustomers,
} from '#db/account/admin-customers.ts';
import { listSheetMembers, listSheetPlans, type SheetPlanRow } from '#db/account/customer-sheet.ts';
import type { DB } from '#db/types.ts';
import { formatBirthday } from '#domain/account/birthday.ts';
import { CUSTOMER_COLUMNS, CUSTOMER_SHEET } from '#domain/account/customer-sheet.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { type ImportablePlan, pauseCell, planCell } from '#domain/account/read-customer-row.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import { writePatternCell } from '#domain/tiffin/pattern-cell.ts';
import { listImportablePlans } from './import-customers.ts';

type SheetRow = Record<CustomerColumn, string>;
type Member = Awaited<ReturnType<typeof listSheetMembers>>[number];

/** Whom a line is about, and with which of their plans, if any. */
type Line = { customer: AdminCustomerRow; member: Member | null; plan: SheetPlanRow | null };

/** What an import takes from a plan's own line is not what is on record of whom it is for. */
const differs = ({ customer, member }: Omit<Line, 'plan'>, plan: SheetPlanRow): boolean => {
  const { diet, allergies } = member ?? customer;
  const isEaten = plan.diet === diet && plan.allergies === allergies;
  if (member || !isEaten) return !isEaten;
  return (
    plan.standing_note !== customer.standing_note ||
    !isDeepStrictEqual(plan.address, customer.address)
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

/** A line in the words that an import reads again. */
function presentLine(
  { customer, member, plan }: Line,
  { plans, today }: { plans: readonly ImportablePlan[]; today: IsoDay },
): SheetRow {
  const address = plan?.address ?? (member ? null : customer.address);
  const { unitNumber, entryCode, doorNote } = detailsOf(address);
  const { diet, allergies } = plan ?? member ?? customer;
  const { paused_until: until = null } = plan ?? {};
  const from = plan?.status === 'paused' ? today : plan?.pause_from;
  return {
    name: customer.first_name,
    lastName: customer.last_name,
    phone: customer.phone ? formatPhone(customer.phone) : '',
    email: customer.email ?? '',
    address: address?.text ?? '',
    unit: unitNumber,
    entryCode,
    doorNote: doorNote ?? '',
    member: member?.name ?? '',
    diet: DIET_LABELS[diet],
    allergies,
    standingNote: plan?.standing_note ?? (member ? '' : customer.standing_note),
    birthday: customer.birthday ? formatBirthday(customer.birthday) : '',
    tags: customer.tags.join(', '),
    customerNote: customer.customer_note ?? '',
    internalNote: customer.internal_note ?? '',
    plan: plan
      ? planCell({ planName: plan.plan_name, billingCycle: plan.billing_cycle }, plans)
      : '',
    tiffinsLeft: plan ? String(plan.available + plan.reserved) : '',
    pattern: plan?.entries ? writePatternCell(plan.entries) : '',
    pausedUntil: pauseCell(from ? { from, until } : null, today),
    owed: plan && plan.owed_cents > 0 ? dollars(plan.owed_cents) : '',
  };
}

async function presentRows(
  db: Kysely<DB>,
  customers: AdminCustomerRow[],
  today: IsoDay,
): Promise<SheetRow[]> {
  const ids = customers.map(({ id }) => id);
  const context = { plans: await listImportablePlans(db), today };
  const plans = Map.groupBy(await listSheetPlans(db, ids), ({ customer_id }) => customer_id);
  const members = Map.groupBy(await listSheetMembers(db, ids), ({ customer_id }) => customer_id);
  return customers.flatMap((customer) => {
    const household = [null, ...(members.get(customer.id) ?? [])];
    return household
      .flatMap((member) => linesOf({ customer, member }, plans.get(customer.id) ?? []))
      .map((line) => presentLine(line, context));
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
 * each plan that runs or is owed, of theirs or of their household, or one without.
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
