import type { Kysely } from 'kysely';
import { download, type Listing } from '#api/kitchen/desk/listing.ts';
import { dollars } from '#api/platform/http/csv.ts';
import type { CustomerColumn } from '#contract/account/desk-imports.ts';
import { type AdminCustomerRow, filterCustomers } from '#db/account/admin-customers.ts';
import { listSheetPlans, type SheetPlanRow } from '#db/account/customer-sheet.ts';
import type { DB } from '#db/types.ts';
import { formatBirthday } from '#domain/account/birthday.ts';
import { CUSTOMER_COLUMNS, CUSTOMER_SHEET } from '#domain/account/customer-sheet.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import { DIET_LABELS } from '#domain/account/diets.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { planCell } from '#domain/account/read-customer-row.ts';
import { writePatternCell } from '#domain/tiffin/pattern-cell.ts';
import { listImportablePlans } from './import-customers.ts';

type SheetRow = Record<CustomerColumn, string>;
type Plans = Awaited<ReturnType<typeof listImportablePlans>>;

/** A customer with one of their plans, or without any, in the words that an import reads again. */
function presentSheetRow(
  customer: AdminCustomerRow,
  plan: SheetPlanRow | null,
  plans: Plans,
): SheetRow {
  const address = plan?.address ?? customer.address;
  const { unitNumber, entryCode, doorNote } = detailsOf(address);
  const isPaused = plan?.status === 'paused';
  return {
    name: customer.first_name,
    lastName: customer.last_name,
    phone: customer.phone ? formatPhone(customer.phone) : '',
    email: customer.email ?? '',
    address: address?.text ?? '',
    unit: unitNumber,
    entryCode,
    doorNote: doorNote ?? '',
    diet: DIET_LABELS[plan?.diet ?? customer.diet],
    allergies: plan?.allergies ?? customer.allergies,
    standingNote: plan?.standing_note ?? customer.standing_note,
    birthday: customer.birthday ? formatBirthday(customer.birthday) : '',
    tags: customer.tags.join(', '),
    customerNote: customer.customer_note ?? '',
    internalNote: customer.internal_note ?? '',
    plan: plan
      ? planCell({ planName: plan.plan_name, billingCycle: plan.billing_cycle }, plans)
      : '',
    tiffinsLeft: plan ? String(plan.available + plan.reserved) : '',
    pattern: plan?.entries ? writePatternCell(plan.entries) : '',
    pausedUntil: isPaused ? (plan.paused_until ?? 'open') : '',
    owed: plan && plan.owed_cents > 0 ? dollars(plan.owed_cents) : '',
  };
}

async function presentRows(db: Kysely<DB>, customers: AdminCustomerRow[]): Promise<SheetRow[]> {
  const plans = await listImportablePlans(db);
  const own = Map.groupBy(
    await listSheetPlans(
      db,
      customers.map(({ id }) => id),
    ),
    ({ customer_id }) => customer_id,
  );
  return customers.flatMap((customer) =>
    (own.get(customer.id) ?? [null]).map((plan) => presentSheetRow(customer, plan, plans)),
  );
}

const sheetListing: Listing<'customers', AdminCustomerRow, SheetRow> = {
  sorts: { createdAt: 'customer.created_at', name: 'customer.first_name', email: 'customer.email' },
  tieBreak: 'customer.id',
  wanted: filterCustomers,
  show: ({ db }, rows) => presentRows(db, rows),
};

/**
 * The list of customers as the sheet that an import reads (docs/rules.md#importing-customers): a line for
 * each of their plans that runs or is owed, or one without.
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
