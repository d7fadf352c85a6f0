import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import {
  adminImports,
  type CustomerImport,
  type ImportCheck,
  type UnderstoodRow,
} from '#contract/account/desk-imports.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { tellNewApart } from '#db/account/doubles.ts';
import {
  insertImportedChoices,
  insertImportedStops,
  listKnownStops,
  type NoOfCustomer,
  takeOverNoes,
} from '#db/account/imported-wishes.ts';
import {
  holdCustomers,
  type ImportedCustomer,
  type ImportedSubscription,
  insertImport,
  insertImportedAddresses,
  insertImportedCustomers,
  insertImportedMembers,
  insertImportedPatterns,
  insertImportedSubscriptions,
  insertLowCreditReminders,
  listImports,
  listKnownByContact,
  listStaffEmails,
} from '#db/account/imports.ts';
import { readOpenChannels } from '#db/kitchen/gateways.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import { settlePayables } from '#db/money/settle.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import type { DB } from '#db/types.ts';
import { findPostalCode, isServed } from '#domain/account/address.ts';
import { changeBetween, DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { addressLine, deliveryAddress } from '#domain/account/delivery-address.ts';
import { nameOnBox } from '#domain/account/household.ts';
import { importText } from '#domain/account/import-text.ts';
import {
  hasSubscription,
  type JudgedImport,
  judgeImport,
  type WrittenRow,
} from '#domain/account/judge-import.ts';
import { type ImportablePlan, planCell } from '#domain/account/plan-cells.ts';
import { readCustomerRow, readDayOrders } from '#domain/account/read-customer-row.ts';
import { LOW_CREDITS } from '#domain/account/reminders.ts';
import { priceOfOneTiffin } from '#domain/money/plan-price.ts';
import { dayOf, formatDate, type IsoDay } from '#domain/platform/days.ts';
import { writePatternCell } from '#domain/tiffin/pattern-cell.ts';
import { endDateOf } from '#domain/tiffin/subscription-states.ts';
import { inviteAll } from './invite-customer.ts';
import { presentImport, takeBackImport } from './take-back-import.ts';

/** Every tiffin plan that a row can name: also one that is no longer sold. */
export async function listImportablePlans(db: Kysely<DB>): Promise<ImportablePlan[]> {
  const groups = await listPlanGroups(db, { planType: 'tiffin' });
  return groups.flatMap(({ id, name, variants }) =>
    variants.map(({ id: planVariantId, billingCycle, tiffinCount, box }) => ({
      planGroupId: id,
      planVariantId,
      planName: name,
      billingCycle,
      tiffinCount,
      box,
    })),
  );
}

type Sheet = Pick<
  InputOf<typeof adminImports.check>['body'],
  'rows' | 'defaultSlot' | 'defaultPlan'
>;

/** Judges a sheet as things stand. */
async function judgeSheet(
  { db, now }: { db: Kysely<DB>; now: Temporal.Instant },
  { rows, defaultSlot, defaultPlan }: Sheet,
): Promise<JudgedImport & ImportCheck> {
  const { settings } = await loadKitchen({ db, now });
  const plans = await listImportablePlans(db);
  const context = {
    ...{ plans, defaultPlan, defaultSlot },
    maxTiffinsPerOrder: settings.maxTiffinsPerOrder,
    today: dayOf(now),
    dayOrders: readDayOrders(rows.map(({ cells }) => cells)),
  };
  const read = rows.map(({ cells, ...row }) => ({
    ...row,
    read: readCustomerRow(cells, context),
  }));
  const people = read.flatMap(({ read: row }) => ('problems' in row ? [] : [row]));
  const emails = people.flatMap((row) => row.email ?? []);
  const phones = people.flatMap((row) => row.phone ?? []);
  const judged = judgeImport(read, {
    known: await listKnownByContact(db, { emails, phones }),
    knownStops: await listKnownStops(db, phones),
    staffEmails: await listStaffEmails(db, emails),
    isOutside: (address) => {
      const postalCode = findPostalCode(address);
      return postalCode !== null && !isServed(postalCode, settings.servedPostalPrefixes);
    },
  });
  const seen = JSON.stringify([judged.rows, judged.written, judged.stops, judged.noes]);
  const fingerprint = createHash('sha256').update(seen).digest('hex');
  const sample = judged.written.slice(0, SAMPLED).map(presentUnderstood);
  return { ...judged, sample, plans: plans.map((plan) => planCell(plan, plans)), fingerprint };
}

/** So many rows are shown as they were understood. */
const SAMPLED = 10;

const presentUnderstood = ({ row, read }: WrittenRow): UnderstoodRow => ({
  row,
  name: nameOnBox({ customerName: read.name, memberName: read.member || null }),
  phone: read.phone,
  address: read.address && addressLine(read.address.text, read.address),
  plan: read.plan?.planName ?? null,
  tiffinsLeft: read.tiffinsLeft,
  pattern: writePatternCell(read.pattern),
  owed: read.owed,
});

/** What importing a sheet would do; writes nothing. */
async function checkImport(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminImports.check>,
): Promise<ImportCheck> {
  const { written: _, stops: _said, noes: _no, ...check } = await judgeSheet(ctx, body);
  return check;
}

/**
 * A plan as it is taken over: its price is what is still to be paid for it, since what was paid before
 * stands in other books (docs/rules.md#importing-customers).
 */
function takeOverPlan(
  { read, contact, eats }: WrittenRow,
  plan: ImportablePlan,
  ids: { id: string; customerId: string },
  today: IsoDay,
): ImportedSubscription {
  const { tiffinsLeft, owed } = read;
  const tiffinCount = tiffinsLeft || plan.tiffinCount;
  const pause = tiffinsLeft > 0 ? read.pause : null;
  const isPlanned = pause !== null && pause.from > today;
  const running = pause && !isPlanned ? 'paused' : 'active';
  return {
    ...ids,
    ...plan,
    status: tiffinsLeft === 0 ? 'completed' : running,
    tiffinCount,
    owed,
    price: priceOfOneTiffin({ subtotal: owed, tiffinCount }),
    name: read.name,
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    address: read.address ?? deliveryAddress(''),
    member: read.member,
    ...eats,
    standingNote: read.standingNote,
    startDay: today,
    endDay:
      read.planEnds === 'open' ? null : (read.planEnds ?? endDateOf(today, plan.billingCycle)),
    instructions: read.planInstructions || null,
    customerNote: read.planCustomerNote || null,
    internalNote: read.planInternalNote || null,
    pausedBy: pause ? (read.isPausedByKitchen ? 'staff' : 'customer') : null,
    pauseFrom: isPlanned ? pause.from : null,
    pausedUntil: pause?.until ?? null,
  };
}

/** A new customer as a row has them. */
function newCustomer({ read, customerEats }: WrittenRow, id: string): ImportedCustomer {
  const hasChosen = changeBetween(DEFAULT_CUSTOMER_SETTINGS, read.settings) !== null;
  return {
    ...read,
    ...customerEats,
    ...read.account,
    id,
    // Of somebody of whom only another address is known, it is none that checkouts begin with.
    address: read.isOtherAddress ? null : read.address,
    addressLabel: read.isOtherAddress || !read.address ? '' : read.addressLabel,
    // What a row says of a household member, the cook need not know of whose household it is.
    standingNote: read.member === '' ? read.standingNote : '',
    settings: hasChosen ? read.settings : null,
  };
}

/** Ends what customers want no more by a sheet; of those who were there before, the audit log names it. */
async function writeNoes(
  ctx: StaffWrite,
  noes: readonly (NoOfCustomer & { isNew: boolean })[],
  fileName: string,
): Promise<void> {
  const by = { actor: `${ctx.caller.name}, from ${fileName}`, at: ctx.now };
  await takeOverNoes(ctx.db, noes, by);
  for (const { customerId: id, choice, isNew } of noes) {
    if (isNew) continue;
    const stops = choice === 'promotions' ? 'wantsOffers' : 'getsOptionalMails';
    const after = { [stops]: false, fileName };
    await recordAudit(ctx, { action: 'set-offers', resource: 'customers', id, after });
  }
}

/** Writes the rows of a sheet that are to be written, all at once; answers the new customers. */
async function writeRows(
  ctx: StaffWrite,
  { written, stops, noes }: Pick<JudgedImport, 'written' | 'stops' | 'noes'>,
  { importId, fileName }: { importId: string; fileName: string },
): Promise<ImportedCustomer[]> {
  const { db, now, caller } = ctx;
  const today = dayOf(now);
  const newIds = new Map<number, string>();
  const added = written.filter(({ joins }) => !joins);
  const customers = added.map((one) => {
    const id = randomUUID();
    newIds.set(one.row, id);
    return newCustomer(one, id);
  });
  await insertImportedCustomers(db, importId, customers, now);
  const by = { actor: caller.name, at: now };
  const said = added.map(({ row, read }) => ({
    customerId: newIds.get(row) ?? '',
    said: read.mailChoices,
  }));
  await insertImportedChoices(db, said, by);
  await insertImportedStops(db, importId, stops, by);
  await writeNoes(
    ctx,
    noes.map(({ owner, ...no }) => ({
      ...no,
      customerId: 'id' in owner ? owner.id : (newIds.get(owner.row) ?? ''),
      isNew: 'row' in owner,
    })),
    fileName,
  );
  // Whoever shares a phone with somebody was said to be another person.
  await tellNewApart(
    db,
    customers.map(({ id }) => id),
    by,
  );

  const ownerOf = ({ row, joins }: WrittenRow): string => {
    const owner = joins && 'id' in joins ? joins.id : newIds.get(joins?.row ?? row);
    if (owner === undefined) throw new Error(`row ${row} joins one that is not written`);
    return owner;
  };
  const members = written.filter(({ addsMember }) => addsMember).sort((a, b) => a.row - b.row);
  await insertImportedMembers(
    db,
    importId,
    members.map((row) => ({ customerId: ownerOf(row), name: row.read.member, ...row.eats })),
    now,
  );
  const inBooks = written.filter(({ addsAddress }) => addsAddress).sort((a, b) => a.row - b.row);
  const addresses = inBooks.flatMap((row) => {
    const { address, addressLabel: label } = row.read;
    return address ? [{ customerId: ownerOf(row), label, address }] : [];
  });
  await insertImportedAddresses(db, importId, addresses, now);
  const plans = written.filter(hasSubscription).flatMap((row) => {
    const { plan, pattern, tiffinsLeft } = row.read;
    if (!plan) return [];
    const ids = { id: randomUUID(), customerId: ownerOf(row) };
    return [{ subscription: takeOverPlan(row, plan, ids, today), pattern, tiffinsLeft }];
  });
  const subscriptions = plans.map(({ subscription }) => subscription);
  const year = Number(today.slice(0, 4));
  await insertImportedSubscriptions(db, importId, subscriptions, { year, at: now });
  const withTiffins = plans.filter(({ tiffinsLeft }) => tiffinsLeft > 0);
  await appendCreditEntries(
    db,
    withTiffins.map(({ subscription: { id }, tiffinsLeft }) => ({
      subscriptionId: id,
      orderId: null,
      kind: 'opening',
      availableChange: tiffinsLeft,
      reservedChange: 0,
      actor: `staff ${caller.email}`,
      reason: `left on ${formatDate(today)}, by ${fileName}`,
      key: `opening:${id}`,
    })),
    now,
  );
  await settlePayables(
    db,
    'subscriptions',
    subscriptions.map(({ id }) => id),
  );
  const low = withTiffins.filter(({ tiffinsLeft }) => tiffinsLeft <= LOW_CREDITS);
  await insertLowCreditReminders(
    db,
    low.map(({ subscription: { id } }) => id),
    now,
  );
  const patterns = withTiffins
    .filter(({ pattern }) => pattern.length > 0)
    .map(({ subscription: { id }, pattern }) => ({ subscriptionId: id, entries: pattern }));
  await insertImportedPatterns(db, patterns, now);
  return customers;
}

/**
 * Imports a sheet as somebody has seen it checked, all of it or nothing. Nobody is mailed unless they
 * are to be invited; tiffins of weekly patterns are booked by the clock.
 */
async function importCustomers(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminImports.create>,
): Promise<CustomerImport | Refusal> {
  await holdCustomers(ctx.db);
  const judged = await judgeSheet(ctx, body);
  if (judged.fingerprint !== body.fingerprint) return refuse('import_changed');
  if (judged.outcomes.wrong > 0) return refuse('import_has_mistakes');
  const { counts } = judged;
  if (judged.written.length === 0 && counts.stops + counts.noes === 0)
    return refuse('import_writes_nothing');
  const importId = randomUUID();
  const { fileName } = body;
  const row = await insertImport(ctx.db, {
    id: importId,
    fileName,
    at: ctx.now,
    actor: ctx.caller.name,
    counts,
  });
  const customers = await writeRows(ctx, judged, { importId, fileName });
  if (body.invite) {
    const { sms } = await readOpenChannels(ctx.db);
    await inviteAll(
      ctx,
      customers.filter(
        ({ email, phone, isDisabled, leavingOn }) =>
          !isDisabled && leavingOn === null && (email !== null || (sms && phone !== null)),
      ),
    );
  }
  await recordAudit(ctx, {
    action: 'create',
    resource: 'imports',
    id: importId,
    after: { fileName, wrote: importText(counts) },
  });
  return presentImport(row);
}

export const adminImportHandlers = handlers(adminImports, {
  list: async ({ db }) => (await listImports(db)).map(presentImport),
  check: checkImport,
  create: importCustomers,
  takeBack: takeBackImport,
});
