import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, connect } from '#db/platform/connect.ts';
import { makeFolderOnDisk, removeFolder } from '#test/folders.ts';
import { hireWriters } from '#test/kills/kill-under-writers.ts';
import { type Program, startProgram } from '#test/kills/start-program.ts';
import { type Pace, startWriting, type Writers } from '#test/kills/writers.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { openMailbox, type ReceivedMail } from '#test/story-server/mailbox.ts';
import { type MachineClock, makeClock } from './machine-clock.ts';
import { type Line, openLine } from './network.ts';
import { makeNewerProgram } from './newer-program.ts';
import { type Cluster, startCluster, urlOf } from './patroni.ts';
import { type Pooler, startPooler } from './pooler.ts';

/** A node of the program and whoever writes at it; the token is one of theirs. */
export type Node = Started & { writers: Writers; token: string };

type Started = {
  name: keyof typeof WRITERS;
  origin: string;
  /** The one that runs, or the last that did. */
  program: Program;
  /** Starts a program again on the same port and folder. */
  startAgain(): void;
};

/**
 * Two servers, two nodes (one straight at them by lines that can fail, one through the poolers), to which
 * a newer one comes; twenty who write, half at each, and a few more at the newer one.
 */
export type Kitchen = {
  cluster: Cluster;
  lines: Line[];
  /** That of the machine of the first node. */
  clock: MachineClock;
  /** The line to the mail server, and what arrived there. */
  mailLine: Line;
  mails: ReceivedMail[];
  nodes: Node[];
  /** How long each who writes waits between two calls. */
  pace: Pace;
  connection: Connection;
  /** Starts a node of a newer program, which migrates; from then on it is one of the nodes. */
  startNewer(): Promise<void>;
};

/** How many write at each node: twenty through the deaths, before which the newer one does not come. */
const WRITERS = { straight: 10, pooled: 10, newer: 5 };

/** A customer books and skips no faster; with this rest, their credits last for the whole drill. */
const REST_MS = 1_000;

/** Lets `work` have the kitchen while twenty clients write; nothing of it is left afterwards. */
export async function withKitchen<T>(work: (kitchen: Kitchen) => Promise<T>): Promise<T> {
  const folder = makeFolderOnDisk('nodes');
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const cluster = await startCluster(folder);
    undo.push(() => cluster.end());
    const poolers: Pooler[] = [];
    for (const { port } of cluster.members) poolers.push(await startPooler(folder, port));
    for (const pooler of poolers) undo.push(() => pooler.end('SIGINT'));
    const lines = await Promise.all(cluster.members.map(({ port }) => openLine(port)));
    for (const line of lines) undo.push(() => line.end());
    const byLines = urlOf(
      lines.map(({ port }) => port),
      'dabba',
    );
    const direct = urlOf(
      cluster.members.map(({ port }) => port),
      'dabba',
    );
    const pooled = urlOf(
      poolers.map(({ port }) => port),
      'dabba',
    );
    const mailbox = await openMailbox();
    const mailLine = await openLine(Number(new URL(mailbox.url).port));
    undo.push(() => mailLine.end());
    const clock = makeClock(folder, 'straight');
    const mailed = { SMTP_URL: `smtp://127.0.0.1:${mailLine.port}` };
    const start = async (name: Started['name'], env: Record<string, string>, home?: string) => {
      const port = await findFreePort();
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      const launch = () =>
        startProgram(dataDir, port, {
          env: { ...env, ...mailed, LOG_LEVEL: 'fatal' },
          ...(home && { home }),
        });
      const node: Started = {
        ...{ name, origin: `http://127.0.0.1:${port}`, program: launch() },
        startAgain() {
          node.program = launch();
        },
      };
      undo.push(() => node.program.stop());
      await node.program.ready();
      return node;
    };
    const started = [
      await start('straight', { DATABASE_URL: byLines, ...clock.env }),
      await start('pooled', { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }),
    ];
    const connection = connect(direct, { max: 4, patience: 300_000 });
    undo.push(() => connection.close());
    const pace = { rest: REST_MS };
    const hired = await hireWriters(connection, WRITERS.straight + WRITERS.pooled + WRITERS.newer);
    const withWriters = (node: Started): Node => {
      const own = hired.splice(0, WRITERS[node.name]);
      const writers = startWriting(node.origin, own, pace);
      return Object.assign(node, { token: own[0]?.token ?? '', writers });
    };
    const nodes = started.map(withWriters);
    const newerHome = makeNewerProgram(folder);
    return await work({
      ...{ cluster, lines, clock, mailLine, nodes, pace, connection },
      mails: mailbox.mails,
      async startNewer() {
        const newer = await start('newer', { DATABASE_URL: direct }, newerHome);
        nodes.push(withWriters(newer));
      },
    });
  } finally {
    for (const step of undo.reverse()) await step().catch(() => {});
    removeFolder(folder);
  }
}
