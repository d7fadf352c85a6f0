import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '#api/account/erase-customer.ts';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { accountDeletion } from '#contract/account/account-deletion.ts';
import { accounts } from '#contract/account/accounts.ts';
import { ownData } from '#contract/account/own-data.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { quotedInquiry } from '#test/catering-factories.ts';
import { codeFor } from '#test/erasure/customer-with-everything.ts';
import { buildCustomer } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
const PASSWORD = 'Dal-und-Roti-1';

async function customer() {
  const row = await buildCustomer(services.db, { password_hash: await hashPassword(PASSWORD) });
  return { row, client: await services.asCustomer(row) };
}

const ask = (client: Awaited<ReturnType<typeof customer>>['client'], password = PASSWORD) =>
  client.call(accountDeletion.ask, { body: { password } });

const login = (email: string) =>
  services.visitor.call(accounts.login, { body: { email, password: PASSWORD } });

const mailsOf = (kind: string) =>
  services.db.selectFrom('mails').where('kind', '=', kind).selectAll().execute();

describe('asking to be deleted', () => {
  it('needs the password, and counts guesses as signing in does', async () => {
    const { client } = await customer();
    expect(await ask(client, 'not-the-right-1')).toMatchObject({
      status: 422,
      code: 'current_password_wrong',
    });
    for (let tried = 0; tried < 4; tried++) await ask(client, 'not-the-right-1');
    expect(await ask(client)).toMatchObject({ code: 'too_many_attempts' });
  });

  it('ends every session, says the day, and writes to the account', async () => {
    const { row, client } = await customer();
    const other = await services.asCustomer(row);
    expect(await ask(client)).toMatchObject({ status: 200, data: { day: '2026-12-18' } });
    for (const each of [client, other])
      expect((await each.call(accounts.userInfo, {})).status).toBe(401);
    const [mail] = (await mailsOf('account_deletion_asked')).filter(
      ({ customer_id }) => customer_id === row.id,
    );
    expect(mail).toMatchObject({ to_address: row.email, details: { day: '2026-12-18' } });
  });

  it('needs a code where the account has no password', async () => {
    const row = await buildCustomer(services.db);
    const client = await services.asCustomer(row);
    const code = await codeFor(services, row.email, client);
    const wrong = code === '000000' ? '000001' : '000000';
    const with_ = (typed: string) => client.call(accountDeletion.ask, { body: { code: typed } });
    expect(await with_(wrong)).toMatchObject({ status: 422, code: 'code_wrong' });
    expect(await with_(code)).toMatchObject({ status: 200 });
  });

  it('says what is booked, what comes, and what is left, and tells the kitchen', async () => {
    const { row, client } = await customer();
    const plan = await buildSubscription(services.db, { customer: row, credits: 5 });
    await client.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: plan.id,
        deliveryDate: '2026-11-20',
        deliveryTimeSlot: '17:00-18:00',
        quantity: 2,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      },
    });
    const { data } = await client.call(accountDeletion.read, {});
    expect(data).toMatchObject({
      day: '2026-12-18',
      waitsForEvent: null,
      tiffins: [{ day: '2026-11-20', quantity: 2, comes: true }],
      plans: [{ number: plan.number, unusedCredits: 3, payBack: 0 }],
    });
    await ask(client);
    const told = await mailsOf('customer_leaving');
    expect(told.at(-1)?.details).toMatchObject({ stays: false, plans: [{ credits: 3 }] });
    // It may be kept: it names nobody.
    expect(JSON.stringify(told)).not.toContain(row.email);
  });
});

