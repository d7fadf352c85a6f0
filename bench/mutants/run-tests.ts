import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './instrumented-copy.ts';
import type { Answer, Question } from './try-mutants.ts';

/** The instrumented copy of the program, and the database that its tests copy. */
export type Copy = { folder: string; templateUrl: string };

/** A test file, and how many milliseconds it takes. */
export type TestFile = { file: string; takes: number };

/** Which test files run which mutant. */
export type Coverage = Map<string, TestFile[]>;

/** Runs all tests of `tests` without a mutant, and notes which mutants each file runs. */
export async function findCoverage(copy: Copy, tests: string): Promise<Coverage> {
  const notes = mkdtempSync(join(copy.folder, 'coverage-'));
  const child = spawn(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', `${tests}/`],
      ...['--config', 'bench/mutants/vitest.config.ts', '--bail=1', '--reporter=dot'],
    ],
    {
      cwd: copy.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...environmentOf(copy), MUTANTS_COVERAGE: notes },
    },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The tests of ${tests}/ do not pass without a mutant either.`);
  const coverage: Coverage = new Map();
  for (const note of readdirSync(notes)) {
    const { test, mutants } = JSON.parse(readFileSync(join(notes, note), 'utf8'));
    for (const id of mutants) coverage.set(id, [...(coverage.get(id) ?? []), test]);
  }
  return coverage;
}

/** Beyond these milliseconds, a loop has lost its end. */
const timeoutFor = (tests: readonly TestFile[]) =>
  30_000 + 10 * tests.reduce((sum, { takes }) => sum + takes, 0);

const NO_MUTANT = '';

/** Every so manyth time that tests fail, it is made sure that it is the mutant's doing. */
const PROBED = 20;

/** Tries mutants in the copy, one after another, in a process that starts Vitest once for all. */
export function createTester(copy: Copy) {
  let child: ChildProcess | null = null;

  const end = () => {
    if (child?.pid) process.kill(-child.pid, 'SIGKILL');
    child = null;
  };

  const start = async () => {
    const started = fork('bench/mutants/try-mutants.ts', {
      cwd: copy.folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
      env: environmentOf(copy),
    });
    child = started;
    if ((await nextAnswer(started, 60_000)) === 'late') throw new Error('Vitest does not start.');
    return started;
  };

  const passes = async (mutant: string, tests: TestFile[]) => {
    const tester = child ?? (await start());
    const files = tests.map(({ file }) => file);
    tester.send({ mutant, tests: files } satisfies Question);
    const answer = await nextAnswer(tester, timeoutFor(tests));
    if (answer === 'late') end();
    return answer === 'survived';
  };

  let killed = 0;
  return {
    /**
     * Whether one of these test files fails with the mutant; those nearest to it run first. Throws where
     * a probe shows that they fail without one, too.
     */
    async isKilled(mutant: Mutant, tests: readonly TestFile[]): Promise<boolean> {
      for (const near of nearestFirst(mutant, tests)) {
        if (await passes(mutant.id, near)) continue;
        if (killed % PROBED === 0 && !(await passes(NO_MUTANT, near))) {
          const files = near.map(({ file }) => file).join(', ');
          throw new Error(`Without a mutant, these tests fail as well: ${files}`);
        }
        killed += 1;
        return true;
      }
      return false;
    },
    end,
  };
}

const environmentOf = ({ templateUrl }: Copy) => ({
  ...process.env,
  MUTANTS_TEMPLATE: templateUrl,
});

/** What the process says next. Fails when it ends instead. */
function nextAnswer(child: ChildProcess, timeout: number): Promise<Answer | 'late'> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | 'late'>();
  const onExit = () => reject(new Error('The process that tries mutants has ended.'));
  const late = setTimeout(() => resolve('late'), timeout);
  child.once('message', resolve).once('exit', onExit);
  return promise.finally(() => {
    clearTimeout(late);
    child.off('message', resolve).off('exit', onExit);
  });
}

function nearestFirst(mutant: Mutant, tests: readonly TestFile[]): TestFile[][] {
  const byNearness = Object.groupBy(tests, ({ file }) => sharedFolders(file, mutant.file));
  return Object.entries(byNearness)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([, near = []]) => near);
}

function sharedFolders(a: string, b: string): number {
  const [ofA, ofB] = [a.split('/'), b.split('/')];
  return ofA.findIndex((folder, at) => folder !== ofB[at]);
}
