import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { accounts } from '#contract/account/accounts.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { profile } from '#contract/account/profile.ts';
import { catering } from '#contract/catering/catering.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { MERGED } from '#db/account/merge-customers.ts';
import { deliveryAddress, doorKey } from '#domain/account/delivery-address.ts';
import { booking } from '#test/access/scene.ts';
import { type Client, useApp } from '#test/app.ts';
import { buildCatering, inquiryOf } from '#test/catering-factories.ts';
import { buildCustomer, buildMember } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
const PASSWORD = 'Methi-Thepla-7';

const merge = (owner: Client, id: string, otherId: string, idempotencyKey?: string) =>
  owner.call(
    adminCustomers.merge,
    { params: { id }, body: { otherId } },
    idempotencyKey ? { idempotencyKey } : {},
  );

/** Two accounts of one person, each with a plan and a tiffin booked in it. */
async function twoAccounts() {
  const [stays, goes] = [await services.asCustomer(), await services.asCustomer()];
  for (const customer of [stays, goes]) {
    const { id } = await buildSubscription(services.db, { customer });
    await customer.call(tiffinOrders.schedule, { body: booking(id) });
  }
  return { stays, goes };
}

it('knows what becomes of every column that names a customer', async () => {
  const { rows } = await sql<{ column: string }>`
    SELECT constrained.relname || '.' || attribute.attname AS column
    FROM pg_constraint
    JOIN pg_class constrained ON constrained.oid = conrelid
    JOIN pg_attribute attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND confrelid = 'customers'::regclass`.execute(services.db);
  expect(
    rows.map(({ column }) => column).sort(),
    'say in db/account/merge-customers.ts what a merge does with it',
  ).toEqual(Object.keys(MERGED).sort());
});

describe('two accounts of one person', () => {
  it('are shown before they become one', async () => {
    const owner = await services.asStaff();
    const { stays, goes } = await twoAccounts();
    await services.db
      .updateTable('customers')
      .set({ allergies: 'Sesame' })
      .where('id', '=', goes.id)
      .execute();
    const { data } = await owner.call(adminCustomers.mergePreview, {
      params: { id: stays.id, otherId: goes.id },
    });
    expect(data).toMatchObject({ stays: { id: stays.id }, goes: { id: goes.id } });
    expect(data.moves).toContainEqual({ what: 'plans', count: 1 });
    expect(data.moves).toContainEqual({ what: 'tiffin orders', count: 1 });
    expect(data.takesOver).toEqual(['the allergies']);
  });

  it('become one: orders, credits, points and allergies follow, the other one is gone', async () => {
    const owner = await services.asStaff();
    const { stays, goes } = await twoAccounts();
    await services.db
      .updateTable('customers')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where('id', '=', stays.id)
      .execute();
    await services.db
      .updateTable('customers')
      .set({ allergies: 'Sesame', password_hash: await hashPassword(PASSWORD) })
      .where('id', '=', goes.id)
      .execute();
    const { email } = await services.db
      .selectFrom('customers')
      .select('email')
      .where('id', '=', goes.id)
      .$narrowType<{ email: string }>()
      .executeTakeFirstOrThrow();
    const points = (await stays.call(profile.figures, {})).data.loyaltyPoints;

    const { data } = await merge(owner, stays.id, goes.id);
    expect(data).toMatchObject({
      allergies: 'Sesame',
      subscriptionCount: 2,
      availableCredits: 8,
      mergedAccounts: 1,
      steps: [{ action: 'merge', reason: `Asha Patel, ${email}, +19055550123` }],
    });
    const { data: figures } = await stays.call(profile.figures, {});
    expect(figures.loyaltyPoints).toBe(2 * points);
    expect(await goes.call(accounts.userInfo, {})).toMatchObject({ status: 401 });
    expect(
      await services.visitor.call(accounts.login, { body: { email, password: PASSWORD } }),
    ).toMatchObject({ status: 401, code: 'invalid_credentials' });

    const mails = await services.db
      .selectFrom('mails')
      .select(['kind', 'details'])
      .where('customer_id', '=', stays.id)
      .where('kind', '=', 'accounts_merged')
      .execute();
    expect(mails).toHaveLength(1);
    const audit = await services.db
      .selectFrom('audit_log')
      .select(['resource_id', 'after'])
      .where('action', '=', 'merge')
      .where('resource_id', 'in', [stays.id, goes.id])
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { resource_id: stays.id, after: { mergedAccount: goes.id } },
      { resource_id: goes.id, after: { becamePartOf: stays.id } },
    ]);
  });

  it('keep the addresses of both, each door once', async () => {
    const owner = await services.asStaff();
    const stays = await buildCustomer(services.db, {
      address: deliveryAddress('12 Maple Street, Oshawa, ON L1G 4S8'),
    });
    const goes = await buildCustomer(services.db, {
      address: deliveryAddress('9 Elm Road, Ajax, ON L1S 1A1'),
    });
    const work = deliveryAddress('1 King St, Whitby');
    const double = { label: 'Work', address: work, address_key: doorKey(work) };
    for (const { id } of [stays, goes]) {
      await services.db
        .insertInto('customer_addresses')
        .values({ ...double, customer_id: id })
        .execute();
    }
    const own = {
      label: 'Home',
      address: deliveryAddress('12 maple street, Oshawa, ON L1G 4S8'),
    };
    await services.db
      .insertInto('customer_addresses')
      .values({ ...own, address_key: doorKey(own.address), customer_id: goes.id })
      .execute();
    await merge(owner, stays.id, goes.id);
    const kept = await services.db
      .selectFrom('customer_addresses')
      .select('address')
      .where('customer_id', '=', stays.id)
      .orderBy(sql`address ->> 'text'`)
      .execute();
    expect(kept.map(({ address }) => address.text)).toEqual([
      '1 King St, Whitby',
      '9 Elm Road, Ajax, ON L1S 1A1',
    ]);
  });

  it('become one household, in which one name is one person who cannot eat what either account says', async () => {
    const owner = await services.asStaff();
    const [stays, goes] = [await buildCustomer(services.db), await buildCustomer(services.db)];
    const own = await buildMember(services.db, stays.id, { name: 'Meera', allergies: 'Peanuts' });
    const twin = await buildMember(services.db, goes.id, { name: 'MEERA', allergies: 'Sesame' });
    await buildMember(services.db, goes.id, { name: 'Kavi' });
    const plan = await buildSubscription(services.db, {
      customer: goes,
      member_id: twin.id,
      member_name: twin.name,
      allergies: 'Sesame',
    });
    await merge(owner, stays.id, goes.id);
    const people = await services.db
      .selectFrom('household_members')
      .where('customer_id', '=', stays.id)
      .select(['id', 'name', 'allergies'])
      .orderBy('name')
      .execute();
    expect(people.map(({ name, allergies }) => [name, allergies])).toEqual([
      ['Kavi', ''],
      ['Meera', 'Peanuts; Sesame'],
    ]);
    const { member_id, allergies } = await services.db
      .selectFrom('subscriptions')
      .where('id', '=', plan.id)
      .select(['member_id', 'allergies'])
      .executeTakeFirstOrThrow();
    expect([member_id, allergies]).toEqual([own.id, 'Peanuts; Sesame']);
  });

  it('bring along inquiries of an address that was proved, and no others', async () => {
    const owner = await services.asStaff();
    const { planId } = await buildCatering(services.db);
    const emails = ['proved@example.com', 'claimed@example.com'];
    const sent = await Promise.all(
      emails.map(async (email) => {
        const body = { ...inquiryOf(planId), email };
        return (await services.visitor.call(catering.create, { body })).data;
      }),
    );
    const stays = await buildCustomer(services.db);
    const [proved, claimed] = emails;
    const one = await buildCustomer(services.db, {
      email: proved ?? '',
      email_verified_at: services.clock.now(),
    });
    const other = await buildCustomer(services.db, { email: claimed ?? '' });
    await merge(owner, stays.id, one.id);
    await merge(owner, stays.id, other.id);
    const rows = await services.db
      .selectFrom('catering_inquiries')
      .select(['email', 'customer_id'])
      .where(
        'number',
        'in',
        sent.map(({ inquiryNumber }) => inquiryNumber),
      )
      .orderBy('email')
      .execute();
    expect(rows).toEqual([
      { email: claimed, customer_id: null },
      { email: proved, customer_id: stays.id },
    ]);
  });
});

