import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokens } from '#api/platform/http/tokens.ts';
import { accounts } from '#contract/account/accounts.ts';
import { adminStaff, overview } from '#contract/kitchen/desk.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { StaffRole } from '#contract/platform/staff-roles.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { firstPage } from './access/desk.ts';
import { booking, setScene } from './access/scene.ts';
import { useApp } from './app.ts';
import { buildCustomer, buildSession, buildStaff, TEST_SECRET } from './factories.ts';
import { buildSnack, snackOrderOf } from './snack-factories.ts';
import { buildSubscription } from './tiffin-factories.ts';

/** What a bearer token opens, and that nothing else that looks like one does. */
const services = useApp();

const asks = (token: string | null) => services.as(token).call(accounts.userInfo, {});
const customerSession = async () => {
  const customer = await buildCustomer(services.db);
  return {
    customer,
    ...(await buildSession(services.db, { customer }, { now: services.clock.now() })),
  };
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const seconds = (at: Temporal.Instant) => Math.floor(at.epochMilliseconds / 1000);

/** One sign of a text replaced by another. */
const changed = (text: string) => {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
};

describe('a token', () => {
  it('opens the account of its session', async () => {
    const { token, customer } = await customerSession();
    expect(await asks(token)).toMatchObject({ status: 200, data: { email: customer.email } });
  });

  it('that has expired opens nothing, even while its session would still be there', async () => {
    const { id, token, customer } = await customerSession();
    const now = services.clock.now();
    try {
      services.clock.set(now.add({ hours: 30 * 24 }));
      await services.db
        .updateTable('sessions')
        .set({ expires_at: now.add({ hours: 60 * 24 }) })
        .where('id', '=', id)
        .execute();
      expect(await asks(token)).toMatchObject({ status: 401, code: 'session_expired' });
    } finally {
      services.clock.set(now);
    }
    const fresh = await createTokens(TEST_SECRET).sign({ id, subject: customer.id, issuedAt: now });
    await services.db
      .updateTable('sessions')
      .set({ expires_at: now })
      .where('id', '=', id)
      .execute();
    expect(await asks(fresh), 'the session is over before its token').toMatchObject({
      status: 401,
    });
  });

  it.each([
    ['its head', 0],
    ['its claims', 1],
    ['its signature', 2],
  ])('that was tampered with in %s opens nothing', async (_, which) => {
    const { token } = await customerSession();
    const parts = token.split('.');
    parts[which] = changed(parts[which] ?? '');
    expect(await asks(parts.join('.'))).toMatchObject({ status: 401 });
  });

  it('whose claims name another session opens nothing', async () => {
    const [mine, theirs] = [await customerSession(), await customerSession()];
    const [head = '', , signature = ''] = mine.token.split('.');
    const claims = part({ ...claimsOf(mine.token), jti: theirs.id, sub: theirs.customer.id });
    expect(await asks([head, claims, signature].join('.'))).toMatchObject({ status: 401 });
  });

  it('that nobody signed, or that says how to check it, opens nothing', async () => {
    const { token } = await customerSession();
    const claims = token.split('.')[1] ?? '';
    const none = part({ alg: 'none', typ: 'JWT' });
    const odd = part({ alg: 'HS512', typ: 'JWT' });
    const signed = createHmac('sha512', TEST_SECRET).update(`${odd}.${claims}`).digest('base64url');
    for (const forged of [
      `${none}.${claims}.`,
      `${none}.${claims}`,
      `${odd}.${claims}.${signed}`,
    ]) {
      expect(await asks(forged), forged).toMatchObject({ status: 401 });
    }
  });

  it('that another key signed opens nothing', async () => {
    const { id, customer } = await customerSession();
    const now = services.clock.now();
    const { token } = await buildSession(
      services.db,
      { customer },
      { now, secret: 'another secret, at least 32 characters long' },
    );
    expect(await asks(token)).toMatchObject({ status: 401 });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = await new SignJWT()
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setJti(id)
      .setSubject(customer.id)
      .setIssuedAt(seconds(now))
      .setExpirationTime(seconds(now.add({ hours: 24 })))
      .sign(privateKey);
    expect(await asks(rsa)).toMatchObject({ status: 401 });
  });

  it('of a session that never was, or that was deleted, opens nothing', async () => {
    const { id, token, customer } = await customerSession();
    const made = await createTokens(TEST_SECRET).sign({
      id: crypto.randomUUID(),
      subject: customer.id,
      issuedAt: services.clock.now(),
    });
    expect(await asks(made)).toMatchObject({ status: 401 });
    await services.db.deleteFrom('sessions').where('id', '=', id).execute();
    expect(await asks(token)).toMatchObject({ status: 401 });
  });

  it('that was revoked opens nothing, and only that one', async () => {
    const { token, customer } = await customerSession();
    const { token: other } = await buildSession(
      services.db,
      { customer },
      { now: services.clock.now() },
    );
    await services.as(token).call(accounts.logout, {});
    expect(await asks(token)).toMatchObject({ status: 401, code: 'session_expired' });
    expect(await asks(other)).toMatchObject({ status: 200 });
  });

  it('of an account that was disabled or erased opens nothing', async () => {
    const now = services.clock.now();
    for (const values of [{ disabled_at: now }, { disabled_at: now, erased_at: now }]) {
      const { token, customer } = await customerSession();
      await services.db
        .updateTable('customers')
        .set(values)
        .where('id', '=', customer.id)
        .execute();
      expect(await asks(token)).toMatchObject({ status: 401 });
    }
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a.b', 'Bearer a.b.c', 'Bearer null'])(
    'that is none opens nothing: %j',
    async (authorization) => {
      const answered = await services.visitor.send('GET', '/api/v1/auth/user-info', undefined, {
        headers: { authorization },
      });
      expect(answered.status).toBe(401);
    },
  );
});

describe('the session of a customer who writes', () => {
  it.each<[string, 'sessions' | 'customers', string[]]>([
    ['was ended', 'sessions', ['revoked_at']],
    ['is over', 'sessions', ['expires_at']],
    ['is of an account that was disabled', 'customers', ['disabled_at']],
    ['is of an account that was erased', 'customers', ['disabled_at', 'erased_at']],
  ])(
    '%s: it writes nothing, and is told nothing that was answered before',
    async (_, table, columns) => {
      const session = await customerSession();
      const { id: snackId } = await buildSnack(services.db);
      const order = snackOrderOf({ snackId });
      const send = (body: object, headers: Record<string, string>) =>
        services.as(session.token).send('POST', '/api/v1/public/snack-order', body, { headers });
      expect((await send(order, { 'idempotency-key': 'before' })).status).toBe(201);

      const ended = Object.fromEntries(columns.map((column) => [column, services.clock.now()]));
      const id = table === 'sessions' ? session.id : session.customer.id;
      await services.db.updateTable(table).set(ended).where('id', '=', id).execute();
      const answers = await Promise.all([
        send(order, { 'idempotency-key': 'before' }),
        send(order, { 'idempotency-key': 'after' }),
        send({}, { 'idempotency-key': 'of what is no order' }),
        send(order, {}),
      ]);
      for (const answered of answers)
        expect(answered).toMatchObject({ status: 401, code: 'session_expired' });
      const written = services.db.selectFrom('snack_order_items').where('snack_id', '=', snackId);
      expect(await written.select('order_id').execute()).toHaveLength(1);
    },
  );

  it('says whose it is, whatever its token does', async () => {
    const [mine, theirs] = [await customerSession(), await customerSession()];
    const now = services.clock.now();
    const token = await createTokens(TEST_SECRET).sign({
      id: theirs.id,
      subject: mine.customer.id,
      issuedAt: now,
    });
    const snack = await buildSnack(services.db);
    const body = snackOrderOf({ snackId: snack.id });
    const { data } = await services.as(token).call(snackOrders.place, { body });
    const { customer_id } = await services.db
      .selectFrom('snack_orders')
      .where('id', '=', data.id)
      .select('customer_id')
      .executeTakeFirstOrThrow();
    expect(customer_id, 'the session’s').toBe(theirs.customer.id);
  });
});

describe("another user's token", () => {
  it('does not reach what is somebody’s own: it does not exist for it', async () => {
    const { other, order } = await setScene(services);
    const { id, subscriptionId } = await order();
    const calls = [
      other.call(tiffinOrders.read, { params: { id } }),
      other.call(tiffinOrders.schedule, { body: booking(subscriptionId) }),
    ];
    for (const answered of await Promise.all(calls)) expect(answered.status).toBe(404);
  });
});

describe('at the other door', () => {
  it('a member of staff is no customer, whatever their role', async () => {
    for (const role of StaffRole.options) {
      const staff = await services.asStaff(await buildStaff(services.db, { role }));
      for (const endpoint of [accounts.userInfo, accounts.logout]) {
        expect(await staff.call(endpoint, {}), role).toMatchObject({
          status: 403,
          code: 'forbidden',
        });
      }
      const query = { page: 1, limit: 50 };
      expect(
        await staff.call(snackOrders.listOwn, { params: { id: staff.id }, query }),
      ).toMatchObject({ status: 403 });
    }
  });

  it('a customer is nobody at the desk', async () => {
    const customer = await services.asCustomer();
    await buildSubscription(services.db, { customer });
    for (const answered of [
      await customer.call(overview.read, {}),
      await customer.call(adminAuth.me, {}),
      await customer.call(deliveries.list, {}),
      await customer.call(adminStaff.list, firstPage('createdAt')),
      await customer.call(adminPayments.list, firstPage('receivedDay')),
    ]) {
      expect(answered).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });

  it('a token says nothing of a role: what the account is now decides', async () => {
    const staff = await buildStaff(services.db, { role: 'driver' });
    const { id } = await services.asStaff(staff);
    const now = services.clock.now();
    const session = await buildSession(services.db, { staff: { id } }, { now });
    const boasting = await new SignJWT({ role: 'owner', access: 'owner' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setJti(session.id)
      .setSubject(id)
      .setIssuedAt(seconds(now))
      .setExpirationTime(seconds(now.add({ hours: 24 })))
      .sign(new TextEncoder().encode(TEST_SECRET));
    expect(await services.as(boasting).call(overview.read, {})).toMatchObject({ status: 403 });
    expect(await services.as(boasting).call(deliveries.list, {})).toMatchObject({ status: 200 });
  });
});
