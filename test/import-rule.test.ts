import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
const folders = ['contract', 'domain', 'db', 'api', 'web', 'admin', 'art', 'test'];

// Biome holds the import rule for the aliases (#db/…); this closes the way around them.
it('no relative import leaves its folder', () => {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: repository }).filter(
    (file) => !file.endsWith('.config.ts'),
  );
  const leaving = files.flatMap((file) => {
    const home = file.split(sep)[0];
    const text = readFileSync(join(repository, file), 'utf8');
    const paths = [...text.matchAll(/(?:from|import\(?)\s*'(\.{1,2}\/[^']+)'/g)];
    return paths
      .map(([, path]) => relative(repository, resolve(repository, dirname(file), path ?? '')))
      .filter((target) => target.split(sep)[0] !== home)
      .map((target) => `${file} imports ${target}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(leaving).toEqual([]);
});
