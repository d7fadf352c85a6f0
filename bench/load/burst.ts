import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../statistics.ts';

/** One request of a burst, on a connection of its own. */
export type Request = {
  url: string;
  method?: string;
  json?: string;
  headers?: Record<string, string>;
};

/** Requests to be sent at once, and the status of those that are answered. */
export type BurstRequest = { requests: readonly Request[]; expected: number };

/** How the requests of a burst ended. */
export type BurstResult = {
  /** With the status that was expected. */
  answered: number;
  /** 503 with `Retry-After`. */
  refused: number;
  /** What happened to others, each once. */
  wrong: string[];
  lastSeconds: number;
};

export type Burst = BurstResult & {
  /** Milliseconds in which a kept page was there meanwhile, at the 99th percentile. */
  keptMs: number;
};

const ASKED_EVERY_MS = 10;

/**
 * Sends all requests at once, from a process of its own, and asks for a kept page meanwhile, from
 * this one: again and again, as one reader does.
 */
export async function burst({
  requests,
  kept,
  expected = 200,
}: Pick<BurstRequest, 'requests'> & { kept: string; expected?: number }): Promise<Burst> {
  const client = fork(join(import.meta.dirname, 'burst-client.ts'), { execArgv: [] });
  const durations: number[] = [];
  let isOver = false;
  try {
    await askForKept(kept);
    client.send({ requests, expected } satisfies BurstRequest);
    const ended = once(client, 'message').finally(() => {
      isOver = true;
    });
    while (!isOver) {
      durations.push(await askForKept(kept));
      await pause(ASKED_EVERY_MS);
    }
    const [result] = (await ended) as [BurstResult];
    return { ...result, keptMs: quantile(durations, 0.99) };
  } finally {
    client.kill();
  }
}

async function askForKept(url: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The kept page answered ${answer.status}.`);
  return performance.now() - startedAt;
}
