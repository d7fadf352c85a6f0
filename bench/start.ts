import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#test/nodes/free-port.ts';
import { inCleanClone } from './clean-clone.ts';
import { atMost, type Bench } from './figure.ts';
import { median } from './statistics.ts';

const LATER_STARTS = 5;

/** `npm start` on a fresh clone with nothing installed and nothing kept by npm, and again later. */
export const benchStart: Bench = (say) =>
  inCleanClone(async ({ clone, folder, env: shell }) => {
    const port = await findFreePort();
    const env = { ...shell, PORT: String(port), npm_config_cache: join(folder, 'npm') };
    const first = await startOnce(clone, env, `http://127.0.0.1:${port}/pricing`, say);
    say(`a fresh clone shows its first page after ${first.toFixed(1)} s`);
    const later: number[] = [];
    for (let count = 0; count < LATER_STARTS; count += 1) {
      later.push(await startOnce(clone, env, `http://127.0.0.1:${port}/readyz`));
    }
    say(`later starts: ${later.map((seconds) => seconds.toFixed(1)).join(' ')} s`);
    return [
      atMost({ name: 'fresh clone to first page', value: first, unit: 's', limit: 120 }),
      atMost({ name: 'later starts, median', value: median(later), unit: 's', limit: 4 }),
    ];
  });

/** Runs `npm start` until the page answers, and ends it; answers the seconds that it took. */
async function startOnce(
  clone: string,
  env: Record<string, string | undefined>,
  page: string,
  say: (line: string) => void = () => {},
): Promise<number> {
  const startedAt = performance.now();
  const program = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: 'pipe' });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      for (const line of text.split('\n')) if (/…|\(\d+\.\d s\)/.test(line)) say(line);
    });
  }
  const closed = once(program, 'close');
  try {
    while (program.exitCode === null) {
      const answer = await fetch(page).catch(() => null);
      if (answer?.ok) return (performance.now() - startedAt) / 1000;
      await pause(20);
    }
    throw new Error(`npm start ended by itself:\n${said}`);
  } finally {
    endGroup(program);
    await closed;
  }
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
}
