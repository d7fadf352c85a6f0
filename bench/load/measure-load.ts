import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../statistics.ts';
import { threadSeconds } from './thread-time.ts';

/** With `json` it is a POST of that body, else a GET; with a token it is somebody's. */
export type LoadRequest = {
  url: string;
  connections: number;
  seconds: number;
  json?: string;
  token?: string;
};
export type LoadResult = { answers: number; broken: number };

const ROUNDS = 15;
const SECONDS = 1;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 32;

/**
 * How many answers a URL gives in a second of its server's time, and how many bare `node:http`
 * gives when it sends the same bytes: medians of rounds that take turns, so that both meet the same
 * machine.
 */
export async function compareWithBareHttp(
  { url, pid, json }: { url: string; pid: number; json?: string },
  say: (line: string) => void,
): Promise<{ perSecond: number; bare: number }> {
  const headers = { 'accept-encoding': 'identity', 'content-type': 'application/json' };
  const answer = await fetch(url, json ? { method: 'POST', body: json, headers } : { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const folder = mkdtempSync(join(tmpdir(), 'dabba-bytes-'));
  const file = join(folder, 'body');
  writeFileSync(file, bytes);
  const added = ['connection', 'date', 'keep-alive'];
  const head = [...answer.headers].filter(([name]) => !added.includes(name));
  const bareServer = start('bare-server.ts', file, JSON.stringify(head));
  const client = startClient();
  try {
    const [address] = (await once(bareServer, 'message')) as [AddressInfo];
    const limit = { url: `http://127.0.0.1:${address.port}/`, pid: bareServer.pid ?? 0 };
    const measure = async (target: typeof limit, seconds = SECONDS): Promise<number> => {
      const before = threadSeconds(target.pid);
      const request: LoadRequest = { url: target.url, connections: CONNECTIONS, seconds };
      const answers = await askAgainAndAgain(client, { ...request, ...(json && { json }) });
      return answers / (threadSeconds(target.pid) - before);
    };
    await measure(limit, WARM_UP_SECONDS);
    await measure({ url, pid }, WARM_UP_SECONDS);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await measure(limit));
      ours.push(await measure({ url, pid }));
    }
    say(`${bytes.length} bytes; ours ${list(ours)}; bare ${list(bare)} a second`);
    return { perSecond: median(ours), bare: median(bare) };
  } finally {
    bareServer.kill();
    client.kill();
    rmSync(folder, { recursive: true });
  }
}

/** A client that costs little, as a process of its own. */
export const startClient = (): ChildProcess => start('client.ts');

/** Has a client ask for so many seconds; answers how many answers came. */
export async function askAgainAndAgain(
  client: ChildProcess,
  request: LoadRequest,
): Promise<number> {
  client.send(request);
  const [{ answers, broken }] = (await once(client, 'message')) as [LoadResult];
  if (broken > 0) throw new Error(`${broken} answers of ${request.url} were not whole.`);
  return answers;
}

const list = (values: readonly number[]) => values.map(Math.round).join(' ');

function start(program: string, ...args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, program), args, { execArgv: [] });
}
