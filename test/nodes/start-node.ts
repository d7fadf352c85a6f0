import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { TEST_SECRET } from '#test/factories.ts';

/** A web node that runs as a process of its own (test/nodes/web-node.ts). */
export type WebNode = {
  /** Where it listens, such as `http://127.0.0.1:40123`. */
  url: string;
  pid: number;
  /** Ends it cleanly, or at once with SIGKILL, and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts a web node on a migrated database; its sessions are signed with `TEST_SECRET`. */
export async function startNode(databaseUrl: string): Promise<WebNode> {
  const child = fork(join(import.meta.dirname, 'web-node.ts'), {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'production',
      PORT: '0',
      SECRET: TEST_SECRET,
      RATE_LIMIT: 'off',
      WORKER: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const closed = once(child, 'close');
  const ended = closed.then(() => Promise.reject(new Error('The node ended before it listened.')));
  const [address]: AddressInfo[] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return {
    url: `http://127.0.0.1:${address?.port}`,
    pid: child.pid ?? 0,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await closed;
    },
  };
}
