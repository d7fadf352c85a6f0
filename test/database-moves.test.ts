import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#db/platform/connect.ts';
import { migrate } from '#db/platform/migrate.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { availableDates } from '#domain/tiffin/available-dates.ts';
import { buildCustomer, buildSession } from './factories.ts';
import { makeTestFolder, removeFolder } from './folders.ts';
import { type Holder, holdDatabase, signalServer } from './held-database.ts';
import { startNode, type WebNode } from './nodes/start-node.ts';
import { attemptToBook } from './races/book.ts';
import { type Standby, startStandby, urlOfAll } from './standby.ts';
import { buildOffer, buildSubscription } from './tiffin-factories.ts';

const folder = makeTestFolder('moves');
const dataDir = join(folder, 'data');
const second = makeTestFolder('second');
let holder: Holder;
let standby: Standby;
let node: WebNode;
let url: string;
const keys = { first: randomUUID(), second: randomUUID() };
let session: { token: string };
let subscriptionId: string;

const days = availableDates(Temporal.Now.instant(), {
  settings: DEFAULT_SETTINGS,
  closures: [],
}).slice(2);

beforeAll(async () => {
  holder = holdDatabase(dataDir);
  const first = await holder.ready;
  await migrate(first.url);
  const { db, close } = connect(first.url, { max: 1 });
  await buildOffer(db);
  const customer = await buildCustomer(db);
  subscriptionId = (await buildSubscription(db, { customer })).id;
  session = await buildSession(db, { customer });
  await close();
  standby = await startStandby(first.url, dataDir, second);
  const host = new URLSearchParams(first.url.split('?')[1]).get('host') ?? '';
  // The one that takes no writes yet stands first.
  url = urlOfAll([standby.host, host]);
  node = await startNode(url);
});
afterAll(async () => {
  await node?.end();
  await standby?.end();
  await holder?.end('SIGKILL');
  for (const made of [folder, second]) removeFolder(made);
});

const book = async (index: number, key: string) => {
  const wanted = { subscriptionId, deliveryDate: days[index]?.date ?? '' };
  const { path, ...attempt } = attemptToBook(wanted, { ...session, key });
  return fetch(`${node.url}/api${path}`, attempt);
};

it('writes where writes are taken, says 503 while nowhere, and goes on at the second server without a restart', async () => {
  const kept = await book(0, keys.first);
  expect(kept.status).toBe(201);
  const answered = await kept.text();
  await expect.poll(() => hasFollowed(), { timeout: 10_000 }).toBe(true);

  const idle = connect(url, { max: 1, idle: 1 });
  await sql`SELECT 1`.execute(idle.db);
  await expect.poll(() => idle.pool.totalCount).toBe(0);

  // Whoever would start the first one again is gone before it.
  holder.process.kill('SIGKILL');
  signalServer(dataDir, 'SIGKILL');
  const refused = await book(1, keys.second);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  expect((await fetch(`${node.url}/readyz`)).status).toBe(503);

  await standby.promote();
  expect((await book(1, keys.second)).status).toBe(201);
  expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
  const repeated = await book(0, keys.first);
  expect([repeated.status, await repeated.text()]).toEqual([201, answered]);

  // Who has no connection at all knows of the first one only.
  const { rows } = await sql`SELECT count(*) AS orders FROM tiffin_orders`.execute(idle.db);
  expect(rows).toEqual([{ orders: 2 }]);
  await idle.close();
}, 60_000);

async function hasFollowed(): Promise<boolean> {
  const there = connect(`postgresql://dabba_program@/dabba?host=${standby.host}`, { max: 1 });
  const { rows } = await sql`SELECT FROM tiffin_orders`.execute(there.db);
  await there.close();
  return rows.length === 1;
}
