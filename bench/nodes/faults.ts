import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { CLOCK_RAN } from '#db/platform/program-health.ts';
import { nextWrite } from './deaths.ts';
import type { Kitchen, Node } from './kitchen.ts';
import { untilMailsLeft } from './mails.ts';
import type { Behaviour, Line } from './network.ts';
import type { Cluster } from './patroni.ts';
import { familyOf } from './service.ts';
import { inWords, watch } from './watch.ts';
import type { Event, Sighting } from './what-people-see.ts';

export type FaultReport = {
  /** Milliseconds from the end of each fault until each node had a write acknowledged. */
  writtenAfter: number[];
  sightings: Sighting[];
  /** Writes with the time of a wrong clock, and work that nobody did. */
  unexpected: string[];
  /** How many things went wrong, one after the other. */
  faults: number;
  /** How long the mail server was down, in seconds. */
  mailsDown: number;
  /** Seconds from its return until the last mail of that time had left. */
  mailsLeftAfter: number;
};

type Fault = { event: Event; lasting: number; begin(): Promise<() => void | Promise<void>> };

const LASTING_MS = 25_000;
const MAILS_DOWN_S = Number(process.env.MAILS_DOWN ?? 3_600);
/** A busy kitchen's hour, not that of twenty who write as fast as they may. */
const REST_WITHOUT_MAILS_MS = 5_000;
/** Less than Patroni's `ttl`: an old primary that thaws later may take the lead back (operations.md). */
const FROZEN_MS = 12_000;
/** Long enough for a balancer to look at it, and for others to miss it. */
const NODE_AWAY_MS = 5_000;

/** Some full minutes: what a wrong clock does to the work that is done at each is seen in one of them. */
const CLOCK_WRONG_MS = 200_000;

/** Lets one thing after the other go wrong around the nodes, and writes down what is seen. */
export async function sufferFaults(
  kitchen: Kitchen,
  say: (line: string) => void,
): Promise<FaultReport> {
  const report: FaultReport = {
    ...{ sightings: [], writtenAfter: [], unexpected: [], faults: 0 },
    ...{ mailsDown: MAILS_DOWN_S, mailsLeftAfter: 0 },
  };
  for (const { event, lasting, begin } of faultsOf(kitchen, report)) {
    await kitchen.cluster.inStep();
    const before = report.unexpected.length;
    const watches = kitchen.nodes.map(watch);
    const end = await begin();
    await pauseWhileWell(kitchen.nodes, lasting);
    await end();
    const endedAt = performance.now();
    const waits = await Promise.all(kitchen.nodes.map((node) => nextWrite(node, endedAt)));
    report.writtenAfter.push(...waits);
    report.faults += 1;
    for (const [index, view] of (await Promise.all(watches.map((one) => one.stop()))).entries()) {
      report.sightings.push({ event, view });
      const again = `the first write ${Math.round(waits[index] ?? 0)} ms after its end`;
      say(`${event}, ${inWords(view)}; ${again}`);
    }
    report.unexpected.push(...(await fromTheFuture(kitchen)));
    for (const line of report.unexpected.slice(before)) say(`${event}: ${line}`);
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
    { event: 'the line is slow', lasting: LASTING_MS, begin: onLines(lines, 'slow') },
    { event: 'the line to the database is cut', lasting: LASTING_MS, begin: onLines(lines, 'cut') },
    { event: 'the line is half open', lasting: LASTING_MS, begin: onLines(lines, 'half open') },
    nodeKilled(kitchen),
    {
      event: "a node's clock is an hour fast",
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
      event: 'a newer program migrates the database',
      lasting: LASTING_MS,
      async begin() {
        const started = startNewer();
        // Whoever waits for it at the end hears of it.
        started.catch(() => {});
        return () => started;
      },
    },
    {
      event: 'the database is frozen',
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

/** It dies while everybody who writes there waits for an answer, and is started again. */
const nodeKilled = ({ nodes: [node], pace }: Kitchen): Fault => ({
  event: 'a node is killed',
  lasting: NODE_AWAY_MS,
  async begin() {
    const before = pace.rest;
    pace.rest = 0;
    await pause(2 * before);
    await node?.program.kill();
    pace.rest = before;
    return () => node?.startAgain();
  },
});

/** It refuses whoever comes, and from the middle on it is silent. */
const mailServerDown = (kitchen: Kitchen, report: FaultReport): Fault => ({
  event: 'the mail server is down, or silent',
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
  event: "the primary's disk is full",
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
