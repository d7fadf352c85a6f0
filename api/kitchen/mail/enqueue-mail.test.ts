import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SAMPLE_DETAILS } from '#api/kitchen/mail-templates/sample-details.ts';
import type { SettingsChange } from '#contract/account/customer-settings.ts';
import { changeCustomerSettings } from '#db/account/customer-settings.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { DEFAULT_PROFILE } from '#domain/kitchen/settings.ts';
import { useDatabase } from '#test/database.ts';
import { buildCustomer } from '#test/factories.ts';
import { enqueueMail, type NewMail } from './enqueue-mail.ts';

const connection = useDatabase();

const tryTo = (mail: NewMail) => runTransaction(connection.db, (tx) => enqueueMail(tx, mail));

async function enqueue(mail: NewMail) {
  const { db } = connection;
  const id = await tryTo(mail);
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function buildInquiry(email: string, customerId: string | null): Promise<string> {
  const { id } = await connection.db
    .insertInto('catering_inquiries')
    .values({
      number: `CI-2026-${email}`,
      customer_id: customerId,
      event_type: 'wedding',
      event_day: '2027-02-14',
      event_times: ['dinner'],
      dietary_preferences: ['veg'],
      catering_services: ['self_serve_delivery'],
      guests: 80,
      location: 'Oshawa',
      cuisine_type: 'gujarati',
      first_name: 'Asha',
      last_name: 'Patel',
      email,
      phone: '+19055550123',
      plan: '{}',
      choices: '[]',
      menu: '[]',
      base_cents: 0,
      extras_cents: 0,
      delivery_cents: 0,
      tax_basis_points: 1300,
      tax_cents: 0,
      total_cents: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const cancelled = {
  name: 'Asha',
  inquiryNumber: 'CI-2026-0007',
  event: 'Wedding',
  eventDay: '2027-02-14',
  times: 'Dinner',
  guests: 80,
  planName: 'Royal Thali',
  by: 'customer',
  reason: null,
} as const;

describe('whose a mail is decides where it goes', () => {
  it('a customer: the address of the account', async () => {
    const { id } = await buildCustomer(connection.db, { email: 'asha@example.com' });
    const mail = await enqueue({ kind: 'welcome', customerId: id, details: { name: 'Asha' } });
    expect(mail).toMatchObject({
      to_address: 'asha@example.com',
      customer_id: id,
      inquiry_id: null,
    });
  });

  it('an inquiry of a visitor: the address in it', async () => {
    const inquiryId = await buildInquiry('visitor@example.com', null);
    const mail = await enqueue({ kind: 'inquiry_cancelled', inquiryId, details: cancelled });
    expect(mail).toMatchObject({
      to_address: 'visitor@example.com',
      customer_id: null,
      inquiry_id: inquiryId,
    });
  });

  it('an inquiry of a customer: the address in it, and it is theirs', async () => {
    const { id } = await buildCustomer(connection.db);
    const inquiryId = await buildInquiry('work@example.com', id);
    const mail = await enqueue({ kind: 'inquiry_cancelled', inquiryId, details: cancelled });
    expect(mail).toMatchObject({
      to_address: 'work@example.com',
      customer_id: id,
      inquiry_id: inquiryId,
    });
  });

  it('a code: the address that it proves', async () => {
    const mail = await enqueue({
      kind: 'email_code',
      address: 'prove@example.com',
      details: { name: '', code: '482913' },
    });
    expect(mail).toMatchObject({
      to_address: 'prove@example.com',
      customer_id: null,
      inquiry_id: null,
    });
  });

  it('a message from the contact page: the address in it, and whoever was signed in', async () => {
    const customer = await buildCustomer(connection.db);
    const message = { name: 'Asha', subject: 'Diwali', message: 'Are you open?' };
    const { id } = await connection.db
      .insertInto('contact_messages')
      .values({ ...message, email: 'work@example.com', customer_id: customer.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mail = await enqueue({
      kind: 'contact_answer',
      messageId: id,
      details: { ...message, answer: 'Yes.' },
    });
    expect(mail).toMatchObject({ to_address: 'work@example.com', customer_id: customer.id });
  });

  it('the kitchen: the address that its profile has now', async () => {
    const { db } = connection;
    const answer: NewMail = {
      kind: 'contact_message',
      toKitchen: true,
      details: { name: 'Asha', email: 'a@example.com', subject: 'Diwali', message: 'Open?' },
    };
    expect(await enqueue(answer)).toMatchObject({
      to_address: DEFAULT_PROFILE.email,
      customer_id: null,
    });
    const profile = { ...DEFAULT_PROFILE, email: 'kitchen@example.com' };
    await storeSettings(db, 'business', profile, Temporal.Now.instant());
    expect(await enqueue(answer)).toMatchObject({ to_address: 'kitchen@example.com' });
  });

  it('every mail has the job that sends it', async () => {
    const mail = await enqueue({
      kind: 'email_code',
      address: 'job@example.com',
      details: { name: '', code: '482913' },
    });
    const { rows } = await connection.pool.query(
      'SELECT 1 FROM graphile_worker.jobs WHERE key = $1',
      [`mail:${mail.id}`],
    );
    expect(rows).toHaveLength(1);
  });

  it('nobody who is gone is written to', async () => {
    const gone = '00000000-0000-4000-8000-000000000000';
    await expect(
      enqueue({ kind: 'inquiry_cancelled', inquiryId: gone, details: cancelled }),
    ).rejects.toThrow('the outbox did not take the mail');
  });

  it('nobody who was erased is written to, though their books still move', async () => {
    const { id } = await buildCustomer(connection.db, { erased_at: Temporal.Now.instant() });
    const inquiryId = await buildInquiry('erased@example.com', id);
    expect(
      await tryTo({ kind: 'password_changed', customerId: id, details: { name: 'Erased' } }),
    ).toBeNull();
    expect(await tryTo({ kind: 'inquiry_cancelled', inquiryId, details: cancelled })).toBeNull();
    const written = await connection.db.selectFrom('mails').where('customer_id', '=', id).execute();
    expect(written).toEqual([]);
  });
});

describe('an optional mail', () => {
  const ready = (customerId: string, customerNote: string | null = null): NewMail => ({
    kind: 'snack_order_ready',
    customerId,
    details: { ...SAMPLE_DETAILS.snack_order_ready, customerNote },
  });
  const whoChose = async (chosen: SettingsChange) => {
    const { db } = connection;
    const { id } = await buildCustomer(db);
    await runTransaction(db, (tx) =>
      changeCustomerSettings(tx, id, chosen, { at: Temporal.Now.instant(), how: 'settings' }),
    );
    return id;
  };

  it('goes to whoever has chosen nothing, where the defaults say so', async () => {
    const { id } = await buildCustomer(connection.db);
    expect(await tryTo(ready(id))).not.toBeNull();
  });

  it('goes to whoever wants it', async () => {
    const id = await whoChose({ notifications: { orderUpdates: true, promotions: false } });
    expect(await tryTo(ready(id))).not.toBeNull();
  });

  it.each([{ orderUpdates: false }, { email: false }])(
    'does not go, and leaves no job, with %j',
    async (notifications) => {
      const id = await whoChose({ notifications });
      const jobs = async () =>
        (await connection.pool.query('SELECT 1 FROM graphile_worker.jobs')).rowCount;
      const before = await jobs();
      expect(await tryTo(ready(id))).toBeNull();
      expect(await jobs()).toBe(before);
    },
  );

  it('goes to everybody when the kitchen has written something in it', async () => {
    const id = await whoChose({ notifications: { email: false } });
    expect(await tryTo(ready(id, 'We packed chutney too.'))).not.toBeNull();
  });
});

describe('a needed mail', () => {
  it('goes whatever was chosen', async () => {
    const { db } = connection;
    const { id } = await buildCustomer(db);
    const notifications = { email: false, orderUpdates: false, promotions: false };
    await runTransaction(db, (tx) =>
      changeCustomerSettings(
        tx,
        id,
        { notifications },
        { at: Temporal.Now.instant(), how: 'settings' },
      ),
    );
    const needed: NewMail = {
      kind: 'order_scheduled',
      customerId: id,
      details: SAMPLE_DETAILS.order_scheduled,
    };
    expect(await tryTo(needed)).not.toBeNull();
  });
});

describe('a mail that comes when many wait', () => {
  it('is queued without a look at each of those', async () => {
    const { id } = await buildCustomer(connection.db);
    const wanted: NewMail = {
      kind: 'order_scheduled',
      customerId: id,
      details: SAMPLE_DETAILS.order_scheduled,
    };
    const read = await runTransaction(connection.db, async (tx) => {
      for (let waiting = 0; waiting < 100; waiting += 1) await enqueueMail(tx, wanted);
      const { rows } = await sql<{ read: number }>`
        SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables
        WHERE relname = '_private_jobs'`.execute(tx);
      return rows[0]?.read ?? Number.POSITIVE_INFINITY;
    });
    expect(read).toBeLessThan(200);
  });
});
