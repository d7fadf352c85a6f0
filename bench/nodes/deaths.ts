import { setTimeout as pause } from 'node:timers/promises';
import { findLosses, type Losses } from '#test/kills/find-losses.ts';
import type { Kitchen, Node } from './kitchen.ts';
import { takesWrites } from './patroni.ts';

/** So many times only the server dies; then its whole machine, which is noticed later. */
const MACHINE_EVERY = 5;

/**
 * Kills the primary again and again, and lets the other one take over. Answers the milliseconds from
 * each promotion until each node had a write acknowledged.
 */
export async function killPrimaries(
  { cluster, nodes }: Kitchen,
  rounds: number,
  say: (line: string) => void,
): Promise<number[]> {
  const writtenAfter: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { primary, standby } = await cluster.inStep();
    await pause(500 + Math.random() * 1_000);
    const machine = round % MACHINE_EVERY === 0;
    const killedAt = performance.now();
    await primary.kill(machine);
    while (!(await takesWrites(standby))) await pause(10);
    const promotedAt = performance.now();
    const waits = await Promise.all(nodes.map((node) => nextWrite(node, promotedAt)));
    writtenAfter.push(...waits);
    if (machine) primary.start();
    const shown = waits
      .map((wait, index) => `${nodes[index]?.name} ${Math.round(wait)}`)
      .join(', ');
    const victim = machine ? 'the machine of the primary' : 'the primary';
    say(
      `${round}: killed ${victim}; another after ${Math.round(promotedAt - killedAt)} ms; the first write after that, in ms: ${shown}`,
    );
  }
  return writtenAfter;
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
