import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Connection, connect } from '#db/platform/connect.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';
import { buildCustomer, buildSession } from '#test/factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { atLeast, atMost, type Bench, type Figure } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import type { LoadRequest, LoadResult } from './load/measure-load.ts';
import { orderByHand } from './snack-orders/by-hand.ts';
import type { OrderAnswer, OrderRequest } from './snack-orders/orderer.ts';
import { median, quantile } from './statistics.ts';

const CALLERS = 16;
const READERS = 10;
const ROUNDS = 11;
const SECONDS = 1;

/** A program that was just started compiles what it does often for so long. */
const WARM_UP_SECONDS = 12;

/** Somebody who orders, with what they order of. */
type Caller = { token: string; customerId: string; snackId: string };

/** What is ordered, and the share of the hand-written that is asked for. */
const PRODUCTS = [
  { name: 'a snack each', shared: false, daily_limit: null, share: 0.5 },
  { name: 'one snack', shared: true, daily_limit: null, share: 0.5 },
  { name: 'one snack with a limit', shared: true, daily_limit: 9_999, share: 0.35 },
] as const;

/** The day after tomorrow, when snacks can be ordered for two o'clock whatever the time is now. */
const day = addDays(dayOf(Temporal.Now.instant()), 2);

async function makeCallers(
  { db }: Connection,
  { shared, daily_limit }: (typeof PRODUCTS)[number],
): Promise<Caller[]> {
  const one = await buildSnack(db, { daily_limit });
  return Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const customer = await buildCustomer(db);
      const { token } = await buildSession(db, { customer });
      const { id } = shared ? one : await buildSnack(db, { daily_limit });
      return { token, customerId: customer.id, snackId: id };
    }),
  );
}

/** As if nothing was ordered yet: a limit is not what ends a bench. */
const emptyDay = ({ db }: Connection) => db.updateTable('snack_days').set({ ordered: 0 }).execute();

/** Orders a second by hand, every caller on a connection of their own. */
async function byHand({ pool }: Connection, callers: readonly Caller[]): Promise<number> {
  const endsAt = performance.now() + SECONDS * 1000;
  const answer = JSON.stringify({ success: true, data: { note: 'x'.repeat(1_500) } });
  let done = 0;
  await Promise.all(
    callers.map(async ({ customerId, snackId }) => {
      const client = await pool.connect();
      try {
        for (; performance.now() < endsAt; done += 1)
          await orderByHand(client, { customerId, snackId, day }, answer);
      } finally {
        client.release();
      }
    }),
  );
  return done / SECONDS;
}

async function overHttp(
  orderer: ChildProcess,
  origin: string,
  callers: readonly Caller[],
  seconds = SECONDS,
): Promise<number[]> {
  const request: OrderRequest = {
    port: Number(new URL(origin).port),
    seconds,
    callers: callers.map(({ token, snackId }) => ({
      token,
      body: { ...snackOrderOf({ snackId }), delivery_time: `${day}T14:00` },
    })),
  };
  orderer.send(request);
  const [{ waits, failed }] = (await once(orderer, 'message')) as [OrderAnswer];
  if (failed[0]) throw new Error(`It was not ordered: ${failed[0]}`);
  return waits;
}

/** Reads the list of snacks on ten connections, again as soon as there is an answer; so many a second. */
async function readMeanwhile(origin: string, seconds: number): Promise<number> {
  const reader = fork(join(import.meta.dirname, 'load/client.ts'), { execArgv: [] });
  const url = `${origin}/api/v1/public/snack?limit=20`;
  const request: LoadRequest = { url, connections: READERS, seconds };
  reader.send(request);
  const [{ answers, broken }] = (await once(reader, 'message')) as [LoadResult];
  reader.kill();
  if (broken > 0) throw new Error(`${broken} answers of ${url} were not whole.`);
  return answers / seconds;
}

type Kitchen = { connection: Connection; orderer: ChildProcess; origin: string };

/** Lets `work` have a program that is warm, and whose worker runs or not. */
const withKitchen = (worker: 'inline' | 'off', work: (kitchen: Kitchen) => Promise<Figure[]>) =>
  withProgram(
    async ({ origin, databaseUrl }) => {
      const connection = connect(databaseUrl, { max: CALLERS });
      const orderer = fork(join(import.meta.dirname, 'snack-orders/orderer.ts'), { execArgv: [] });
      try {
        const callers = await makeCallers(connection, PRODUCTS[0]);
        await overHttp(orderer, origin, callers, WARM_UP_SECONDS);
        return await work({ connection, orderer, origin });
      } finally {
        orderer.kill();
        await connection.close();
      }
    },
    { WORKER: worker },
  );

/** Orders a second over HTTP, in turns with orders a second by hand. */
async function compareWithHand(
  { connection, orderer, origin }: Kitchen,
  say: (line: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const product of PRODUCTS) {
    const callers = await makeCallers(connection, product);
    const http: number[] = [];
    const hand: number[] = [];
    await byHand(connection, callers);
    await overHttp(orderer, origin, callers);
    for (let round = 0; round < ROUNDS; round += 1) {
      await emptyDay(connection);
      hand.push(await byHand(connection, callers));
      http.push((await overHttp(orderer, origin, callers)).length / SECONDS);
    }
    say(`${product.name}: over HTTP ${http.join(' ')}; by hand ${hand.join(' ')} a second`);
    figures.push(
      atLeast(product.share, {
        name: `orders of ${product.name} over HTTP, 16 callers`,
        value: median(http),
        unit: 'orders/s',
        limit: median(hand),
      }),
    );
  }
  return figures;
}

/** How long an order takes while others read: of the product with which it takes longest. */
async function waitAmongReaders(
  { connection, orderer, origin }: Kitchen,
  name: string,
  say: (line: string) => void,
): Promise<Figure> {
  const slowest: number[] = [];
  for (const product of PRODUCTS) {
    const callers = await makeCallers(connection, product);
    await emptyDay(connection);
    const [reads, waits] = await Promise.all([
      readMeanwhile(origin, ROUNDS * SECONDS),
      overHttp(orderer, origin, callers, ROUNDS * SECONDS),
    ]);
    const [p99, orders] = [quantile(waits, 0.99), waits.length / (ROUNDS * SECONDS)];
    say(
      `${name}, ${product.name}: ${p99.toFixed(0)} ms, with ${Math.round(orders)} orders and ${Math.round(reads)} reads a second`,
    );
    slowest.push(p99);
  }
  return atMost({ name, value: Math.max(...slowest), unit: 'ms', limit: 100 });
}

const WAIT = 'an order of 16 at once while 10 read, 99th percentile';

/**
 * Orders of snacks a second over HTTP with 16 callers, against a transaction that leaves the same
 * behind and is written by hand, while nobody sends the mails on either side; and how long an order
 * takes while others read: on a kitchen's one node, which sends the mails meanwhile, and on one of
 * several that leaves them to others.
 */
export const benchSnackOrders: Bench = async (say) => [
  ...(await withKitchen('off', async (kitchen) => [
    ...(await compareWithHand(kitchen, say)),
    await waitAmongReaders(kitchen, `${WAIT}, on a node that sends no mails`, say),
  ])),
  ...(await withKitchen('inline', async (kitchen) => [await waitAmongReaders(kitchen, WAIT, say)])),
];
