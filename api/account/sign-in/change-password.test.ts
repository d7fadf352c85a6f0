import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { accounts } from '#contract/account/accounts.ts';
import { type Client, useApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';
import { sendCode } from '#test/inquiry-proof/open.ts';

const services = useApp();
const OLD = 'Old-Password-1';
const NEW = 'New-Password-2';

/** A customer with a password, signed in twice. */
async function customer(password: string | null = OLD) {
  const password_hash = password && (await hashPassword(password));
  const { id, email } = await buildCustomer(services.db, { password_hash });
  return {
    id,
    email,
    here: await services.asCustomer({ id }),
    there: await services.asCustomer({ id }),
  };
}

const change = (client: Client, newPassword: string = NEW, currentPassword: string | null = OLD) =>
  client.call(accounts.changePassword, { body: { currentPassword, newPassword } });

const opens = async (email: string, password: string) =>
  (await services.visitor.call(accounts.login, { body: { email, password } })).status === 200;

const isSignedIn = async (client: Client) =>
  (await client.call(accounts.userInfo, {})).status === 200;

describe('changing the own password', () => {
  it('takes the new one from then on, and ends every other session', async () => {
    const { email, here, there } = await customer();
    expect(await change(here)).toMatchObject({
      status: 200,
      message: 'Your password is changed. You are signed out everywhere else.',
    });
    expect([await opens(email, OLD), await opens(email, NEW)]).toEqual([false, true]);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });

  it('tells the owner by mail', async () => {
    const { id, here } = await customer();
    await change(here);
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', id)
      .select('kind')
      .execute();
    expect(mails).toEqual([{ kind: 'password_changed' }]);
  });

  it('asks for the current one, and changes nothing without it', async () => {
    const { email, here, there } = await customer();
    for (const wrong of ['Not-The-One-3', null])
      expect(await change(here, NEW, wrong)).toMatchObject({
        status: 422,
        code: 'current_password_wrong',
        errors: [{ field: 'currentPassword' }],
      });
    expect(await opens(email, OLD)).toBe(true);
    expect(await isSignedIn(there)).toBe(true);
  });

  it('counts guesses as signing in does', async () => {
    const { here } = await customer();
    for (let tries = 0; tries < 5; tries += 1) await change(here, NEW, 'Not-The-One-3');
    expect(await change(here)).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });

  it('refuses the same one again, and one that is too weak', async () => {
    const { here } = await customer();
    expect(await change(here, OLD)).toMatchObject({
      code: 'password_unchanged',
      errors: [{ field: 'newPassword' }],
    });
    const weak = { currentPassword: OLD, newPassword: 'short' };
    expect(await here.send('POST', '/api/v1/auth/change-password', weak)).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
  });

  it('takes one of two changes that are sent at once', async () => {
    const { here, there } = await customer();
    const answers = await Promise.all([change(here), change(there, 'Third-Password-3')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('gives an account that only Google knows its first one for a code by mail', async () => {
    const { email, here } = await customer(null);
    const before = await here.call(accounts.userInfo, {});
    expect(before.data.has_password).toBe(false);
    await sendCode(services, { email, code: '246810' });
    const body = { newPassword: NEW, code: '246810' };
    expect(await here.call(accounts.changePassword, { body })).toMatchObject({ status: 200 });
    expect(await opens(email, NEW)).toBe(true);
    expect((await here.call(accounts.userInfo, {})).data.has_password).toBe(true);
  });

  it('gives an open session of such an account none without the code', async () => {
    const { email, here } = await customer(null);
    expect(await change(here, NEW, null)).toMatchObject({ status: 422, code: 'code_ended' });
    await sendCode(services, { email, code: '246810' });
    const guess = { newPassword: NEW, code: '135791' };
    expect(await here.call(accounts.changePassword, { body: guess })).toMatchObject({
      status: 422,
      code: 'code_wrong',
      errors: [{ field: 'code' }],
    });
    expect((await here.call(accounts.userInfo, {})).data.has_password).toBe(false);
  });
});
