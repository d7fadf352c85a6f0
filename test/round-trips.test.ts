import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { Row } from './access/row.ts';
import { rows } from './access/rows.ts';
import { type CallerName, setScene } from './access/scene.ts';
import { useApp } from './app.ts';

const services = useApp({ env: { rateLimit: true } });

type Budget = {
  noun: keyof typeof rows;
  name: string;
  by: CallerName;
  /** What the kitchen has to be like. */
  given?: () => Promise<unknown>;
  roundTrips: number;
};

const limitAllSnacks = () =>
  services.db.updateTable('snacks').set({ daily_limit: 1_000 }).execute();

/**
 * How often a call may wait for the database, its session's look-up and the commit among it
 * (docs/decisions/0050-statements-sent-together.md).
 */
const BUDGETS: [what: string, Budget][] = [
  ['a booking', { noun: 'tiffinOrders', name: 'schedule', by: 'owner', roundTrips: 3 }],
  ['a skip', { noun: 'tiffinOrders', name: 'skip', by: 'owner', roundTrips: 4 }],
  ['a list of orders', { noun: 'tiffinOrders', name: 'history', by: 'owner', roundTrips: 1 }],
  ['a list of plans', { noun: 'subscriptions', name: 'listOwn', by: 'owner', roundTrips: 1 }],
  ['an order of snacks', { noun: 'snackOrders', name: 'place', by: 'owner', roundTrips: 3 }],
  [
    'an order of limited snacks',
    { noun: 'snackOrders', name: 'place', by: 'owner', given: limitAllSnacks, roundTrips: 4 },
  ],
  ['an inquiry', { noun: 'catering', name: 'create', by: 'owner', roundTrips: 6 }],
  ['an approval', { noun: 'adminSubscriptions', name: 'approve', by: 'chief', roundTrips: 10 }],
];

/** What `work` sends that no earlier statement of its connection is still under way before. */
async function countRoundTrips(work: () => Promise<void>): Promise<number> {
  const { query } = pg.Client.prototype;
  const underWay = new Map<pg.Client, number>();
  let roundTrips = 0;
  const add = (client: pg.Client, change: number) =>
    underWay.set(client, (underWay.get(client) ?? 0) + change);
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    if (!underWay.get(this)) roundTrips += 1;
    add(this, 1);
    const answered = Reflect.apply(query, this, asked) as Promise<unknown>;
    answered.then(
      () => add(this, -1),
      () => add(this, -1),
    );
    return answered;
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return roundTrips;
}

describe('waiting for the database', () => {
  it.each(BUDGETS)('is done by %s no more often than planned', async (_what, budget) => {
    const { noun, name, by, given, roundTrips } = budget;
    const endpoint = (contract[noun] as Record<string, Endpoint>)[name] as Endpoint;
    const row = (rows[noun] as Record<string, Row<Endpoint>>)[name] as Row<Endpoint>;
    const call = async () => {
      const scene = await setScene(services);
      const input = await row.input(scene, by);
      await given?.();
      return async () => {
        const { status } = await scene[by].call(endpoint, input, { idempotencyKey: randomUUID() });
        expect(status).toBe(row.answers[by]);
      };
    };
    // What is read once for all is there, and nobody else asks the database meanwhile.
    await (await call())();
    await services.runJobs();
    const second = await call();
    await services.runJobs();
    expect(await countRoundTrips(second)).toBeLessThanOrEqual(roundTrips);
  });
});
