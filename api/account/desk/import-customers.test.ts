import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { adminImports } from '#contract/account/desk-imports.ts';
import { invitations } from '#contract/account/invitations.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { listHousehold } from '#db/account/household-members.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { listLedgerMismatches } from '#db/tiffin/credits.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';
import {
  check,
  countAll,
  customerOf,
  person,
  plansOf,
  type Row,
  sheetOf,
  takeBack,
  write,
} from '#test/import-kit.ts';
import { buildOffer } from '#test/tiffin-factories.ts';

const services = useApp();

describe('importing customers', () => {
  it('takes over who they are, what is left, what is owed and when it comes, and mails nobody', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db, { tiffin_count: 20 });
    const row = person({
      name: 'Asha Ben Patel',
      unit: '4B',
      entryCode: '12',
      doorNote: 'Side door',
      diet: 'Jain',
      allergies: 'Peanuts',
      internalNote: 'Pays late',
      plan: group.name,
      tiffinsLeft: '7',
      pattern: 'Mon-Wed x2',
      owed: '45.50',
    });
    const before = await countAll(services.db);
    const { status, data } = await write(owner, [row]);
    expect(status).toBe(201);
    expect(data.counts).toEqual({
      customers: 1,
      members: 0,
      addresses: 0,
      stops: 0,
      noes: 0,
      subscriptions: 1,
      credits: 7,
      patterns: 1,
      owed: 4550,
    });
    const customer = await customerOf(services.db, row.email ?? '');
    expect(customer).toMatchObject({
      first_name: 'Asha',
      last_name: 'Ben Patel',
      diet: 'jain',
      allergies: 'Peanuts',
      internal_note: 'Pays late',
      customer_note: null,
      address: { unitNumber: '4B', entryCode: '12', doorNote: 'Side door', postalCode: 'L1G 4S1' },
    });
    const [plan] = await plansOf(services.db, customer.id);
    expect(plan).toMatchObject({
      status: 'active',
      plan_name: group.name,
      available: 7,
      total_cents: 4550,
      owed_cents: 4550,
      diet: 'jain',
    });
    const entries = await services.db
      .selectFrom('credit_entries')
      .selectAll()
      .where('subscription_id', '=', plan?.id ?? '')
      .execute();
    expect(entries).toMatchObject([
      { kind: 'opening', available_change: 7, reason: 'left on Nov 18, 2026, by customers.csv' },
    ]);
    expect(await listLedgerMismatches(services.db)).toEqual([]);
    expect((await countAll(services.db)).mails).toBe(before.mails);
  });

  it('reads days of which the column says the order', async () => {
    const owner = await services.asStaff();
    const [one, other] = [person({ birthday: '31/12/1975' }), person({ birthday: '4/12/1980' })];
    expect((await write(owner, [one, other])).status).toBe(201);
    expect(await customerOf(services.db, other.email ?? '')).toMatchObject({ birthday: '12-04' });
  });

  it('takes over a household, with a plan that a member of it has and its pause to come', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const own = person({ diet: 'Jain' });
    const nani = { ...own, member: 'Nani', diet: '', allergies: 'Sesame' };
    const { data } = await write(owner, [
      own,
      { ...nani, plan: group.name, tiffinsLeft: '6', pausedUntil: '2026-12-11 from 2026-12-07' },
      { ...own, member: 'Kabir', diet: 'Jain' },
    ]);
    expect(data.counts).toMatchObject({ customers: 1, members: 2, subscriptions: 1, credits: 6 });
    const customer = await customerOf(services.db, own.email ?? '');
    expect(customer).toMatchObject({ diet: 'jain', allergies: '' });
    const household = await listHousehold(services.db, customer.id);
    expect(household.map(({ name, diet, allergies }) => [name, diet, allergies])).toEqual([
      ['Nani', 'vegetarian', 'Sesame'],
      ['Kabir', 'jain', ''],
    ]);
    expect(await plansOf(services.db, customer.id)).toMatchObject([
      {
        ...{ member_id: household[0]?.id, member_name: 'Nani', allergies: 'Sesame' },
        ...{ status: 'active', pause_from: '2026-12-07', paused_until: '2026-12-11' },
      },
    ]);
  });

  it('gives a plan of somebody known what is on record of whom it is for', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const known = await buildCustomer(services.db, { diet: 'jain', allergies: 'Peanuts' });
    const { data } = await write(owner, [
      person({
        ...{ name: `${known.first_name} ${known.last_name}`, email: known.email ?? '' },
        ...{ plan: group.name, tiffinsLeft: '3', decision: 'same_person' },
      }),
    ]);
    expect(data.counts).toMatchObject({ customers: 0, subscriptions: 1 });
    expect(await plansOf(services.db, known.id)).toMatchObject([
      { diet: 'jain', allergies: 'Peanuts' },
    ]);
  });

  it('asks for a debt that may be for tiffins of before, and pays nothing back by itself', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db, { tiffin_count: 20 });
    const row = person({ plan: group.name, tiffinsLeft: '2', owed: '200' });
    await write(owner, [row]);
    const [plan] = await plansOf(services.db, (await customerOf(services.db, row.email ?? '')).id);
    const params = { id: plan?.id ?? '' };
    const { data } = await owner.call(adminSubscriptions.ifCancelled, { params, query: {} });
    expect(data).toMatchObject({ unusedCredits: 2, payBack: 0 });
    await owner.call(adminSubscriptions.cancel, { params, body: { reason: 'They move away' } });
    const cancelled = await services.db
      .selectFrom('subscriptions')
      .select(['status', 'owed_cents'])
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow();
    expect(cancelled).toEqual({ status: 'cancelled', owed_cents: 20_000 });
  });

  it('takes a used plan that is not paid over as what is owed, and a resting one as resting', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const used = person({ plan: group.name, tiffinsLeft: '0', owed: '30' });
    const resting = person({ plan: group.name, tiffinsLeft: '4', pausedUntil: '2026-12-04' });
    await write(owner, [used, resting]);
    expect(
      await plansOf(services.db, (await customerOf(services.db, used.email ?? '')).id),
    ).toMatchObject([{ status: 'completed', available: 0, owed_cents: 3000 }]);
    expect(
      await plansOf(services.db, (await customerOf(services.db, resting.email ?? '')).id),
    ).toMatchObject([
      { status: 'paused', available: 4, paused_until: '2026-12-04', owed_cents: 0 },
    ]);
  });

  it('mails whoever has an address a link to their account, when that is asked for', async () => {
    const owner = await services.asStaff();
    const rows = [person(), person({ email: '' })];
    const { fingerprint } = await check(owner, rows);
    const { status, data } = await owner.call(adminImports.create, {
      body: { ...sheetOf(rows), fileName: 'customers.csv', fingerprint, invite: true },
    });
    expect(status).toBe(201);
    const { id } = await customerOf(services.db, rows[0]?.email ?? '');
    const mail = await services.db
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'account_invitation')
      .executeTakeFirstOrThrow();
    expect(mail.customer_id).toBe(id);
    const { token } = mail.details as { token: string };
    const opened = await services.visitor.call(invitations.read, { body: { token } });
    expect(opened.status).toBe(200);
    expect((await takeBack(owner, data.id)).status).toBe(200);
    const invited = services.db.selectFrom('mails').where('kind', '=', 'account_invitation');
    expect(await invited.selectAll().execute()).toEqual([]);
  });

  it('writes nothing at all while one row is wrong', async () => {
    const owner = await services.asStaff();
    const before = await countAll(services.db);
    const { status, code } = await write(owner, [person(), person({ phone: 'x', email: '' })]);
    expect([status, code]).toEqual([409, 'import_has_mistakes']);
    expect(await countAll(services.db)).toEqual(before);
  });

  it('writes nothing the second time', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const rows = [person({ plan: group.name, tiffinsLeft: '4' }), person()];
    await write(owner, rows);
    const after = await countAll(services.db);
    expect((await check(owner, rows)).outcomes).toMatchObject({ known: 2, new: 0 });
    expect((await write(owner, rows)).code).toBe('import_writes_nothing');
    expect(await countAll(services.db)).toEqual(after);
  });

  it('writes what somebody has seen, and nothing when things are different by then', async () => {
    const owner = await services.asStaff();
    const row = person();
    const { fingerprint } = await check(owner, [row]);
    await buildCustomer(services.db, { email: row.email ?? '' });
    const { status, code } = await write(owner, [row], fingerprint);
    expect([status, code]).toEqual([409, 'import_changed']);
  });

  it('writes each person once when two import the same sheet at once', async () => {
    const [one, other] = [await services.asStaff(), await services.asStaff()];
    const rows = [person(), person(), person()];
    const { fingerprint } = await check(one, rows);
    const answers = await Promise.all([
      write(one, rows, fingerprint),
      write(other, rows, fingerprint),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const { email } of rows) await customerOf(services.db, email ?? '');
  });

  it('finds every mistake among 5,000 rows, and writes nothing before they are mended', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const wrong: Row[] = [
      { name: 'a'.repeat(170) },
      { name: 'a'.repeat(90) },
      { lastName: 'a'.repeat(90) },
      { phone: 'ring twice' },
      { email: 'not an address' },
      { address: 'a'.repeat(501) },
      { unit: '1'.repeat(21) },
      { entryCode: '1'.repeat(21) },
      { doorNote: 'a'.repeat(301) },
      { diet: 'keto' },
      { allergies: 'a'.repeat(301) },
      { standingNote: 'a'.repeat(301) },
      { customerNote: 'a'.repeat(1001) },
      { plan: 'Royal' },
      { tiffinsLeft: '2.5' },
      { pattern: 'Sunday' },
      { pausedUntil: 'soon' },
      { owed: 'a lot' },
      { phone: '', email: '' },
      { plan: '', tiffinsLeft: '4' },
    ];
    const rows = Array.from({ length: 5000 }, (_, at) =>
      person({
        plan: group.name,
        tiffinsLeft: '5',
        ...(at % 25 === 0 && wrong[(at / 25) % wrong.length]),
      }),
    );
    const { outcomes, rows: judged } = await check(owner, rows);
    expect(outcomes).toMatchObject({ wrong: 200, new: 4800 });
    for (const { row, problems } of judged) {
      expect(row % 25).toBe(0);
      expect(problems).toHaveLength(1);
    }
    const before = await countAll(services.db);
    expect((await write(owner, rows)).code).toBe('import_has_mistakes');
    expect(await countAll(services.db)).toEqual(before);
  });

  it('leaves nothing behind when the connection dies in the middle', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const rows = [person({ plan: group.name, tiffinsLeft: '5', pattern: 'Mon' }), person()];
    const { fingerprint } = await check(owner, rows);
    const before = await countAll(services.db);
    // It has written the customers, and waits with the plans.
    await runTransaction(services.db, async (tx) => {
      await sql`LOCK TABLE subscriptions IN SHARE MODE`.execute(tx);
      const written = write(owner, rows, fingerprint);
      await expect
        .poll(async () => {
          const { rows: killed } = await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'
              AND query LIKE '%INSERT INTO subscriptions%'`.execute(services.db);
          return killed.length;
        })
        .toBe(1);
      expect((await written).status).toBeGreaterThanOrEqual(500);
    });
    expect(await countAll(services.db)).toEqual(before);
    expect((await write(owner, rows)).status).toBe(201);
  });

  it('adds the plan of a row to somebody known, when that is wanted', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const known = await buildCustomer(services.db, { phone: '+14165559901' });
    const row = person({
      email: known.email,
      name: 'Asha Patel',
      plan: group.name,
      tiffinsLeft: '3',
      decision: 'same_person',
    });
    const { data } = await write(owner, [row]);
    expect(data.counts).toMatchObject({ customers: 0, subscriptions: 1 });
    expect(await plansOf(services.db, known.id)).toMatchObject([{ available: 3 }]);
    await takeBack(owner, data.id);
    expect(await plansOf(services.db, known.id)).toEqual([]);
    expect(await customerOf(services.db, known.email)).toMatchObject({ id: known.id });
  });

  it('whatever the rows are, writes all of a sheet or nothing of it, and takes all of it back', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const text = fc.oneof(
      fc.constant(undefined),
      fc.string({ maxLength: 20, unit: 'grapheme' }),
      fc.constantFrom('7', '-1', 'Mon', 'Jain', group.name, '4165550000', 'twin@example.com'),
    );
    const anyRow = fc.record({
      name: text,
      phone: text,
      email: text,
      address: text,
      plan: text,
      tiffinsLeft: text,
      pattern: text,
      owed: text,
      decision: fc.constantFrom('leave_out' as const, 'same_person' as const, undefined),
    });
    const goodRow = fc.constant(null).map(() => person({ plan: group.name, tiffinsLeft: '2' }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(goodRow, anyRow as fc.Arbitrary<Row>), { minLength: 1, maxLength: 6 }),
        async (rows) => {
          const before = await countAll(services.db);
          const checked = await check(owner, rows);
          const { status, data } = await write(owner, rows, checked.fingerprint);
          const after = await countAll(services.db);
          if (status !== 201) {
            expect(after).toEqual(before);
            return;
          }
          expect(checked.outcomes.wrong).toBe(0);
          expect(after.customers).toBe((before.customers ?? 0) + checked.counts.customers);
          expect(after.subscriptions).toBe(
            (before.subscriptions ?? 0) + checked.counts.subscriptions,
          );
          expect(await listLedgerMismatches(services.db)).toEqual([]);
          expect((await takeBack(owner, data.id)).status).toBe(200);
          expect(await countAll(services.db)).toEqual(before);
        },
      ),
      { numRuns: 40 },
    );
  });
});