describe('thirty days to change one’s mind', () => {
  it('signing in goes on, and keeping the account takes it all back', async () => {
    const { row, client } = await customer();
    await ask(client);
    const { data } = await login(row.email);
    expect(data.user.deletion_day).toBe('2026-12-18');
    const again = services.as(data.token);
    const kept = await again.call(accountDeletion.keep, {});
    expect(kept.data.deletion_day).toBeNull();
    await eraseDueAccounts({ db: services.db, now: TEST_NOW.add({ hours: 24 * 60 }) });
    expect((await login(row.email)).status).toBe(200);
  });

  it('an event that the kitchen has promised is waited for', async () => {
    const { row, client } = await customer();
    const inquiry = await quotedInquiry(services, { by: client, eventDate: '2027-02-14' });
    await services.db
      .updateTable('catering_inquiries')
      .set({ status: 'confirmed' })
      .where('id', '=', inquiry.id)
      .execute();
    const asked = await ask(client);
    expect(asked.data.day).toBe('2027-02-15');
    const erased = async () =>
      (
        await services.db
          .selectFrom('customers')
          .where('id', '=', row.id)
          .select('erased_at')
          .executeTakeFirstOrThrow()
      ).erased_at !== null;
    // The day was moved after they had asked.
    await services.db
      .updateTable('catering_inquiries')
      .set({ event_day: '2027-02-20' })
      .where('id', '=', inquiry.id)
      .execute();
    await eraseDueAccounts({ db: services.db, now: Temporal.Instant.from('2027-02-15T15:00:00Z') });
    expect(await erased()).toBe(false);
    await eraseDueAccounts({ db: services.db, now: Temporal.Instant.from('2027-02-21T15:00:00Z') });
    expect(await erased()).toBe(true);
  });

  it('whoever cannot be erased keeps nobody else from it', async () => {
    const [stuck, other] = [await customer(), await customer()];
    for (const { client } of [stuck, other]) await ask(client);
    const stays = sql`ALTER TABLE customers ADD CONSTRAINT stays
      CHECK (erased_at IS NULL OR id <> ${sql.lit(stuck.row.id)})`;
    await stays.execute(services.db);
    const due = { db: services.db, now: Temporal.Instant.from('2026-12-18T05:00:00Z') };
    await expect(eraseDueAccounts(due)).rejects.toThrow('customers could not be erased');
    expect((await login(other.row.email)).status).toBe(401);
    await sql`ALTER TABLE customers DROP CONSTRAINT stays`.execute(services.db);
    expect(await eraseDueAccounts(due)).toBe(1);
  });

  it('nobody can register the address under which somebody is to be erased', async () => {
    const { row, client } = await customer();
    await buildCustomer(services.db, { email: `${row.id}@erased.invalid` });
    await ask(client);
    await eraseDueAccounts({ db: services.db, now: Temporal.Instant.from('2026-12-18T05:00:00Z') });
    expect((await login(row.email)).status).toBe(401);
  });

  it('two nodes that erase at once do it once', async () => {
    const { row, client } = await customer();
    await ask(client);
    const now = Temporal.Instant.from('2026-12-18T05:00:00Z');
    const before = (await mailsOf('account_deleted')).length;
    await Promise.all([1, 2, 3].map(() => eraseDueAccounts({ db: services.db, now })));
    const { erased_at } = await services.db
      .selectFrom('customers')
      .where('id', '=', row.id)
      .select('erased_at')
      .executeTakeFirstOrThrow();
    expect(erased_at).not.toBeNull();
    const sent = (await mailsOf('account_deleted')).slice(before);
    expect(sent.filter(({ to_address }) => to_address === row.email)).toHaveLength(1);
  });
});

describe('the download of one’s data', () => {
  it('has nothing of what somebody else sent from an address that is not proved', async () => {
    const { row, client } = await customer();
    const told = { kind: 'inquiry_received', to_address: row.email, details: '{}' };
    await services.db
      .insertInto('mails')
      .values({ ...told, status: 'sent', subject: 'Your wedding', text: 'Dinner for eighty' })
      .execute();
    await services.db
      .insertInto('email_codes')
      .values({ email: row.email, address: '10.99.0.7', expires_at: TEST_NOW })
      .execute();
    const download = async () => {
      const { data } = await client.call(ownData.download, { query: { format: 'json' } });
      return Buffer.from(data.base64, 'base64').toString('utf8');
    };
    expect(await download()).not.toMatch(/eighty|10\.99\.0\.7/);
    await services.db
      .updateTable('customers')
      .set({ email_verified_at: TEST_NOW })
      .where('id', '=', row.id)
      .execute();
    const proved = await download();
    expect(proved).toContain('eighty');
    expect(proved).toContain('10.99.0.7');
  });

  it('is a zip with a file for each kind that there is', async () => {
    const { row, client } = await customer();
    await buildSubscription(services.db, { customer: row, standing_note: '=1+1' });
    const { data } = await client.call(ownData.download, { query: { format: 'csv' } });
    expect(data).toMatchObject({
      fileName: 'my-data-2026-11-18.zip',
      mediaType: 'application/zip',
    });
    const files = unzipSync(Buffer.from(data.base64, 'base64'));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['read-me.txt', 'account.csv', 'subscriptions.csv', 'credits.csv']),
    );
    expect(Object.keys(files)).not.toContain('snack-orders.csv');
    const csv = Buffer.from(files['subscriptions.csv'] ?? []).toString('utf8');
    expect(csv).toContain("'=1+1");
    expect(csv).toContain('Total');
  });

  it('has amounts in dollars, and no id or hash of ours', async () => {
    const { row, client } = await customer();
    const plan = await buildSubscription(services.db, { customer: row });
    const { data } = await client.call(ownData.download, { query: { format: 'json' } });
    const file = Buffer.from(data.base64, 'base64').toString('utf8');
    const read = JSON.parse(file);
    expect(read.account).toMatchObject({ firstName: 'Asha', email: row.email });
    expect(read.subscriptions).toMatchObject([
      { number: plan.number, price: 11.99, total: plan.total_cents / 100, taxPercentage: 13 },
    ]);
    expect(file).not.toContain(row.id);
    expect(file).not.toContain(row.password_hash);
  });
});
