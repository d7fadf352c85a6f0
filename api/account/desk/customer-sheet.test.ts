import { sql } from 'kysely';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { CustomerCells } from '#contract/account/desk-imports.ts';
import { adminImports } from '#contract/account/desk-imports.ts';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { insertRecurringBooking } from '#db/tiffin/recurring-bookings.ts';
import { CUSTOMER_COLUMNS } from '#domain/account/customer-sheet.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { type Client, TEST_NOW, type TestApp, testApp, useApp } from '#test/app.ts';
import { buildCustomer, buildCustomerWithoutEmail } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

/** The rows of the downloaded sheet. */
async function readSheet(owner: Client): Promise<string[][]> {
  const answered = await owner.call(adminDownloads['customer-sheet'], {
    query: { sort: 'createdAt', order: 'ASC' },
  });
  const { data } = Papa.parse<string[]>(answered.text.replace(/^\uFEFF/, '').trim());
  return data.slice(1);
}

/** The same, whoever came first. */
const sorted = (sheet: readonly string[][]) => [...sheet].sort();

const cellsOf = (row: readonly string[]): CustomerCells =>
  Object.fromEntries(CUSTOMER_COLUMNS.map((column, at) => [column, row[at] ?? '']));

async function importSheet(owner: Client, sheet: readonly string[][]): Promise<number> {
  const body = {
    rows: sheet.map((row, index) => ({ cells: cellsOf(row), decision: null, line: index + 2 })),
    defaultSlot: '14:00-15:00' as const,
  };
  const { data } = await owner.call(adminImports.check, { body });
  expect(data.rows.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
  const { status } = await owner.call(adminImports.create, {
    body: { ...body, fileName: 'customers.csv', fingerprint: data.fingerprint, invite: false },
  });
  return status;
}

/** What a kitchen knows of its customers, without the ids and the days on which it came to know it. */
async function read({ db }: TestApp) {
  const { rows: customers } = await sql`
    SELECT first_name, last_name, phone, email, address, diet, allergies, standing_note,
      customer_note, internal_note, birthday, tags,
      (SELECT jsonb_agg(jsonb_build_array(name, member.diet, member.allergies)
          ORDER BY name)
        FROM household_members AS member WHERE customer_id = customers.id) AS household
    FROM customers ORDER BY first_name, phone, email`.execute(db);
  const { rows: plans } = await sql`
    SELECT customer.first_name, customer.phone, plan.plan_name, plan.billing_cycle, plan.status,
      plan.available + plan.reserved AS left, plan.owed_cents, plan.pause_from, plan.paused_until,
      plan.address, plan.diet, plan.allergies, plan.standing_note, plan.member_name,
      plan.customer_name, plan.customer_phone, usual.entries
    FROM subscriptions AS plan JOIN customers AS customer ON customer.id = plan.customer_id
      LEFT JOIN usual_bookings AS usual ON usual.subscription_id = plan.id
        AND usual.stopped_at IS NULL
    ORDER BY customer.first_name, plan.plan_name, "left"`.execute(db);
  return { customers, plans };
}

/** Customers of every kind, with what a year at the desk has left of them. */
async function fillKitchen({ db, clock }: TestApp): Promise<void> {
  await seedIfEmpty(db, clock.now());
  const [offer] = await db
    .selectFrom('plan_groups')
    .innerJoin('plan_variants', 'plan_variants.plan_group_id', 'plan_groups.id')
    .where('plan_type', '=', 'tiffin')
    .orderBy('plan_groups.name')
    .orderBy('billing_cycle')
    .select(['name', 'plan_group_id', 'plan_variants.id', 'billing_cycle'])
    .execute();
  const address = deliveryAddress('18 Simcoe Street North, Oshawa, ON L1G 4S1', {
    unitNumber: '4B',
    entryCode: '0042',
    doorNote: 'Side door, "ring twice"',
  });
  const plan = async (customer: { id: string }, values: object) =>
    buildSubscription(db, {
      customer,
      plan_name: offer?.name ?? '',
      plan_group_id: offer?.plan_group_id ?? null,
      plan_variant_id: offer?.id ?? null,
      billing_cycle: offer?.billing_cycle ?? 'weekly',
      address,
      ...values,
    });
  const asha = await buildCustomer(db, {
    phone: '+19055550160',
    address,
    diet: 'jain',
    allergies: 'Peanuts; sesame',
    standing_note: '=less spicy',
    internal_note: 'Pays late,\nbut pays',
    customer_note: 'Welcome back',
    birthday: '02-29',
    tags: ['VIP', 'pays monthly'],
  });
  const own = {
    diet: 'jain' as const,
    allergies: 'Peanuts; sesame',
    standing_note: '=less spicy',
    customer_phone: '+19055550160',
  };
  const running = await plan(asha, { ...own, credits: 9 });
  await runTransaction(db, (tx) =>
    insertRecurringBooking(
      tx,
      running.id,
      [
        { weekday: 1, deliveryTimeSlot: '18:00-19:00', quantity: 1, deliveryAddress: null },
        {
          weekday: 3,
          deliveryTimeSlot: '14:00-15:00',
          quantity: 2,
          deliveryAddress: '4 King St, Ajax',
        },
      ],
      'customer',
      TEST_NOW,
    ),
  );
  await plan(asha, {
    ...own,
    credits: 4,
    status: 'paused',
    paused_until: '2026-12-24',
    paused_by: 'customer',
  });
  const members = await db
    .insertInto('household_members')
    .values(
      ['Nani', 'Kabir'].map((name, at) => ({
        ...{ customer_id: asha.id, name, created_at: TEST_NOW.add({ seconds: at }) },
        ...(at === 0 ? { diet: 'swaminarayan' as const, allergies: 'Sesame' } : {}),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const nani = members.find(({ name }) => name === 'Nani');
  await plan(asha, {
    ...{ customer_phone: own.customer_phone, standing_note: 'Soft rotli' },
    ...{ member_id: nani?.id, member_name: 'Nani', diet: 'swaminarayan', allergies: 'Sesame' },
    ...{ credits: 6, pause_from: '2026-12-07', paused_until: '2026-12-11', paused_by: 'customer' },
  });
  // Brought elsewhere, and cooked otherwise, than their profile says.
  const leela = await buildCustomer(db, {
    ...{ first_name: 'Leela', phone: '+19055550161', diet: 'jain', allergies: 'Milk' },
    ...{
      address: deliveryAddress('4 King Street, Ajax, ON L1S 2H5'),
      internal_note: 'By the lake',
    },
  });
  await plan(leela, {
    ...{
      customer_name: 'Leela Patel',
      customer_phone: '+19055550161',
      diet: 'vegetarian',
      allergies: 'Milk; mustard',
    },
    ...{ credits: 5, pause_from: '2026-12-14', paused_until: null, paused_by: 'customer' },
  });
  await buildCustomerWithoutEmail(db, { phone: '+447700900123' });
  await buildCustomer(db, { first_name: 'Ravi', phone: null, address: null });
}

/** Rows as a spreadsheet without our way with formulas hands them back. */
const armed = (rows: string[][]): string[][] =>
  rows.map((row) => row.map((cell) => cell.replace(/^'(?='*[=+\-@])/, '')));

describe('the sheet of customers', () => {
  it('makes the same customers, plans and patterns in an empty kitchen', async () => {
    const empty = await testApp();
    try {
      await fillKitchen(services);
      await seedIfEmpty(empty.db, empty.clock.now());
      const [one, other] = [await services.asStaff(), await empty.asStaff()];
      const sheet = await readSheet(one);
      expect(sheet).toHaveLength(8);
      // However somebody has sorted it.
      expect(await importSheet(other, armed(sorted(sheet)))).toBe(201);
      expect(sorted(await readSheet(other))).toEqual(sorted(sheet));
      // Money of before stands in other books: what is owed is the price.
      const { customers, plans } = await read(services);
      const owing = plans.map((row) => ({ ...(row as object) }));
      expect(await read(empty)).toEqual({ customers, plans: owing });
    } finally {
      await empty.close();
    }
  });

  it('changes nothing where it comes from', async () => {
    const owner = await services.asStaff();
    const sheet = await readSheet(owner);
    const body = {
      rows: armed(sheet).map((row, at) => ({ cells: cellsOf(row), decision: null, line: at + 2 })),
      defaultSlot: '14:00-15:00' as const,
    };
    const { data } = await owner.call(adminImports.check, { body });
    expect(data.counts).toMatchObject({ customers: 0, members: 0, subscriptions: 0 });
  });
});
