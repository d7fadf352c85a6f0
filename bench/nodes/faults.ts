import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { CLOCK_RAN } from '#db/platform/program-health.ts';
import { nextWrite } from './deaths.ts';
import type { Kitchen, Node } from './kitchen.ts';
import { untilMailsLeft } from './mails.ts';
import type { Behaviour, Line } from './network.ts';
import type { Cluster } from './patroni.ts';
import { familyOf } from './service.ts';

export type FaultReport = {
  /** The longest that anybody waited for any answer, in milliseconds. */
  longestWait: number;
  /** Milliseconds from the end of each fault until each node had a write acknowledged. */
  writtenAfter: number[];
  /** Answers other than success and 503, and writes with the time of a wrong clock. */
  unexpected: string[];
  /** How many went wrong, one after the other. */
  faults: number;
  /** How long the mail server was down, in seconds. */
  mailsDown: number;
  /** Seconds from its return until the last mail of that time had left. */
  mailsLeftAfter: number;
};

type Fault = { name: string; lasting: number; begin(): Promise<() => void | Promise<void>> };

const LASTING_MS = 25_000;
const MAILS_DOWN_S = Number(process.env.MAILS_DOWN ?? 3_600);
/** A busy kitchen's hour, not that of twenty who write as fast as they may. */
const REST_WITHOUT_MAILS_MS = 5_000;
/** Less than Patroni's `ttl`: an old primary that thaws later may take the lead back (operations.md). */
const FROZEN_MS = 12_000;
const ASK_EVERY_MS = 500;

/** Some full minutes: what a wrong clock does to the work that is done at each is seen in one of them. */
const CLOCK_WRONG_MS = 200_000;

/** What people ask for: a public page, their own orders, and a balancer whether a node is ready. */
const ASKED = { page: '/pricing', orders: '/api/v1/public/tiffin/orders', readyz: '/readyz' };

/** Lets one thing after the other go wrong around the nodes, and writes down what is seen. */
export async function sufferFaults(
  kitchen: Kitchen,
  say: (line: string) => void,
): Promise<FaultReport> {
  const report: FaultReport = {
    ...{ longestWait: 0, writtenAfter: [], unexpected: [], faults: 0 },
    ...{ mailsDown: MAILS_DOWN_S, mailsLeftAfter: 0 },
  };
  for (const { name, lasting, begin } of faultsOf(kitchen, report)) {
    await kitchen.cluster.inStep();
    const before = report.unexpected.length;
    const end = await begin();
    const watching = kitchen.nodes.map((node) => watch(node, lasting, report));
    await pauseWhileWell(kitchen.nodes, lasting);
    await end();
    const endedAt = performance.now();
    const waits = await Promise.all(kitchen.nodes.map((node) => nextWrite(node, endedAt)));
    report.writtenAfter.push(...waits);
    report.faults += 1;
    for (const [index, lines] of (await Promise.all(watching)).entries()) {
      const again = `the first write ${Math.round(waits[index] ?? 0)} ms after its end`;
      say(`${name}, ${kitchen.nodes[index]?.name}: ${lines.join('; ')}; ${again}`);
    }
    report.unexpected.push(...(await fromTheFuture(kitchen)));
    for (const line of report.unexpected.slice(before)) say(`${name}: ${line}`);
  }
  return report;
}

/** Waits; throws when somebody who writes is answered what nobody expects, which an hour would only repeat. */
async function pauseWhileWell(nodes: readonly Node[], lasting: number): Promise<void> {
  for (const began = performance.now(); performance.now() - began < lasting; await pause(1_000)) {
    const [unexpected] = nodes.flatMap(({ writers }) => writers.unexpected);
    if (unexpected) throw new Error(`A writer was answered ${unexpected}`);
  }
}

/** Steps of orders that a node has written with a time that is still to come. */
async function fromTheFuture({ connection }: Kitchen): Promise<string[]> {
  const { rows } = await sql<{ at: Temporal.Instant }>`
    SELECT at FROM tiffin_order_steps
    WHERE at > clock_timestamp() + interval '1 minute'`.execute(connection.db);
  return rows.map(({ at }) => `a step of an order at ${at}, which is still to come`);
}

