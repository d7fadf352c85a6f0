import { setTimeout as pause } from 'node:timers/promises';
import { findLosses, type Losses } from '#test/kills/find-losses.ts';
import type { Kitchen, Node } from './kitchen.ts';
import { takesWrites } from './patroni.ts';
import { watch } from './watch.ts';
import type { Sighting } from './what-people-see.ts';

/** So many times only the server dies; then its whole machine, which is noticed later. */
const MACHINE_EVERY = 5;

export type Deaths = {
  /** How many of the rounds came to their end. */
  rounds: number;
  /** Of how many who write something was acknowledged meanwhile. */
  writers: number;
  /** Milliseconds from each promotion until each node had a write acknowledged. */
  writtenAfter: number[];
  sightings: Sighting[];
};

/** Kills the primary again and again, and lets the other one take over. */
export async function killPrimaries(
  { cluster, nodes }: Kitchen,
  rounds: number,
  say: (line: string) => void,
): Promise<Deaths> {
  const deaths: Deaths = { rounds: 0, writers: 0, writtenAfter: [], sightings: [] };
  const before = nodes.map(({ writers }) => writers.acknowledged.length);
  for (let round = 1; round <= rounds; round += 1) {
    const { primary, standby } = await cluster.inStep();
    // Already now: only a page that was read before is shown while there is no primary.
    const watches = nodes.map(watch);
    await pause(500 + Math.random() * 1_000);
    const machine = round % MACHINE_EVERY === 0;
    const killedAt = performance.now();
    await primary.kill(machine);
    while (!(await takesWrites(standby))) await pause(10);
    const promotedAt = performance.now();
    const waits = await Promise.all(nodes.map((node) => nextWrite(node, promotedAt)));
    deaths.writtenAfter.push(...waits);
    const event = machine ? 'its whole machine dies' : 'the primary is killed';
    const views = await Promise.all(watches.map((one) => one.stop()));
    deaths.sightings.push(...views.map((view) => ({ event, view }) as const));
    if (machine) primary.start();
    const shown = waits
      .map((wait, index) => `${nodes[index]?.name} ${Math.round(wait)}`)
      .join(', ');
    say(
      `${round}: ${event}; another after ${Math.round(promotedAt - killedAt)} ms; the first write after that, in ms: ${shown}`,
    );
    deaths.rounds += 1;
  }
  const acknowledged = nodes.flatMap(({ writers }, index) =>
    writers.acknowledged.slice(before[index]),
  );
  const tokens = acknowledged.map(({ attempt }) => attempt.headers.Authorization);
  return { ...deaths, writers: new Set(tokens).size };
}

/** Ends the writing, and looks for what was lost. */
export async function countLosses(
  { cluster, nodes, connection }: Kitchen,
  say: (line: string) => void,
): Promise<Losses & { unexpected: string[] }> {
  await cluster.inStep();
  await Promise.all(nodes.map(({ writers }) => writers.stop()));
  const acknowledged = nodes.flatMap(({ writers }) => writers.acknowledged);
  const unexpected = nodes.flatMap(({ writers }) => writers.unexpected);
  say(`${acknowledged.length} writes were acknowledged`);
  // What one node has acknowledged, the other one has to know.
  const other = nodes.at(-1) as Node;
  return { unexpected, ...(await findLosses(connection.db, other.origin, acknowledged)) };
}

/** A write that was under way at the server that has died cannot be acknowledged any more. */
export async function nextWrite({ program, writers }: Node, since: number): Promise<number> {
  const before = writers.acknowledged.length;
  while (writers.acknowledged.length === before) {
    if (program.process.exitCode !== null) {
      throw new Error(`A node ended by itself:\n${program.said()}`);
    }
    if (performance.now() - since > 120_000) throw new Error('A node does not write any more.');
    await pause(5);
  }
  return performance.now() - since;
}
