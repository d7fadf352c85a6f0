import type { Kysely } from 'kysely';
import { connect } from '#db/platform/connect.ts';
import type { DB } from '#db/types.ts';
import { buildSession, buildStaff } from '#test/factories.ts';
import { startNode } from '#test/nodes/start-node.ts';
import { atMost, type Bench, type Figure } from './figure.ts';
import { withNewDatabase } from './in-new-folder.ts';
import { median, quantile } from './statistics.ts';

/** A million rows take longer than a statement of the program may. */
const FILLING_PATIENCE_MS = 600_000;
const LIMIT_MS = 200;
const READS = 60;
const WARM_UP = 10;

/** Nothing here is kept, and waiting for the disk is not what is measured. */
const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB' };

type Day = {
  name: string;
  /** Fills the day; answers the path that reads it. */
  fill: (db: Kysely<DB>) => Promise<string>;
  /** How many orders an answer holds, and how many it should. */
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire
  count: (data: any) => number;
  expected: number;
  /** Puts a million past orders below it. */
  addPast: (db: Kysely<DB>) => Promise<void>;
};

/** How long staff wait for a full day, alone and on top of a million past orders. */
export const benchDayAtDesk =
  ({ name, fill, count, expected, addPast }: Day): Bench =>
  (say) =>
    withNewDatabase(async (url) => {
      const connection = connect(url, { max: 2, patience: FILLING_PATIENCE_MS });
      const { db } = connection;
      const node = await startNode(url);
      try {
        const path = await fill(db);
        const { token } = await buildSession(db, { staff: await buildStaff(db) });
        const read = async (): Promise<number> => {
          const startedAt = performance.now();
          const headers = { authorization: `Bearer ${token}` };
          const { data } = await (await fetch(node.url + path, { headers })).json();
          if (count(data) !== expected) throw new Error(`The day has ${count(data)} orders.`);
          return performance.now() - startedAt;
        };
        const measure = async (what: string): Promise<Figure> => {
          const durations: number[] = [];
          for (let round = 0; round < WARM_UP + READS; round += 1) {
            const duration = await read();
            if (round >= WARM_UP) durations.push(duration);
          }
          say(`${what}: median ${median(durations).toFixed(1)} ms`);
          const value = quantile(durations, 0.95);
          return atMost({ name: `${what}, 95th percentile`, value, unit: 'ms', limit: LIMIT_MS });
        };
        const alone = await measure(name);
        const startedAt = performance.now();
        await addPast(db);
        say(`a million past orders took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
        return [alone, await measure(`${name} and 1,000,000 past orders`)];
      } finally {
        await node.end();
        await connection.close();
      }
    }, settings);
