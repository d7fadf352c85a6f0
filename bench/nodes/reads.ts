import { plans } from '#contract/money/plans.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { buildCustomer, buildSession } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { askAgainAndAgain, type LoadRequest, startClient } from '../load/measure-load.ts';
import { threadSeconds } from '../load/thread-time.ts';
import { median } from '../statistics.ts';
import type { Kitchen } from './kitchen.ts';
import { familyOf } from './service.ts';

const ROUNDS = 9;
const SECONDS = 2;

/**
 * Readers at each node. Of what is kept they keep a node busy and nobody else; what is read keeps two
 * processors busy with one at each of two nodes, and with more it is the wait for a processor that is
 * measured.
 */
const READERS = { kept: 16, read: 1 };

/** Answers for a second of the processor: what it would have been at each node alone, and all at once. */
export type ReadsPerSecond = { alone: number; together: number };

type Read = Pick<LoadRequest, 'token' | 'connections'> & { path: string };

/** What a customer who orders nothing meanwhile reads: their plans. */
async function ownPlans({ connection: { db } }: Kitchen): Promise<Read> {
  const customer = await buildCustomer(db);
  await buildSubscription(db, { customer, credits: 10 });
  const { token } = await buildSession(db, { customer });
  const path = `/api${subscriptions.listOwn.path.replace(':id', customer.id)}`;
  return { path, token, connections: READERS.read };
}

/** What came of it, and how many answers came in a second by the clock. */
type Compared = ReadsPerSecond & { byClock: ReadsPerSecond };

/** How many answers came from each, and the seconds of the processor that all of it took. */
type Asked = { answers: number[]; seconds: number };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Seconds of the processor that each of some processes has had. */
const secondsOf = (pids: readonly number[]) =>
  new Map(pids.map((pid) => [pid, threadSeconds(pid)] as const));

const middle = (rounds: readonly ReadsPerSecond[]): ReadsPerSecond => ({
  alone: median(rounds.map(({ alone }) => alone)),
  together: median(rounds.map(({ together }) => together)),
});

/**
 * How many answers nodes give for a second of the processor, theirs and the database's. Where all at
 * once give as many as each alone, another processor is another node's worth of readers. An answer of
 * one node may cost more than that of another: the same answers are compared.
 */
async function compare(kitchen: Kitchen, { path, ...asks }: Read): Promise<Compared> {
  const load = { ...asks, seconds: SECONDS };
  const nodes = kitchen.nodes.map(({ origin, program }) => ({
    request: { ...load, url: origin + path },
    pid: program.process.pid ?? 0,
    client: startClient(),
  }));
  const postmaster = (await kitchen.cluster.primary()).postmaster();

  async function ask(asked: typeof nodes): Promise<Asked> {
    const pids = () => [...asked.map(({ pid }) => pid), ...familyOf(postmaster)];
    const before = secondsOf(pids());
    const answers = await Promise.all(
      asked.map(({ client, request }) => askAgainAndAgain(client, request)),
    );
    const took = [...secondsOf(pids())].map(([pid, after]) => after - (before.get(pid) ?? 0));
    return { answers, seconds: sum(took) };
  }

  try {
    const rounds: Compared[] = [];
    await ask(nodes);
    for (let round = 0; round < ROUNDS; round += 1) {
      const costs: number[] = [];
      const answersAlone: number[] = [];
      for (const node of nodes) {
        const { answers, seconds } = await ask([node]);
        costs.push(seconds / sum(answers));
        answersAlone.push(...answers);
      }
      const { answers, seconds } = await ask(nodes);
      const expected = sum(answers.map((count, place) => count * (costs[place] ?? 0)));
      rounds.push({
        alone: sum(answers) / expected,
        together: sum(answers) / seconds,
        byClock: {
          alone: sum(answersAlone) / (nodes.length * SECONDS),
          together: sum(answers) / SECONDS,
        },
      });
    }
    return { ...middle(rounds), byClock: middle(rounds.map(({ byClock }) => byClock)) };
  } finally {
    for (const { client } of nodes) client.kill();
  }
}

/** Compares what is kept in each node, and what each asks the one database for. */
export async function compareReads(
  kitchen: Kitchen,
  say: (line: string) => void,
): Promise<{ kept: ReadsPerSecond; read: ReadsPerSecond }> {
  const kept = await compare(kitchen, {
    path: `/api${plans.listPublic.path}`,
    connections: READERS.kept,
  });
  const read = await compare(kitchen, await ownPlans(kitchen));
  const shown = ({ alone, together }: ReadsPerSecond) =>
    `${alone.toFixed(0)} alone, ${together.toFixed(0)} all at once`;
  for (const [what, compared] of Object.entries({ kept, read }))
    say(
      `${what}: for a second of the processor ${shown(compared)}; in one by the clock ${shown(compared.byClock)}`,
    );
  return { kept, read };
}