/** What the cut-off closes is looked after once a minute, whoever waits for what. */
async function clockStoodStill({ connection }: Kitchen): Promise<string[]> {
  const { rows } = await sql<{ age: number }>`
    SELECT extract(epoch FROM clock_timestamp() - done_through)::int AS age FROM clock_marks
    WHERE name = ${CLOCK_RAN}`.execute(connection.db);
  const age = rows[0]?.age ?? Number.POSITIVE_INFINITY;
  return age < 130 ? [] : [`nobody has looked for ${age} s at what is due`];
}

function faultsOf(kitchen: Kitchen, report: FaultReport): Fault[] {
  const { cluster, lines, clock, startNewer } = kitchen;
  const onLines = (some: readonly Line[], how: Behaviour) => async () => {
    for (const line of some) line.behave(how);
    return () => {
      for (const line of some) line.behave('well');
    };
  };
  return [
    { name: 'a slow line', lasting: LASTING_MS, begin: onLines(lines, 'slow') },
    { name: 'a line that is cut', lasting: LASTING_MS, begin: onLines(lines, 'cut') },
    { name: 'a line that is half open', lasting: LASTING_MS, begin: onLines(lines, 'half open') },
    {
      name: 'a machine of a node whose clock is an hour fast',
      lasting: CLOCK_WRONG_MS,
      async begin() {
        clock.set(1);
        return async () => {
          report.unexpected.push(...(await clockStoodStill(kitchen)));
          clock.set(0);
        };
      },
    },
    {
      name: 'a newer program that starts beside the nodes, and its migration',
      lasting: LASTING_MS,
      async begin() {
        const started = startNewer();
        // Whoever waits for it at the end hears of it.
        started.catch(() => {});
        return () => started;
      },
    },
    {
      name: 'a frozen database',
      lasting: FROZEN_MS,
      async begin() {
        const pids = familyOf((await cluster.primary()).postmaster());
        for (const pid of pids) signal(pid, 'SIGSTOP');
        return () => {
          for (const pid of pids) signal(pid, 'SIGCONT');
        };
      },
    },
    ...(cluster.members.every(({ disk }) => disk) ? [fullDisk(cluster)] : []),
    mailServerDown(kitchen, report),
  ];
}

/** It refuses whoever comes, and from the middle on it is silent. */
const mailServerDown = (kitchen: Kitchen, report: FaultReport): Fault => ({
  name: 'a mail server that is down',
  lasting: MAILS_DOWN_S * 1_000,
  async begin() {
    const { mailLine, pace } = kitchen;
    const before = pace.rest;
    pace.rest = REST_WITHOUT_MAILS_MS;
    mailLine.behave('cut');
    const silence = setTimeout(() => mailLine.behave('half open'), MAILS_DOWN_S * 500);
    return async () => {
      clearTimeout(silence);
      report.unexpected.push(...(await clockStoodStill(kitchen)));
      pace.rest = before;
      mailLine.behave('well');
      report.mailsLeftAfter = await untilMailsLeft(kitchen);
    };
  },
});

const fullDisk = (cluster: Cluster): Fault => ({
  name: 'a full disk of the primary',
  lasting: LASTING_MS,
  async begin() {
    const { disk } = await cluster.primary();
    return disk?.fill() ?? (() => {});
  },
});

/** Some may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}

async function watch(
  { origin, token }: Node,
  lasting: number,
  report: FaultReport,
): Promise<string[]> {
  const counts = new Map<string, Map<string, number>>();
  const waits = new Map<string, number>();
  async function ask(what: string, path: string): Promise<void> {
    const askedAt = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(origin + path, { headers }).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    const status = String(response?.status ?? 'no answer');
    const wait = performance.now() - askedAt;
    waits.set(what, Math.max(waits.get(what) ?? 0, wait));
    report.longestWait = Math.max(report.longestWait, wait);
    if (!['200', '503'].includes(status)) report.unexpected.push(`${path}: ${status}`);
    const own = counts.get(what) ?? new Map();
    counts.set(what, own.set(status, (own.get(status) ?? 0) + 1));
  }
  const asking: Promise<void>[] = [];
  for (const began = performance.now(); performance.now() - began < lasting; ) {
    for (const [what, path] of Object.entries(ASKED)) asking.push(ask(what, path));
    await pause(ASK_EVERY_MS);
  }
  await Promise.all(asking);
  return [...counts].map(([what, own]) => {
    const shown = [...own].map(([status, count]) => `${count} × ${status}`).join(', ');
    return `${what} ${shown}, at most ${Math.round(waits.get(what) ?? 0)} ms`;
  });
}
