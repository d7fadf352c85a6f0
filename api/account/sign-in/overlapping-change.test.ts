import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { beginPending } from '#api/kitchen/staff/sign-in.ts';
import { accounts } from '#contract/account/accounts.ts';
import { sessions } from '#contract/account/sessions.ts';
import { adminStaff } from '#contract/kitchen/desk.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { lockCustomer } from '#db/account/accounts.ts';
import { lockStaff, setStaffPassword } from '#db/kitchen/staff.ts';
import type { DB } from '#db/types.ts';
import { useApp } from '#test/app.ts';
import { callDuring as callDuringChange } from '#test/call-during.ts';
import { buildCustomer, buildSession, buildStaff } from '#test/factories.ts';

const services = useApp();
const PASSWORD = 'Methi-Thepla-7';

const callDuring = <T>(
  change: (tx: Transaction<DB>) => Promise<unknown>,
  call: () => Promise<T>,
  rest?: (tx: Transaction<DB>) => Promise<unknown>,
): Promise<T> => callDuringChange(services.db, change, call, rest);

const openSessions = (of: 'customer_id' | 'staff_id', id: string) =>
  services.db
    .selectFrom('sessions')
    .select('id')
    .where(of, '=', id)
    .where('revoked_at', 'is', null)
    .execute();

const customer = async () =>
  buildCustomer(services.db, { password_hash: await hashPassword(PASSWORD) });

const member = async () => buildStaff(services.db, { password_hash: await hashPassword(PASSWORD) });

describe('a sign-in that overlaps', () => {
  it('a change of the customer’s password opens nothing', async () => {
    const { id, email } = await customer();
    const next = await hashPassword('Tandoor-Glow-9');
    const { status } = await callDuring(
      (tx) =>
        tx.updateTable('customers').set({ password_hash: next }).where('id', '=', id).execute(),
      () => services.visitor.call(accounts.login, { body: { email, password: PASSWORD } }),
    );
    expect(status).toBe(401);
    expect(await openSessions('customer_id', id)).toEqual([]);
  });

  it('a change of a staff password opens nothing', async () => {
    const { id, email } = await member();
    const next = await hashPassword('Tandoor-Glow-9');
    const { status } = await callDuring(
      (tx) => tx.updateTable('staff').set({ password_hash: next }).where('id', '=', id).execute(),
      () => services.visitor.call(adminAuth.login, { body: { email, password: PASSWORD } }),
    );
    expect(status).toBe(401);
    expect(await openSessions('staff_id', id)).toEqual([]);
  });

  it('the disabling of the account opens nothing', async () => {
    const one = await customer();
    const two = await member();
    const disabled = { disabled_at: services.clock.now() };
    const atTheShop = await callDuring(
      (tx) => tx.updateTable('customers').set(disabled).where('id', '=', one.id).execute(),
      () =>
        services.visitor.call(accounts.login, { body: { email: one.email, password: PASSWORD } }),
    );
    const atTheDesk = await callDuring(
      (tx) => tx.updateTable('staff').set(disabled).where('id', '=', two.id).execute(),
      () =>
        services.visitor.call(adminAuth.login, { body: { email: two.email, password: PASSWORD } }),
    );
    expect([atTheShop.status, atTheDesk.status]).toEqual([401, 401]);
    expect(await openSessions('customer_id', one.id)).toEqual([]);
    expect(await openSessions('staff_id', two.id)).toEqual([]);
  });

  it('anything else of the account opens as ever', async () => {
    const { id, email } = await customer();
    const { status } = await callDuring(
      (tx) => tx.updateTable('customers').set({ phone: null }).where('id', '=', id).execute(),
      () => services.visitor.call(accounts.login, { body: { email, password: PASSWORD } }),
    );
    expect(status).toBe(200);
  });
});

describe('a change of a staff password', () => {
  it('that overlaps another one is not the last to win', async () => {
    const { id, email } = await member();
    const { data } = await services.visitor.call(adminAuth.login, {
      body: { email, password: PASSWORD },
    });
    const faster = await hashPassword('Tandoor-Glow-9');
    const body = { currentPassword: PASSWORD, newPassword: 'Poha-Morning-3' };
    const answered = await callDuring(
      (tx) => tx.updateTable('staff').set({ password_hash: faster }).where('id', '=', id).execute(),
      () => services.as(data.token).call(adminAuth.changePassword, { body }),
    );
    expect(answered).toMatchObject({ status: 422, code: 'current_password_wrong' });
  });
});

describe('somebody who signs out everywhere', () => {
  it('is so from a session that is just being opened, too', async () => {
    const { id } = await services.asCustomer();
    const here = await services.asCustomer({ id });
    const { status } = await callDuring(
      async (tx) => {
        await lockCustomer(tx, id);
        await buildSession(tx, { customer: { id } });
      },
      () => here.call(sessions.endAll, {}),
    );
    expect(status).toBe(200);
    expect(await openSessions('customer_id', id)).toEqual([]);
  });

  it('is so at the desk from all but this session', async () => {
    const { id } = await member();
    const here = await services.asStaff({ id });
    const { status } = await callDuring(
      async (tx) => {
        await lockStaff(tx, id);
        await buildSession(tx, { staff: { id } });
      },
      () => here.call(adminAuth.endOthers, {}),
    );
    expect(status).toBe(200);
    expect(await openSessions('staff_id', id)).toHaveLength(1);
  });
});

describe('a member of staff who is signed out by an owner', () => {
  it('is so from a session that is just being opened, too', async () => {
    const { id } = await member();
    const owner = await services.asStaff();
    const { status } = await callDuring(
      async (tx) => {
        await lockStaff(tx, id);
        await buildSession(tx, { staff: { id } });
      },
      () => owner.call(adminStaff.signOut, { params: { id } }),
    );
    expect(status).toBe(200);
    expect(await openSessions('staff_id', id)).toEqual([]);
  });

  it('does not fail in what they change at that moment', async () => {
    const { id } = await member();
    await services.asStaff({ id });
    await beginPending(services.db, { staffId: id, purpose: 'sign-in' }, services.clock.now());
    const owner = await services.asStaff();
    const next = await hashPassword('Poha-Morning-3');
    const { status } = await callDuring(
      async (tx) => {
        await lockStaff(tx, id);
        await setStaffPassword(tx, id, next, false);
      },
      () => owner.call(adminStaff.signOut, { params: { id } }),
      // Next they end their sessions, and would wait for whoever waits for them.
      (tx) => sql`SELECT id FROM sessions WHERE staff_id = ${id} FOR UPDATE NOWAIT`.execute(tx),
    );
    expect(status).toBe(200);
  });
});
