import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/** What the code that Stryker's instrumenter writes counts in. */
type Counts = { mutantCoverage?: { static: Record<string, number> } };

const folder = process.env.MUTANTS_COVERAGE;
const began = performance.now();

if (folder) {
  const file = relative(process.cwd(), expect.getState().testPath ?? '');
  afterAll(() => {
    const { mutantCoverage } = (globalThis as { __stryker__?: Counts }).__stryker__ ?? {};
    const mutants = Object.keys(mutantCoverage?.static ?? {});
    const test = { file, takes: performance.now() - began };
    writeFileSync(join(folder, randomUUID()), JSON.stringify({ test, mutants }));
  });
}
