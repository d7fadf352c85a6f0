import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolderOnDisk, removeFolder } from '#test/folders.ts';
import { type Bench, exactly } from './figure.ts';

const BODIES = 1_000_000;

/** How many bodies an endpoint is sent before everything begins anew, so that no limit hides it. */
const IN_A_ROUND = 500;

const AT_ONCE = 2;

type Test = { title: string; status: string; failureMessages: string[] };

/**
 * A million bodies that nobody should send, over all endpoints that take one, as test/fuzz.test.ts
 * makes them: each answered without a 5xx, and nothing changed that its caller may not change.
 */
export const benchFuzz: Bench = async (say) => {
  const folder = makeFolderOnDisk('fuzz');
  let [sent, well] = [0, 0];
  const goOn = async () => {
    while (sent < BODIES) {
      const seed = randomInt(2 ** 31);
      const tests = await runRound(seed, join(folder, `${seed}.json`));
      const failed = tests.filter(({ status }) => status !== 'passed');
      for (const { title, failureMessages } of failed)
        say(`FUZZ_SEED=${seed} ${title}: ${failureMessages.join(' ').slice(0, 2_000)}`);
      sent += tests.length * IN_A_ROUND;
      well += (tests.length - failed.length) * IN_A_ROUND;
      say(`FUZZ_SEED=${seed}: ${sent} bodies sent to ${tests.length} endpoints`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  } finally {
    removeFolder(folder);
  }
  const name = 'fuzzed bodies without a 5xx or a change that was not allowed';
  return [exactly({ name, value: well, unit: 'bodies', limit: sent })];
};

/** Sends one round; the tests that have run, one for each endpoint that takes a body. */
async function runRound(seed: number, report: string): Promise<Test[]> {
  const vitest = spawn(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'test/fuzz.test.ts'],
      ...['--testNamePattern', 'a body that nobody should send'],
      ...['--reporter', 'json', '--outputFile', report],
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, FUZZ_SEED: `${seed}`, FUZZ_BODIES: `${IN_A_ROUND}` },
    },
  );
  await once(vitest, 'close');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = (testResults as { assertionResults: Test[] }[]).flatMap(
    ({ assertionResults }) => assertionResults,
  );
  return tests.filter(({ status }) => status === 'passed' || status === 'failed');
}
