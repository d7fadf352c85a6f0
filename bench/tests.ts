import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inCleanClone } from './clean-clone.ts';
import { atMost, type Bench } from './figure.ts';

const LIMIT_S = 15 * 60;

/** `npm test` in a fresh clone, with all that it installs and builds; a red one has no figure. */
export const benchTests: Bench = (say) =>
  inCleanClone(async ({ clone, env }) => {
    const startedAt = performance.now();
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    const tests = spawn('npm', ['test'], { cwd: clone, env, stdio: [...stdio] });
    const closed = once(tests, 'close');
    for await (const line of createInterface({ input: tests.stdout }))
      if (/^── .+: (passed|FAILED)|^\d+ passed/.test(line)) say(line);
    const [code] = await closed;
    if (code !== 0) throw new Error('npm test has failed.');
    const seconds = (performance.now() - startedAt) / 1000;
    return [
      atMost({ name: 'npm test of a fresh clone', value: seconds, unit: 's', limit: LIMIT_S }),
    ];
  });
