import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;
const SHEET = join(HERE, 'app.css');
const { resolve: resolvePackage } = createRequire(import.meta.url);

const read = (file: string) => readFileSync(file, 'utf8');

/** Everything in some files that could be a class. */
const wordsOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => read(file).split(/[\s"'`]+/))),
];

async function loadStylesheet(id: string, base: string) {
  const path = id === 'tailwindcss' ? resolvePackage('tailwindcss/index.css') : resolve(base, id);
  return { path, base: dirname(path), content: read(path) };
}

it('every class that a file of the shop names is in its style sheet', async () => {
  const { sources, build } = await compile(read(SHEET), { base: HERE, loadStylesheet });
  const filesOf = (isNegated: boolean) =>
    sources
      .filter(({ negated }) => negated === isNegated)
      .flatMap(({ base, pattern }) => globSync(join(base, pattern)));
  const lookedAt = new Set(filesOf(false)).difference(new Set(filesOf(true)));
  const sheet = build(wordsOf([...lookedAt]));
  const all = globSync(join(HERE, '../**/*.*')).filter((file) => !/\.(css|test\.tsx?)$/.test(file));
  expect(build(wordsOf(all))).toBe(sheet);
});
