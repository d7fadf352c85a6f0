import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, connect } from '#db/platform/connect.ts';
import { makeFolderOnDisk, removeFolder } from '#test/folders.ts';
import { hireWriters } from '#test/kills/kill-under-writers.ts';
import { type Program, startProgram } from '#test/kills/start-program.ts';
import { startWriting, type Writers } from '#test/kills/writers.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { openMailbox, type ReceivedMail } from '#test/story-server/mailbox.ts';
import { type MachineClock, makeClock } from './machine-clock.ts';
import { type Line, openLine } from './network.ts';
import { makeNewerMigrations } from './newer-migration.ts';
import { type Cluster, startCluster, urlOf } from './patroni.ts';
import { type Pooler, startPooler } from './pooler.ts';

/** A node of the program and whoever writes at it; the token is one of theirs. */
export type Node = {
  name: string;
  origin: string;
  program: Program;
  writers: Writers;
  token: string;
};

/**
 * Two servers, two nodes (one straight at them by lines that can fail, one through the poolers),
 * twenty who write.
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
  /** Straight at whichever server takes writes. */
  url: string;
  connection: Connection;
  /** Those of a program that is newer than the nodes. */
  newerMigrations: string;
};

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
    const places: { name: string; env: Record<string, string> }[] = [
      { name: 'straight', env: { DATABASE_URL: byLines, ...clock.env } },
      { name: 'pooled', env: { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct } },
    ];
    const mailed = { SMTP_URL: `smtp://127.0.0.1:${mailLine.port}` };
    const started: Omit<Node, 'writers' | 'token'>[] = [];
    for (const { name, env } of places) {
      const port = await findFreePort();
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      const program = startProgram(dataDir, port, {
        env: { ...env, ...mailed, LOG_LEVEL: 'fatal' },
      });
      undo.push(() => program.stop());
      await program.ready();
      started.push({ name, origin: `http://127.0.0.1:${port}`, program });
    }
    const connection = connect(direct, { max: 4, patience: 300_000 });
    undo.push(() => connection.close());
    const hired = await hireWriters(connection);
    const nodes = started.map((node, index) => {
      const own = hired.filter((_, place) => place % started.length === index);
      return {
        ...node,
        token: own[0]?.token ?? '',
        writers: startWriting(node.origin, own, REST_MS),
      };
    });
    return await work({
      ...{ cluster, lines, clock, mailLine, nodes, connection },
      mails: mailbox.mails,
      url: direct,
      newerMigrations: makeNewerMigrations(folder),
    });
  } finally {
    for (const step of undo.reverse()) await step().catch(() => {});
    removeFolder(folder);
  }
}
