import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A program of its own that holds an embedded database (test/hold-database.ts). */
export type Holder = {
  process: ChildProcess;
  /** What it printed when its database was ready; rejects when it ended before that. */
  ready: Promise<{ url: string; startedHere: boolean }>;
  /** Ends it (cleanly by default) and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts the program in a process group of its own, so that a kill can take its children too. */
export function holdDatabase(dataDir: string): Holder {
  const program = join(import.meta.dirname, 'hold-database.ts');
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const closed = once(child, 'close');
  const ready = Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(line)),
    closed.then(() => Promise.reject(new Error(`It ended before it was ready. ${complaint}`))),
  ]);
  ready.catch(() => {});
  return {
    process: child,
    ready,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await closed;
    },
  };
}

/** The process id of the server that runs on a data folder, or null when none does. */
export function serverOf(dataDir: string): number | null {
  try {
    const path = join(dataDir, 'postgres', 'postmaster.pid');
    return Number(readFileSync(path, 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** Signals the server that runs on a data folder and everything that it has started; answers whom. */
export function signalServer(dataDir: string, signal: NodeJS.Signals): number[] {
  const server = serverOf(dataDir) ?? 0;
  const { stdout } = spawnSync('pgrep', ['-P', String(server)], { encoding: 'utf8' });
  const pids = [server, ...stdout.split('\n').filter(Boolean).map(Number)];
  for (const pid of pids) process.kill(pid, signal);
  return pids;
}
