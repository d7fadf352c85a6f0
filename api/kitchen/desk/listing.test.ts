import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#api/platform/http/log.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { type Client, useApp } from '#test/app.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const lines: string[] = [];
const services = useApp({ log: createLog('warn', { write: (line) => void lines.push(line) }) });
let staff: Client & { id: string };
let port: number;

const MANY = 2_500;

beforeAll(async () => {
  staff = await services.asStaff();
  await sql`INSERT INTO customers (email, first_name, last_name, phone, created_at)
    SELECT 'guest' || n || '@example.com', 'Guest', CASE WHEN n % 5 = 0 THEN 'Gold, "G"' ELSE 'No. ' || n END,
      '+1905555' || lpad(n::text, 4, '0'), now() - n % 700 * interval '1 hour'
    FROM generate_series(1, ${sql.lit(MANY)}) AS n`.execute(services.db);
  await services.app.listen({ port: 0, host: '127.0.0.1' });
  port = (services.app.server.address() as AddressInfo).port;
});

afterAll(() => services.app.server.closeAllConnections());

type Query = { sort: 'createdAt' | 'name' | 'email'; order: 'ASC' | 'DESC'; search?: string };

/** Page by page, as the screen reads it. */
async function emailsOnScreen(query: Query): Promise<string[]> {
  const emails: string[] = [];
  for (let page = 1; ; page++) {
    const input = { query: { ...query, page, limit: 100 } };
    const { data, pagination } = await staff.call(adminCustomers.list, input);
    emails.push(...data.map(({ email }) => email ?? ''));
    if (page >= (pagination?.total_pages ?? 0)) return emails;
  }
}

/** Opened over a connection of its own, and not read yet. */
async function openDownload(coding = 'identity'): Promise<IncomingMessage> {
  const path = '/api/v1/admin/customers/download';
  const headers = { authorization: `Bearer ${staff.token}`, 'accept-encoding': coding };
  const [answer] = await once(get({ port, path, headers, agent: false }), 'response');
  return answer as IncomingMessage;
}

/** How many connections the program has in a transaction. */
const inTransaction = async () => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND state LIKE 'idle in transaction%'`.execute(services.db);
  return rows[0]?.count;
};

/** Ends the connections that stand in a transaction; answers how many there were. */
const endReading = async () => {
  const { rows } = await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND state LIKE 'idle in transaction%'`.execute(services.db);
  return rows.length;
};

describe('a list as a table', () => {
  it.each<Query>([
    { sort: 'createdAt', order: 'DESC' },
    { sort: 'email', order: 'ASC', search: 'gold' },
  ])('has every row of the list in its order: %o', async (query) => {
    const { status, headers, text } = await staff.call(adminDownloads.customers, { query });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/csv; charset=utf-8');
    expect(text.startsWith('\uFEFFName,Email,Phone,')).toBe(true);
    const [, ...lines] = text.trimEnd().split('\r\n');
    const emails = lines.map((line) => /(guest\d+@example\.com)/.exec(line)?.[1]);
    expect(emails).toEqual(await emailsOnScreen(query));
    expect(emails).toHaveLength(query.search ? MANY / 5 : MANY);
  });

  it('has every row of a search that the screen counts no further than over 200', async () => {
    const query = { sort: 'createdAt', order: 'DESC', search: 'guest' } as const;
    const { data, pagination } = await staff.call(adminCustomers.list, {
      query: { ...query, page: 2, limit: 25 },
    });
    expect(data).toHaveLength(25);
    expect(pagination).toEqual({ page: 2, limit: 25, total: 201, total_pages: 9, more: true });
    const { text } = await staff.call(adminDownloads.customers, { query });
    expect(text.trimEnd().split('\r\n')).toHaveLength(MANY + 1);
  });

  it('is called by what it holds and its day, and keeps what was searched to itself', async () => {
    const query = { sort: 'createdAt', order: 'DESC', state: 'disabled', search: 'asha' } as const;
    const { headers } = await staff.call(adminDownloads.customers, { query });
    expect(headers['content-disposition']).toBe(
      'attachment; filename="customers-disabled-a-search-2026-11-18.csv"',
    );
    const latest = await services.db
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(latest).toMatchObject({
      staff_id: staff.id,
      action: 'download',
      resource: 'customers',
      after: { rows: 0, filter: 'disabled, a search' },
    });
  });

  it('says Interac e-Transfer, dollars and days', async () => {
    const { id } = await buildSubscription(services.db);
    const body = {
      subscriptionId: id,
      amount: 3_050,
      method: 'interac',
      reference: '=1+1',
      receivedDay: '2026-11-18',
    } as const;
    await staff.call(adminPayments.record, { body });
    const { text } = await staff.call(adminDownloads.payments, {
      query: { sort: 'receivedDay', order: 'DESC', subscriptionId: id },
    });
    expect(text).toContain("\r\n2026-11-18,30.50,,Interac e-Transfer,'=1+1,TS-2026-");
  });

  it('adds up where some of the price was given back', async () => {
    const { id, number } = await buildSubscription(services.db);
    const usual = { method: 'interac', reference: '', receivedDay: '2026-11-18' } as const;
    for (const [amount, beyondDue] of [
      [6774, 0],
      [-1837, 1837],
    ] as const)
      await staff.call(adminPayments.record, {
        body: { ...usual, subscriptionId: id, amount, beyondDue },
      });
    const { text } = await staff.call(adminDownloads.subscriptions, {
      query: { sort: 'createdAt', order: 'DESC', search: number },
    });
    expect(text).toContain(
      'Total (CAD),Given back as a courtesy (CAD),Costs in the end (CAD),Paid (CAD),Still to pay (CAD),To pay back (CAD)',
    );
    expect(text).toContain(',67.74,18.37,49.37,49.37,0.00,0.00,');
  });
});

describe('tables that are taken at once', () => {
  // More than a connection takes ahead, compressed too.
  beforeAll(() =>
    sql`UPDATE customers SET standing_note = (
      SELECT string_agg(md5(n || customers.email), '') FROM generate_series(1, 250) AS n
    )`.execute(services.db),
  );

  it('are two, and whoever leaves makes room', async () => {
    const [first, second] = [await openDownload(), await openDownload()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const third = await openDownload();
    expect(third.statusCode).toBe(503);
    // One takes as long as its reader does: nobody is to ask again in a moment.
    expect(third.headers['retry-after']).toBe('30');
    expect(services.services.lines.tables).toMatchObject({ working: 2, refused: 1 });
    third.destroy();

    lines.length = 0;
    first.destroy();
    second.resume();
    await once(second, 'end');
    await expect.poll(inTransaction).toBe(0);
    expect(lines).toEqual([]);
    const { status, text } = await staff.call(adminDownloads.customers, {
      query: { sort: 'createdAt', order: 'DESC' },
    });
    expect([status, text.split('guest').length]).toEqual([200, MANY + 1]);
  });

  it.each(['identity', 'gzip', 'br'])(
    'end broken, in %s, when the database goes',
    async (coding) => {
      const answer = await openDownload(coding);
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(coding);
      lines.length = 0;
      // Before the database goes: when it does between two batches, the answer breaks at once.
      const broken = expect(once(answer, 'end')).rejects.toThrow('aborted');
      await expect.poll(endReading).toBe(1);
      answer.resume();
      await broken;
      await expect.poll(inTransaction).toBe(0);
      expect(lines.join('')).toContain('the database cannot be reached');
    },
  );
});
