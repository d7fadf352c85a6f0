import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { accounts } from '#contract/account/accounts.ts';
import { calendarFeed } from '#contract/account/calendar-feed.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';

const services = useApp();

const customer = async () =>
  buildCustomer(services.db, { password_hash: await hashPassword('Old-Password-1') });

/** Asks for a link and reads it off the mail. */
async function askFor(email: string): Promise<{ email: string; token: string }> {
  await services.visitor.call(accounts.forgotPassword, { body: { email } });
  await services.runJobs();
  const folder = `${services.services.env.dataDir}/mail`;
  const files = readdirSync(folder).filter((name) => name.includes('password_reset'));
  const newest = files
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .findLast((text) => text.includes(`To: ${email}`));
  const written = /\{"name.*?\}/s.exec((newest ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '='));
  return JSON.parse(written?.[0] ?? '{}');
}

const reset = (link: { email: string; token: string }, newPassword = 'New-Password-2') =>
  services.visitor.call(accounts.resetPassword, { body: { ...link, newPassword } });

describe('a password reset', () => {
  it('answers alike for known and unknown addresses, and mails only the known', async () => {
    const { email } = await customer();
    const known = await services.visitor.call(accounts.forgotPassword, { body: { email } });
    const unknown = await services.visitor.call(accounts.forgotPassword, {
      body: { email: 'nobody@example.com' },
    });
    expect(known).toMatchObject({
      status: 200,
      message:
        "If an account with that email exists, you'll receive a password reset link shortly.",
    });
    expect(unknown.text).toBe(known.text);
    await services.runJobs();
    const mails = await services.db.selectFrom('mails').select('to_address').execute();
    expect(mails).toEqual([{ to_address: email }]);
  });

  it('sets the password once, verifies the address and ends all sessions', async () => {
    const { id, email } = await customer();
    const session = await services.asCustomer({ id });
    const { token } = await askFor(email);
    expect(await reset({ email, token })).toMatchObject({ status: 200 });
    expect(await session.call(accounts.userInfo, {})).toMatchObject({ status: 401 });
    expect(await reset({ email, token }, 'Another-Password-3')).toMatchObject({
      status: 400,
      code: 'reset_link_invalid',
      message: 'Invalid reset link. Please request a new password reset.',
    });
    const signIn = (password: string) =>
      services.visitor.call(accounts.login, { body: { email, password } });
    expect(await signIn('Old-Password-1')).toMatchObject({ status: 401 });
    expect(await signIn('New-Password-2')).toMatchObject({ status: 200 });
    const row = await services.db
      .selectFrom('customers')
      .select('email_verified_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.email_verified_at).not.toBeNull();
  });

  it('renews the address of the calendar while nobody had proved the account’s, and only then', async () => {
    const known = await customer();
    const proved = await buildCustomer(services.db, { email_verified_at: services.clock.now() });
    const calendarOf = async ({ id }: { id: string }) =>
      (await (await services.asCustomer({ id })).call(calendarFeed.read, {})).data.url;
    const noted = { known: await calendarOf(known), proved: await calendarOf(proved) };
    for (const { email } of [known, proved])
      await reset({ email, token: (await askFor(email)).token });
    expect(await calendarOf(known)).not.toBe(noted.known);
    expect(await calendarOf(proved)).toBe(noted.proved);
  });

  it('forgets where the account was used while nobody had proved it, and only then', async () => {
    const known = await customer();
    const proved = await buildCustomer(services.db, { email_verified_at: services.clock.now() });
    for (const { email } of [known, proved]) {
      await services.db
        .insertInto('sign_in_addresses')
        .values({ audience: 'customer', email, address: '10.9.0.1' })
        .execute();
      await reset({ email, token: (await askFor(email)).token });
    }
    const usedThere = await services.db
      .selectFrom('sign_in_addresses')
      .select('email')
      .where('address', '=', '10.9.0.1')
      .execute();
    expect(usedThere).toEqual([{ email: proved.email }]);
  });

  it('keeps only the hash of the link once its mail is out', async () => {
    const { email } = await customer();
    const { token } = await askFor(email);
    const stored = JSON.stringify([
      await services.db.selectFrom('mails').selectAll().execute(),
      await services.db.selectFrom('password_resets').selectAll().execute(),
    ]);
    expect(token.length).toBeGreaterThan(40);
    expect(stored).not.toContain(token);
  });

  it('works for an hour, for its own address, and one of two at once', async () => {
    const { email } = await customer();
    const now = services.clock.now();
    const first = await askFor(email);
    services.clock.set(now.add({ minutes: 60 }));
    expect(await reset({ email, token: first.token })).toMatchObject({ status: 400 });
    services.clock.set(now);
    expect(await reset({ email: 'other@example.com', token: first.token })).toMatchObject({
      status: 400,
    });
    const both = await Promise.all([
      reset({ email, token: first.token }),
      reset({ email, token: first.token }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('does not fill a mailbox, however often somebody asks', async () => {
    const { id, email } = await customer();
    for (let asked = 0; asked < 5; asked++) {
      await services.visitor.call(accounts.forgotPassword, { body: { email } });
      await services.runJobs();
    }
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', id)
      .selectAll()
      .execute();
    expect(mails).toHaveLength(3);
  });
});
