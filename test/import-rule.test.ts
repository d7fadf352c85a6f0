import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { AREAS, type Area, areaOf, cyclesIn, readImports, tableOfAreas } from './imports.ts';

const repository = resolve(import.meta.dirname, '..');
const folders = ['contract', 'domain', 'db', 'api', 'web', 'admin', 'art', 'test'];

// Biome holds the order of the layers for the aliases (#db/…); this closes the way around them.
it('no relative import leaves its layer', () => {
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

const imports = readImports();
const pairs = [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));

/** What every area may use. */
const SHARED = ['money', 'kitchen', 'account', 'platform'] as const;

/**
 * Which areas an area may use, in every layer (docs/architecture.md). What the kitchen makes sees
 * what all share; money, kitchen, account and site show the others together, and see all of them;
 * platform is no business of the kitchen's, and sees none.
 */
const MAY_USE: Record<Area, readonly Area[]> = {
  // A tiffin is packed with the dishes of the menu, and the menu's page shows one's own tiffins.
  tiffin: [...SHARED, 'menu'],
  menu: [...SHARED, 'tiffin'],
  snacks: SHARED,
  // What is catered are dishes.
  catering: [...SHARED, 'menu'],
  site: AREAS,
  money: AREAS,
  kitchen: AREAS,
  account: AREAS,
  platform: [],
};

/** Files that know of more than their area may, each for a reason. */
const EXCEPT = new Map([
  ['api/platform/http/access.ts', 'who calls is known by their session'],
  ['api/platform/http/run-handler.ts', 'a call holds its customer, and is a step at the desk'],
  ['web/platform/data/browser-queries.ts', 'the cache is emptied when its customer leaves'],
]);

const isAllowed = (from: string, to: string): boolean => {
  const [area, used] = [areaOf(from), areaOf(to)];
  return !area || !used || area === used || MAY_USE[area].includes(used);
};

it('every area uses those that it may', () => {
  const forbidden = pairs
    .filter(({ from, to }) => !isAllowed(from, to) && !EXCEPT.has(from))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(pairs.length).toBeGreaterThan(1_000);
  expect(forbidden).toEqual([]);
});

it('no exception stands for nothing', () => {
  const used = new Set(
    pairs.filter(({ from, to }) => !isAllowed(from, to)).map(({ from }) => from),
  );
  expect([...EXCEPT.keys()].filter((file) => !used.has(file))).toEqual([]);
});

it('no files import each other in a circle', () => {
  expect(cyclesIn(imports)).toEqual([]);
});

it('docs/architecture.md shows which area uses which', () => {
  const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');
  expect(page).toContain(tableOfAreas(imports));
});