describe('a merge', () => {
  it('done twice at once happens once', async () => {
    const owner = await services.asStaff();
    const { stays, goes } = await twoAccounts();
    const answers = await Promise.all([
      merge(owner, stays.id, goes.id, 'one-press'),
      merge(owner, stays.id, goes.id, 'one-press'),
      merge(owner, stays.id, goes.id),
      merge(owner, goes.id, stays.id),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const left = await services.db
      .selectFrom('customers')
      .select('id')
      .where('id', 'in', [stays.id, goes.id])
      .execute();
    expect(left).toHaveLength(1);
    const moved = await services.db
      .selectFrom('subscriptions')
      .select('id')
      .where('customer_id', '=', left[0]?.id ?? '')
      .execute();
    expect(moved).toHaveLength(2);
  });

  it('is refused with words for itself, staff, the erased, the leaving and the merged', async () => {
    const owner = await services.asStaff();
    const now = services.clock.now();
    const stays = await buildCustomer(services.db);
    const erased = await buildCustomer(services.db, { disabled_at: now, erased_at: now });
    const leaving = await buildCustomer(services.db, {
      deletion_asked_at: now,
      deletion_day: '2026-12-18',
    });
    const gone = await buildCustomer(services.db);
    await merge(owner, stays.id, gone.id);
    for (const [otherId, code] of [
      [stays.id, 'merge_same_account'],
      [owner.id, 'customer_is_staff'],
      [erased.id, 'customer_erased'],
      [leaving.id, 'customer_leaving'],
      [gone.id, 'customer_merged'],
    ] as const) {
      expect(await merge(owner, stays.id, otherId)).toMatchObject({ code });
      const preview = { params: { id: stays.id, otherId } };
      expect(await owner.call(adminCustomers.mergePreview, preview)).toMatchObject({ code });
    }
    const { message } = await owner.call(adminCustomers.read, { params: { id: gone.id } });
    expect(message).toBe(`This account has become part of the one of ${stays.email}.`);
  });

  it('of what was merged before keeps the way to it', async () => {
    const owner = await services.asStaff();
    const [first, second, third] = [
      await buildCustomer(services.db),
      await buildCustomer(services.db),
      await buildCustomer(services.db),
    ];
    await merge(owner, second.id, first.id);
    const { data } = await merge(owner, third.id, second.id);
    expect(data.mergedAccounts).toBe(2);
    expect(data.steps).toHaveLength(2);
    expect(await owner.call(adminCustomers.read, { params: { id: first.id } })).toMatchObject({
      code: 'customer_merged',
    });
  });
});

it('keeps the account that somebody signs in with', async () => {
  const owner = await services.asStaff();
  const [written, registered] = [
    await buildCustomer(services.db),
    await buildCustomer(services.db, { password_hash: await hashPassword(PASSWORD) }),
  ];
  expect(await merge(owner, written.id, registered.id)).toMatchObject({
    status: 409,
    code: 'merge_into_sign_in',
  });
  expect((await merge(owner, registered.id, written.id)).status).toBe(200);
});
