import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { TEST_SECRET } from '#test/factories.ts';

/** The program as a process of its own, on a data folder and a port of its own. */
export type Program = {
  process: ChildProcess;
  /** What it has printed. */
  said(): string;
  /** Milliseconds until `/readyz` said yes; rejects when the program ended before. */
  ready(): Promise<number>;
  /** Kills the program, or with its group what it has started and not set apart too. */
  kill(group?: boolean): Promise<void>;
  /** Ends it cleanly. */
  stop(): Promise<void>;
};

const repository = resolve(import.meta.dirname, '../..');

/**
 * `npm start` runs the first; the second is the same without pages, so that nothing must be built; the
 * third is the whole program by a fast clock.
 */
export type Entry = 'build/server/main.js' | 'test/nodes/web-node.ts' | 'bench/day/program.ts';

/** As `npm start` has them. */
const MEMORY = ['--max-semi-space-size=4', '--heap-growing-percent=30', '--flush-baseline-code'];

/** Starts it; `home` is the folder of another program than this one. */
export function startProgram(
  dataDir: string,
  port: number,
  {
    entry = 'build/server/main.js',
    env = {},
    home = repository,
  }: { entry?: Entry; env?: Record<string, string>; home?: string } = {},
): Program {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...MEMORY, entry], {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '32768',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      SECRET: TEST_SECRET,
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const closed = once(child, 'close');
  return {
    process: child,
    said: () => said,
    async ready() {
      while (child.exitCode === null && child.signalCode === null) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
        if (answer?.ok) return performance.now() - startedAt;
        await pause(10);
      }
      throw new Error(`The program ended before it was ready:\n${said}`);
    },
    async kill(group = false) {
      process.kill(group ? -(child.pid ?? 0) : (child.pid ?? 0), 'SIGKILL');
      await closed;
    },
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
