import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '#db/platform/connect.ts';
import { migrate } from '#db/platform/migrate.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { availableDates } from '#domain/tiffin/available-dates.ts';
import { buildCustomer, buildSession } from './factories.ts';
import { makeTestFolder, removeFolder } from './folders.ts';
import { type Holder, holdDatabase, signalServer } from './held-database.ts';
import { startNode, type WebNode } from './nodes/start-node.ts';
import type { Attempt } from './races/arena.ts';
import { attemptToBook } from './races/book.ts';
import { buildOffer, buildSubscription } from './tiffin-factories.ts';

const PLANS = '/api/v1/plan-groups/public';

describe('a database that stops while people use the site', () => {
  const folder = makeTestFolder('gone');
  const dataDir = join(folder, 'data');
  let holder: Holder;
  let connection: Connection;
  let node: WebNode;
  let booking: Attempt;

  beforeAll(async () => {
    holder = holdDatabase(dataDir);
    const { url } = await holder.ready;
    await migrate(url);
    connection = connect(url, { max: 1 });
    const { db } = connection;
    await buildOffer(db);
    const customer = await buildCustomer(db);
    const { id } = await buildSubscription(db, { customer });
    const days = availableDates(Temporal.Now.instant(), {
      settings: DEFAULT_SETTINGS,
      closures: [],
    });
    const wanted = { subscriptionId: id, deliveryDate: days[3]?.date ?? '' };
    booking = attemptToBook(wanted, await buildSession(db, { customer }));
    node = await startNode(url);
  });
  afterAll(async () => {
    await node?.end();
    await connection?.close();
    await holder?.end();
    removeFolder(folder);
  });

  const ask = async (path: string) => (await fetch(node.url + path)).status;
  const book = () => fetch(`${node.url}/api${booking.path}`, booking);
  const signIn = () =>
    fetch(`${node.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'Methi-Thepla-7' }),
    });

  it('answers 503 at once with Retry-After, keeps showing the plans, and recovers by itself', async () => {
    expect([await ask('/readyz'), await ask(PLANS)]).toEqual([200, 200]);

    await holder.end();
    const stoppedAt = performance.now();
    const refused = await Promise.all(Array.from({ length: 40 }, book));
    expect(performance.now() - stoppedAt).toBeLessThan(3_000);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({ success: false, code: 'unavailable' });
    expect([await ask('/readyz'), await ask('/healthz'), await ask(PLANS)]).toEqual([
      503, 200, 200,
    ]);

    holder = holdDatabase(dataDir);
    await holder.ready;
    await expect.poll(() => ask('/readyz'), { timeout: 10_000 }).toBe(200);
    expect((await book()).status).toBe(201);
  });

  it('says within two seconds that it is frozen, goes on showing the plans, ends what waits for it with 503, and thaws with it', async () => {
    // On connections that are open already: a new one would be given up before it is asked anything.
    await Promise.all([book(), signIn(), book(), signIn()]);
    const frozen = signalServer(dataDir, 'SIGSTOP');
    const askedAt = performance.now();
    const waiting = Promise.all([book(), signIn()]);
    const ready = await fetch(`${node.url}/readyz`);
    expect(performance.now() - askedAt).toBeLessThan(2_000);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'the database does not answer' },
    ]);
    expect([await ask('/healthz'), await ask(PLANS)]).toEqual([200, 200]);

    for (const answer of await waiting) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.json()).toMatchObject({ success: false, code: 'unavailable' });
    }
    expect(performance.now() - askedAt).toBeLessThan(25_000);
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    await expect.poll(() => ask('/readyz'), { timeout: 10_000 }).toBe(200);
    expect((await signIn()).status).toBe(401);
  }, 60_000);
});
