import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reapplyErasures } from '#api/account/reapply-erasures.ts';
import { backupFolder } from '#api/env.ts';
import { createLog } from '#api/platform/http/log.ts';
import { tick } from '#api/program/tick.ts';
import { accountDeletion } from '#contract/account/account-deletion.ts';
import { accounts } from '#contract/account/accounts.ts';
import { ownData } from '#contract/account/own-data.ts';
import { ERASURE } from '#db/account/erasure.ts';
import { writeBackup } from '#db/backup/backup.ts';
import { restoreBackup } from '#db/backup/restore.ts';
import { type TestApp, testApp } from './app.ts';
import { createTestDatabase } from './database.ts';
import { type Life, liveALife, PASSWORD } from './erasure/customer-with-everything.ts';
import { createMarkers } from './erasure/markers.ts';
import { NO_WORDS } from './erasure/no-words.ts';
import { type Find, findInDatabase, findInFiles, findInLog } from './erasure/search.ts';

/** What docs/decisions/0019-what-leaving-leaves.md names, and nothing else. */
const STAYS: Record<string, string[]> = {
  'payment reference': ['public.payments.reference'],
  'line of the quote': ['public.catering_quotes.lines'],
};

/** What the kitchen keeps for itself, and what a person is not handed out (api/account/own-tables.ts). */
const NOT_HANDED_OUT =
  /internal (note|tag)|note of the .*payment|reason for disabling|reason of the credits|words of accepting/;

const asha = createMarkers('asha', 1);
const ravi = createMarkers('ravi', 2);
const lines: string[] = [];

let services: TestApp;
let leaver: Life;
let backup: string;
let photo: string;

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};

const textsOf = (markers: typeof asha) => markers.all().map(({ text }) => text);

/** Where the words of somebody are found, each with what it was. */
async function search(markers: typeof asha, pool = services.database.pool) {
  const texts = textsOf(markers);
  const finds: Find[] = [
    ...(await findInDatabase(pool, texts)),
    ...findInFiles(services.services.env.dataDir, texts, ['backups']),
    ...findInLog(lines, texts),
  ];
  const whereOf = new Map(markers.all().map(({ where, text }) => [text, where]));
  return finds
    .map(({ text, place }) => ({ what: whereOf.get(text) ?? text, place }))
    .sort((one, other) => (one.place + one.what < other.place + other.what ? -1 : 1));
}

const photoOf = async (id: string) =>
  (
    await services.db
      .selectFrom('customers')
      .where('id', '=', id)
      .select('photo_id')
      .executeTakeFirstOrThrow()
  ).photo_id;

const unnamed = (finds: { what: string; place: string }[]) =>
  finds.filter(({ what, place }) => !STAYS[what]?.includes(place));

async function goTo(instant: string): Promise<void> {
  services.clock.set(instant);
  await tick({ db: services.db, now: services.clock.now(), log: services.services.log });
  await services.runJobs();
}

beforeAll(async () => {
  services = await testApp({ log: createLog('debug', { write: (line) => void lines.push(line) }) });
  leaver = await liveALife(services, asha, 1);
  await liveALife(services, ravi, 2);
  photo = (await photoOf(leaver.id)) ?? '';
}, 60_000);
afterAll(() => services.close());

