import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A change of one expression, with what stood there. */
export type Mutant = { id: string; file: string; line: number; stood: string; stands: string };

const FOLDERS_OF_PACKAGES = ['node_modules', 'test/generated-client/node_modules'];

const log = () => {};
const logger = { isDebugEnabled: () => false, debug: log, info: log, warn: log };

/**
 * Copies what git knows of the program to `folder`, with all mutants of the sources that start with
 * one of `mutated` in their text. Each waits until `__STRYKER_ACTIVE_MUTANT__` names it.
 */
export async function copyInstrumented(folder: string, mutated: string[]): Promise<Mutant[]> {
  const files = gitFiles();
  for (const file of files) cpSync(file, join(folder, file));
  for (const packages of FOLDERS_OF_PACKAGES)
    symlinkSync(join(process.cwd(), packages), join(folder, packages));

  const sources = files
    .filter((file) => mutated.some((start) => file.startsWith(start)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const instrumenter = new Instrumenter(
    logger as unknown as ConstructorParameters<typeof Instrumenter>[0],
  );
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const instrumented = await instrumenter.instrument(sources, options);
  for (const { name, content } of instrumented.files) writeFileSync(join(folder, name), content);

  const contents = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  return instrumented.mutants.map(({ id, fileName, location, replacement }) => ({
    id,
    file: fileName,
    line: location.start.line + 1,
    stood: between(contents.get(fileName) ?? [], location.start, location.end),
    stands: replacement ?? '',
  }));
}

function gitFiles(): string[] {
  const how = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const maxBuffer = 16 * 1024 * 1024;
  return execFileSync('git', how, { encoding: 'utf8', maxBuffer }).split('\0').filter(Boolean);
}

type Place = { line: number; column: number };

function between(lines: readonly string[], start: Place, end: Place): string {
  const whole = lines.slice(start.line, end.line + 1);
  whole[whole.length - 1] = whole.at(-1)?.slice(0, end.column) ?? '';
  whole[0] = whole[0]?.slice(start.column) ?? '';
  return whole.join('\n');
}
