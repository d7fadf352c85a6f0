import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, connect } from '#db/platform/connect.ts';
import { makeFolderOnDisk, removeFolder } from '#test/folders.ts';
import { hireWriters } from '#test/kills/kill-under-writers.ts';
import { type Program, startProgram } from '#test/kills/start-program.ts';
import { startWriting, type Writers } from '#test/kills/writers.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { type Line, openLine } from './network.ts';
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
  nodes: Node[];
  connection: Connection;
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
    const places: { name: string; env: Record<string, string> }[] = [
      { name: 'straight', env: { DATABASE_URL: byLines } },
      { name: 'pooled', env: { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct } },
    ];
    const started: Omit<Node, 'writers' | 'token'>[] = [];
    for (const { name, env } of places) {
      const port = await findFreePort();
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      const program = startProgram(dataDir, port, { env: { ...env, LOG_LEVEL: 'fatal' } });
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
    return await work({ cluster, lines, nodes, connection });
  } finally {
    for (const step of undo.reverse()) await step().catch(() => {});
    removeFolder(folder);
  }
}
