import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { ensureFirstOwner, resetStaffPassword } from '#api/kitchen/staff/first-owner.ts';
import { accounts } from '#contract/account/accounts.ts';
import { overview } from '#contract/kitchen/desk.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer, buildStaff } from '#test/factories.ts';

const services = useApp();
const PASSWORD = 'Tandoor-Glow-9';

const staff = async (more: object = {}) =>
  buildStaff(services.db, { password_hash: await hashPassword(PASSWORD), ...more });

const signIn = (email: string, password: string) =>
  services.visitor.call(adminAuth.login, { body: { email, password } });

describe('the first start', () => {
  it('makes one owner, whose printed password opens nothing but its change', async () => {
    const config = { email: 'owner@dabba.example', password: undefined };
    const made = await Promise.all([
      ensureFirstOwner(services.db, config),
      ensureFirstOwner(services.db, config),
    ]);
    const [printed, ...more] = made.flatMap((one) => one?.password ?? []);
    expect(more).toEqual([]);
    expect(await ensureFirstOwner(services.db, config)).toBeNull();

    const { data } = await signIn(config.email, printed ?? '');
    expect(data.staff).toMatchObject({ role: 'owner', mustChangePassword: true });
    const owner = services.as(data.token);
    expect(await owner.call(overview.read, {})).toMatchObject({
      status: 403,
      code: 'password_change_required',
    });
    expect(await owner.call(adminAuth.me, {})).toMatchObject({ status: 200 });

    const change = (currentPassword: string, newPassword: string) =>
      owner.call(adminAuth.changePassword, { body: { currentPassword, newPassword } });
    expect(await change('not-the-one', PASSWORD)).toMatchObject({
      status: 422,
      code: 'current_password_wrong',
      errors: [{ field: 'currentPassword' }],
    });
    expect(await change(printed ?? '', printed ?? '')).toMatchObject({
      code: 'password_unchanged',
    });
    expect(await change(printed ?? '', PASSWORD)).toMatchObject({
      status: 200,
      data: { mustChangePassword: false },
    });
    expect(await owner.call(overview.read, {})).toMatchObject({ status: 200 });
  });
});

describe('signing in at the desk', () => {
  it('opens the desk and nothing of a customer', async () => {
    const { email } = await staff();
    const { data, status } = await signIn(email, PASSWORD);
    expect(status).toBe(200);
    const client = services.as(data.token);
    expect(await client.call(overview.read, {})).toMatchObject({ status: 200 });
    expect(await client.call(accounts.userInfo, {})).toMatchObject({ status: 403 });
    const { headers } = await client.call(adminAuth.logout, {});
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(await client.call(overview.read, {})).toMatchObject({ status: 401 });
  });

  it('is the only place that looks at what staff sign in with', async () => {
    const { email } = await staff();
    const atTheShop = (password: string, of = email) =>
      services.visitor.call(accounts.login, { body: { email: of, password } });
    const unknown = await atTheShop('wrong-guess-1', 'nobody@example.com');
    expect(unknown).toMatchObject({ status: 401, code: 'invalid_credentials' });
    for (const password of [PASSWORD, 'wrong-guess-1'])
      expect((await atTheShop(password)).text).toBe(unknown.text);
  });

  it('does not open the account that a customer without a password has with the same address', async () => {
    const { email } = await staff();
    await buildCustomer(services.db, { email, password_hash: null });
    const body = { email, password: PASSWORD };
    expect(await services.visitor.call(accounts.login, { body })).toMatchObject({ status: 401 });
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('tells nobody who registers which addresses are the staff’s', async () => {
    const { email } = await staff();
    const register = (of: string) =>
      services.visitor.call(accounts.register, {
        body: {
          email: of,
          password: 'Methi-Thepla-7',
          first_name: 'Meera',
          last_name: 'Shah',
          mobile_number: '+19055550123',
          address: null,
          terms_version: '2026-11',
        },
      });
    const customer = await buildCustomer(services.db);
    const refused = await register(email);
    expect(refused).toMatchObject({ status: 409, code: 'email_taken' });
    expect(refused.text).toBe((await register(customer.email)).text);
  });

  it('is over when the account is disabled or the console gives it a new password', async () => {
    const { id, email } = await staff();
    const { data } = await signIn(email, PASSWORD);
    const password = await resetStaffPassword(services.db, email, services.clock.now());
    expect(await services.as(data.token).call(adminAuth.me, {})).toMatchObject({ status: 401 });
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await signIn(email, password ?? '')).toMatchObject({
      status: 200,
      data: { staff: { mustChangePassword: true } },
    });
    await services.db
      .updateTable('staff')
      .set({ disabled_at: services.clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await signIn(email, password ?? '')).toMatchObject({
      status: 403,
      code: 'account_disabled',
    });
  });

  it('ends the other sessions when the password changes', async () => {
    const { email } = await staff();
    const [one, other] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)];
    const body = { currentPassword: PASSWORD, newPassword: 'Tandoor-Glow-10' };
    await services.as(one.data.token).call(adminAuth.changePassword, { body });
    expect(await services.as(one.data.token).call(adminAuth.me, {})).toMatchObject({ status: 200 });
    expect(await services.as(other.data.token).call(adminAuth.me, {})).toMatchObject({
      status: 401,
    });
  });

  it('writes the change into the audit log, and nothing of the password', async () => {
    const { id, email } = await staff();
    const { data } = await signIn(email, PASSWORD);
    const body = { currentPassword: PASSWORD, newPassword: 'Tandoor-Glow-11' };
    await services.as(data.token).call(adminAuth.changePassword, { body });
    const logged = await services.db
      .selectFrom('audit_log')
      .select(['action', 'resource_id', 'before', 'after'])
      .where('staff_id', '=', id)
      .where('action', '<>', 'sign-in')
      .execute();
    expect(logged).toEqual([
      { action: 'change-password', resource_id: id, before: null, after: null },
    ]);
  });
});
