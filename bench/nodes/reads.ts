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
const CONNECTIONS = 16;

/** Answers for a second of the processor: of each node alone, and of all at once. */
export type ReadsPerSecond = { alone: number; together: number };

type Read = Pick<LoadRequest, 'token'> & { path: string };

/** What a customer who orders nothing meanwhile reads: their plans. */
async function ownPlans({ connection: { db } }: Kitchen): Promise<Read> {
  const customer = await buildCustomer(db);
  await buildSubscription(db, { customer, credits: 10 });
  const { token } = await buildSession(db, { customer });
  return { path: `/api${subscriptions.listOwn.path.replace(':id', customer.id)}`, token };
}

/** How many answers came, and the seconds of the processor that they took. */
type Asked = { answers: number; seconds: number };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const perSecond = (asked: readonly Asked[]) =>
  sum(asked.map(({ answers }) => answers)) / sum(asked.map(({ seconds }) => seconds));

/** Seconds of the processor that these processes have had, those of them that live on. */
const secondsOf = (pids: readonly number[]) =>
  new Map(pids.map((pid) => [pid, threadSeconds(pid)] as const));

/**
 * How many answers nodes give for a second of the processor, theirs and the database's. Where two at
 * once give as many as each alone, another processor is another node's worth of readers.
 */
async function compare(kitchen: Kitchen, { path, token }: Read): Promise<ReadsPerSecond> {
  const nodes = kitchen.nodes.map(({ origin, program }) => ({
    request: {
      url: origin + path,
      connections: CONNECTIONS,
      seconds: SECONDS,
      ...(token && { token }),
    },
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
    return { answers: sum(answers), seconds: sum(took) };
  }

  try {
    const rounds = { alone: [] as number[], together: [] as number[] };
    await ask(nodes);
    for (let round = 0; round < ROUNDS; round += 1) {
      const each: Asked[] = [];
      for (const node of nodes) each.push(await ask([node]));
      rounds.alone.push(perSecond(each));
      rounds.together.push(perSecond([await ask(nodes)]));
    }
    return { alone: median(rounds.alone), together: median(rounds.together) };
  } finally {
    for (const { client } of nodes) client.kill();
  }
}

/** Compares what is kept in each node, and what each asks the one database for. */
export async function compareReads(
  kitchen: Kitchen,
  say: (line: string) => void,
): Promise<{ kept: ReadsPerSecond; read: ReadsPerSecond }> {
  const kept = await compare(kitchen, { path: `/api${plans.listPublic.path}` });
  const read = await compare(kitchen, await ownPlans(kitchen));
  for (const [what, { alone, together }] of Object.entries({ kept, read }))
    say(`${what}: ${alone.toFixed(0)} a second alone, ${together.toFixed(0)} all at once`);
  return { kept, read };
}
