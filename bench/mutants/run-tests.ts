import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './instrumented-copy.ts';

/** The instrumented copy of the program, and the database that its tests copy. */
export type Copy = { folder: string; templateUrl: string };

/** Which test files run which mutant. */
export type Coverage = Map<string, string[]>;

/** Runs all tests of `tests` without a mutant, and notes which mutants each file runs. */
export async function findCoverage(copy: Copy, tests: string): Promise<Coverage> {
  const notes = mkdtempSync(join(copy.folder, 'coverage-'));
  const passed = await vitest(copy, [`${tests}/`], { env: { MUTANTS_COVERAGE: notes } });
  if (!passed) throw new Error(`The tests of ${tests}/ do not pass without a mutant either.`);
  const coverage: Coverage = new Map();
  for (const note of readdirSync(notes)) {
    const { file, mutants } = JSON.parse(readFileSync(join(notes, note), 'utf8'));
    for (const id of mutants) coverage.set(id, [...(coverage.get(id) ?? []), file]);
  }
  return coverage;
}

/** Whether one of these test files fails with the mutant; those nearest to it run first. */
export async function isKilled(copy: Copy, mutant: Mutant, tests: string[]): Promise<boolean> {
  const byNearness = Object.groupBy(tests, (test) => sharedFolders(test, mutant.file));
  const nearestFirst = Object.entries(byNearness).sort(([a], [b]) => Number(b) - Number(a));
  for (const [, files = []] of nearestFirst) {
    const env = { __STRYKER_ACTIVE_MUTANT__: mutant.id };
    // Beyond this, a loop has lost its end.
    const timeout = 30_000 + files.length * 15_000;
    if (!(await vitest(copy, files, { env, quiet: true, timeout }))) return true;
  }
  return false;
}

function sharedFolders(a: string, b: string): number {
  const [ofA, ofB] = [a.split('/'), b.split('/')];
  return ofA.findIndex((folder, at) => folder !== ofB[at]);
}

type How = { env: Record<string, string>; quiet?: boolean; timeout?: number };

/** Whether these tests pass. */
async function vitest(
  { folder, templateUrl }: Copy,
  tests: readonly string[],
  { env, quiet, timeout }: How,
): Promise<boolean> {
  const config = ['--config', 'bench/mutants/vitest.config.ts', '--bail=1', '--reporter=dot'];
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...config, ...tests],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
      detached: true,
      env: { ...process.env, MUTANTS_TEMPLATE: templateUrl, ...env },
    },
  );
  const endAll = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  const late = timeout && setTimeout(endAll, timeout);
  const [code] = await once(child, 'close');
  if (late) clearTimeout(late);
  return code === 0;
}
