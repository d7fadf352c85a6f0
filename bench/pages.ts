import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#db/platform/connect.ts';
import { atLeast, atMost, type Bench, type Figure } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import { compareWithBareHttp } from './load/measure-load.ts';
import { median, quantile } from './statistics.ts';

const MISSES = 300;
const WARM_UP = 40;

const PAGES = ['/', '/pricing'];

/** Pages from memory against bare `node:http` with the same bytes, and rendered anew. */
export const benchPages: Bench = (say) =>
  withProgram(async ({ origin, program, databaseUrl }) => {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const target = { url: origin + page, pid: program.process.pid ?? 0 };
      const { perSecond, bare } = await compareWithBareHttp(target, say);
      const misses = await measureMisses(origin + page, databaseUrl);
      say(`${page} rendered anew: median ${median(misses).toFixed(1)} ms`);
      figures.push(
        atLeast(0.5, {
          name: `${page} over HTTP`,
          value: perSecond,
          unit: 'answers/s',
          limit: bare,
        }),
        atMost({
          name: `${page} rendered anew, 99th percentile`,
          value: quantile(misses, 0.99),
          unit: 'ms',
          limit: 40,
        }),
      );
    }
    return figures;
  });

/**
 * Milliseconds of answers that nothing is kept for: before each, content changes, which empties
 * what the program keeps.
 */
async function measureMisses(url: string, databaseUrl: string): Promise<number[]> {
  const connection = connect(databaseUrl, { max: 1 });
  const agent = new Agent({ keepAlive: true });
  const durations: number[] = [];
  try {
    for (let round = 0; round < WARM_UP + MISSES; round += 1) {
      await connection.pool.query(`SELECT pg_notify('content', 'bench')`);
      await pause(15);
      const startedAt = performance.now();
      await askForPage(url, agent);
      if (round >= WARM_UP) durations.push(performance.now() - startedAt);
    }
    return durations;
  } finally {
    agent.destroy();
    await connection.close();
  }
}

/** Reads a page as it comes over the line; unpacking it is the browser's time, not the program's. */
async function askForPage(url: string, agent: Agent): Promise<void> {
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { agent, headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  const answer = await answered;
  const body = await buffer(answer);
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br' || !body.length) {
    throw new Error('That is no page.');
  }
}
