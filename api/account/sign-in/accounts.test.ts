import { describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { useApp } from '#test/app.ts';

const services = useApp();

let counted = 0;
const registration = (more: object = {}) => ({
  first_name: 'Asha',
  last_name: 'Patel',
  email: `asha${++counted}@example.com`,
  password: 'Methi-Thepla-7',
  mobile_number: '+19055550123',
  address: null,
  terms_version: '2026-11',
  ...more,
});

async function registered() {
  const body = registration();
  const { data } = await services.visitor.call(accounts.register, { body });
  return { ...body, ...data, client: services.as(data.token) };
}

describe('registering', () => {
  it('makes a customer, signs them in and welcomes them by mail', async () => {
    const body = {
      ...registration(),
      mobile_number: '(905) 555-0123',
      email: ' Asha.New@Example.com ',
    };
    const answered = await services.visitor.send('POST', '/api/v1/auth/register', body);
    expect(answered).toMatchObject({
      status: 201,
      data: {
        user: {
          name: 'Asha Patel',
          email: 'asha.new@example.com',
          phone: '+19055550123',
          mobile_number: '+19055550123',
          role_name: 'customer',
        },
      },
    });
    const { token } = answered.data as { token: string };
    expect(await services.as(token).call(accounts.userInfo, {})).toMatchObject({ status: 200 });
    const mail = await services.db
      .selectFrom('mails')
      .selectAll()
      .where('to_address', '=', 'asha.new@example.com')
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ kind: 'welcome', details: { name: 'Asha' }, status: 'queued' });
    const row = await services.db
      .selectFrom('customers')
      .selectAll()
      .where('email', '=', 'asha.new@example.com')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.terms_version).toBe('2026-11');
    expect(row.email_verified_at).toBeNull();
  });

  it("never believes a role or anything else that is not a customer's to say", async () => {
    const body = {
      ...registration(),
      role_name: 'admin',
      role: 'owner',
      email_verified_at: '2026-01-01T00:00:00Z',
      id: '00000000-0000-4000-8000-000000000000',
    };
    const answered = await services.visitor.send('POST', '/api/v1/auth/register', body);
    expect(answered).toMatchObject({ status: 201, data: { user: { role_name: 'customer' } } });
    const { user } = answered.data as { user: { id: string } };
    expect(user.id).not.toBe(body.id);
    expect(await services.db.selectFrom('staff').selectAll().execute()).toEqual([]);
  });

  it('refuses a taken address, in whatever case, also when two come at once', async () => {
    const { email } = await registered();
    const again = { ...registration(), email: email.toUpperCase() };
    expect(await services.visitor.send('POST', '/api/v1/auth/register', again)).toMatchObject({
      status: 409,
      code: 'email_taken',
      message:
        'This email address is already registered. Please use a different email or try logging in.',
      errors: [{ field: 'email' }],
    });
    const both = registration();
    const answers = await Promise.all([
      services.visitor.call(accounts.register, { body: both }),
      services.visitor.call(accounts.register, { body: both }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("says each rule in the form's words", async () => {
    const answered = await services.visitor.send('POST', '/api/v1/auth/register', {
      first_name: 'A',
      last_name: '',
      email: 'nobody',
      password: 'short',
      mobile_number: 'abc',
    });
    expect(answered.status).toBe(422);
    expect(answered.errors).toEqual(
      expect.arrayContaining([
        { field: 'first_name', message: 'Your first name must be at least 2 characters' },
        { field: 'last_name', message: 'Please enter your last name' },
        { field: 'email', message: 'Please enter a valid email address (e.g., name@example.com)' },
        {
          field: 'mobile_number',
          message: 'Please enter a valid phone number (e.g., +1234567890)',
        },
        {
          field: 'password',
          message:
            'Password must contain at least 8 characters, one uppercase letter, one number, one special character',
        },
      ]),
    );
  });
});

describe('signing in', () => {
  it('opens a session that signing out ends at once', async () => {
    const { email, password } = await registered();
    const { data, status } = await services.visitor.call(accounts.login, {
      body: { email, password },
    });
    expect(status).toBe(200);
    const client = services.as(data.token);
    expect(await client.call(accounts.userInfo, {})).toMatchObject({
      status: 200,
      data: { email },
    });
    expect(await client.call(accounts.logout, {})).toMatchObject({ status: 200, data: null });
    expect(await client.call(accounts.userInfo, {})).toMatchObject({
      status: 401,
      code: 'session_expired',
    });
  });

  it('ends after 30 days', async () => {
    const { client } = await registered();
    const now = services.clock.now();
    try {
      services.clock.set(now.add({ hours: 30 * 24 - 1 }));
      expect(await client.call(accounts.userInfo, {})).toMatchObject({ status: 200 });
      services.clock.set(now.add({ hours: 30 * 24 }));
      expect(await client.call(accounts.userInfo, {})).toMatchObject({ status: 401 });
    } finally {
      services.clock.set(now);
    }
  });

  it('answers alike for a wrong password and an unknown address', async () => {
    const { email } = await registered();
    const wrong = await services.visitor.call(accounts.login, {
      body: { email, password: 'not-it-1' },
    });
    const unknown = await services.visitor.call(accounts.login, {
      body: { email: 'nobody@example.com', password: 'not-it-1' },
    });
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(unknown.text).toBe(wrong.text);
  });

  it('tells a disabled account only to those who know its password, and ends its sessions', async () => {
    const { email, password, client, user } = await registered();
    await services.db
      .updateTable('customers')
      .set({ disabled_at: services.clock.now() })
      .where('id', '=', user.id)
      .execute();
    expect(await client.call(accounts.userInfo, {})).toMatchObject({ status: 401 });
    expect(
      await services.visitor.call(accounts.login, { body: { email, password } }),
    ).toMatchObject({
      status: 403,
      code: 'account_disabled',
    });
    expect(
      await services.visitor.call(accounts.login, { body: { email, password: 'not-it-1' } }),
    ).toMatchObject({ status: 401 });
  });

  it('refuses tokens that somebody else signed, or changed', async () => {
    const { token } = await registered();
    const [head, body, signature] = token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const swapped = `${head}.${body}.${signature?.split('').reverse().join('')}`;
    for (const forged of [none, swapped, `${head}.${body}.`]) {
      expect(await services.as(forged).call(accounts.userInfo, {})).toMatchObject({ status: 401 });
    }
  });
});