describe('a customer who leaves', () => {
  it('was everywhere before', async () => {
    const places = new Set((await search(asha)).map(({ what }) => what));
    const missing = asha.all().filter(({ where }) => !places.has(where));
    expect(missing).toEqual([]);
  });

  it('was in every column that can hold a word', async () => {
    const tables = Object.entries(ERASURE).flatMap(([table, what]) =>
      typeof what === 'string' ? [] : [table],
    );
    const { rows } = await services.database.pool.query<{ place: string }>(
      `SELECT table_name || '.' || column_name AS place
       FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = ANY ($1)
         AND data_type IN ('text', 'jsonb', 'ARRAY', 'bytea') ORDER BY 1`,
      [tables],
    );
    const held = new Set((await search(asha)).map(({ place }) => place));
    const empty = rows.flatMap(({ place }) => (held.has(`public.${place}`) ? [] : [place]));
    expect(empty.sort()).toEqual(Object.values(NO_WORDS).flat().sort());
  });

  it('had all of it handed out, but for the kitchen’s own notes', async () => {
    const { data } = await leaver.client.call(ownData.download, { query: { format: 'json' } });
    const file = Buffer.from(data.base64, 'base64').toString('utf8').toLowerCase();
    const missing = asha.all().filter(({ text }) => !file.includes(text));
    expect(missing.map(({ where }) => where).filter((one) => !NOT_HANDED_OUT.test(one))).toEqual(
      [],
    );
    const handedOut = asha.all().filter(({ text }) => file.includes(text));
    expect(handedOut.filter(({ where }) => NOT_HANDED_OUT.test(where))).toEqual([]);
    expect(textsOf(ravi).filter((text) => file.includes(text))).toEqual([]);
  });

  it('is signed out everywhere and told when, and for thirty days nothing is lost', async () => {
    const before = await search(asha);
    const asked = await leaver.client.call(accountDeletion.ask, { body: { password: PASSWORD } });
    expect(asked).toMatchObject({ status: 200, data: { day: '2026-12-18' } });
    expect((await leaver.client.call(accounts.userInfo, {})).status).toBe(401);
    backup = await withClient(services.database.url, async (client) => {
      const folder = backupFolder(services.services.env);
      const written = await writeBackup(client, {
        folder,
        kind: 'backup',
        now: services.clock.now(),
      });
      return written.path;
    });
    // The last minute of the last day in Toronto.
    await goTo('2026-12-18T04:59:00Z');
    const whats = (finds: typeof before) => new Set(finds.map(({ what }) => what));
    const lost = whats(before).difference(whats(await search(asha)));
    // Counts of wrong passwords, codes and links live for two days by themselves.
    expect([...lost].filter((what) => !/network|mail that waits/.test(what))).toEqual([]);
  });

  it('leaves nothing behind, in any table, file or line of the log, but what the decision names', async () => {
    // An answer that was kept for a day may name both: the desk sees who else is served that day.
    const kept = async () =>
      (await search(ravi)).filter(({ place }) => !place.includes('idempotency_keys'));
    const before = await kept();
    await goTo('2026-12-18T05:00:00Z');
    const finds = await search(asha);
    expect(unnamed(finds)).toEqual([]);
    expect(new Set(finds.map(({ what }) => what))).toEqual(new Set(Object.keys(STAYS)));
    const photos = await services.db.selectFrom('photos').select('id').execute();
    expect(photos.map(({ id }) => id)).not.toContain(photo);
    // Nobody else lost a word.
    expect(await kept()).toEqual(before);
  });

  it('leaves the books whole', async () => {
    const { rows } = await services.database.pool.query(
      `SELECT number, status, plan_name, total_cents, available, reserved, customer_name
       FROM subscriptions WHERE customer_id = $1`,
      [leaver.id],
    );
    expect(rows).toMatchObject([{ status: 'cancelled', customer_name: 'Erased customer' }]);
    const live = await services.db
      .selectFrom('tiffin_orders')
      .where('customer_id', '=', leaver.id)
      .where('delivery_day', '>=', '2026-12-18')
      .where('status', 'not in', ['cancelled', 'skipped'])
      .execute();
    expect(live).toEqual([]);
  });

  it('is written to a last time, and the mail is gone too', async () => {
    const said = lines.filter((line) => line.includes('eraseLeavers'));
    expect(said).toHaveLength(1);
    const mails = await services.db
      .selectFrom('mails')
      .where('kind', '=', 'account_deleted')
      .selectAll()
      .execute();
    expect(mails).toEqual([]);
    const files = readdirSync(join(services.services.env.dataDir, 'mail'));
    expect(files.filter((name) => name.includes('account_deleted'))).toEqual([]);
  });

  it('is not erased twice, and can come back as somebody new', async () => {
    await goTo('2026-12-19T05:00:00Z');
    expect(lines.filter((line) => line.includes('eraseLeavers'))).toHaveLength(1);
    const { status } = await services.visitor.call(accounts.login, {
      body: { email: leaver.email, password: PASSWORD },
    });
    expect(status).toBe(401);
  });

  it('is erased again when an older backup is restored, before anybody is served', async () => {
    const database = await createTestDatabase('template0');
    try {
      await restoreBackup(database.url, backup);
      expect((await findInDatabase(database.pool, textsOf(asha))).length).toBeGreaterThan(50);
      const now = services.clock.now();
      const { env, log } = services.services;
      expect(await reapplyErasures({ db: database.db, env, now, log })).toBe(1);
      const finds = await findInDatabase(database.pool, textsOf(asha));
      const whereOf = new Map(asha.all().map(({ where, text }) => [text, where]));
      expect(
        unnamed(finds.map(({ text, place }) => ({ what: whereOf.get(text) ?? text, place }))),
      ).toEqual([]);
      // Without a word: they were told once.
      const { rows } = await database.pool.query(
        `SELECT kind FROM mails WHERE kind = 'account_deleted'`,
      );
      expect(rows).toEqual([]);
      expect(await reapplyErasures({ db: database.db, env, now, log })).toBe(0);
      expect((await findInDatabase(database.pool, textsOf(ravi))).length).toBeGreaterThan(50);
    } finally {
      await database.drop();
    }
  });
});
