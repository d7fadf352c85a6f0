import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { nextWrite } from './deaths.ts';
import type { Kitchen, Node } from './kitchen.ts';
import type { Behaviour } from './network.ts';

export type FaultReport = {
  /** The longest that anybody waited for any answer, in milliseconds. */
  longestWait: number;
  /** Milliseconds from the end of each fault until each node had a write acknowledged. */
  writtenAfter: number[];
  /** Answers other than success and 503. */
  unexpected: string[];
};

type Fault = { name: string; lasting: number; begin(): Promise<() => void> };

const LASTING_MS = 25_000;
/** Less than Patroni's `ttl`: an old primary that thaws later may take the lead back (operations.md). */
const FROZEN_MS = 12_000;
const ASK_EVERY_MS = 500;

/** What people ask for: a public page, their own orders, and a balancer whether a node is ready. */
const ASKED = { page: '/pricing', orders: '/api/v1/public/tiffin/orders', readyz: '/readyz' };

/** Lets one thing after the other go wrong between nodes and database, and writes down what is seen. */
export async function sufferFaults(
  kitchen: Kitchen,
  say: (line: string) => void,
): Promise<FaultReport> {
  const report: FaultReport = { longestWait: 0, writtenAfter: [], unexpected: [] };
  for (const { name, lasting, begin } of faultsOf(kitchen)) {
    await kitchen.cluster.inStep();
    const end = await begin();
    const watching = kitchen.nodes.map((node) => watch(node, lasting, report));
    await pause(lasting);
    end();
    const endedAt = performance.now();
    const waits = await Promise.all(kitchen.nodes.map((node) => nextWrite(node, endedAt)));
    report.writtenAfter.push(...waits);
    for (const [index, lines] of (await Promise.all(watching)).entries()) {
      const again = `the first write ${Math.round(waits[index] ?? 0)} ms after its end`;
      say(`${name}, ${kitchen.nodes[index]?.name}: ${lines.join('; ')}; ${again}`);
    }
  }
  return report;
}

function faultsOf({ cluster, lines }: Kitchen): Fault[] {
  const onTheLine = (how: Behaviour) => async () => {
    for (const line of lines) line.behave(how);
    return () => {
      for (const line of lines) line.behave('well');
    };
  };
  return [
    { name: 'a slow line', lasting: LASTING_MS, begin: onTheLine('slow') },
    { name: 'a line that is cut', lasting: LASTING_MS, begin: onTheLine('cut') },
    { name: 'a line that is half open', lasting: LASTING_MS, begin: onTheLine('half open') },
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
  ];
}

function familyOf(postmaster: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...stdout.split('\n').filter(Boolean).map(Number)];
}

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
