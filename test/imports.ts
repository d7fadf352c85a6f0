import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');

const LAYERS = ['contract', 'domain', 'db', 'api', 'web', 'admin'] as const;

/** The folders of a layer, in the order in which docs/architecture.md tells them. */
export const AREAS = [
  'tiffin',
  'snacks',
  'catering',
  'menu',
  'account',
  'site',
  'money',
  'kitchen',
  'platform',
] as const;

export type Area = (typeof AREAS)[number];

/** The area of a file; null for what stands in its layer's root, or in a folder that is no area. */
export const areaOf = (file: string): Area | null =>
  AREAS.find((area) => area === file.split('/')[1]) ?? null;

const layerOf = (file: string): string => file.slice(0, file.indexOf('/'));

const SPECIFIER = /(?:from|import)\s*\(?\s*'((?:\.{1,2}\/|#)[^']+)'/g;

/** What is imported by a text, types and later parts included, but not in the examples of comments. */
function specifiersOf(text: string): string[] {
  const code = text.replaceAll(/^ \*.*$/gm, '');
  return [...code.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);
}

const targetOf = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(file), specifier);

/** Every file of the program, without its tests, and the files that it imports. */
export function readImports(): Map<string, string[]> {
  const files = globSync(`{${[...LAYERS, 'art'].join(',')}}/**/*.{ts,tsx}`, { cwd: repository })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .sort();
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const specifiers = specifiersOf(readFileSync(join(repository, file), 'utf8'));
      const targets = new Set(specifiers.map((specifier) => targetOf(file, specifier)));
      return [file, [...targets].filter((target) => known.has(target))];
    }),
  );
}

/** The circles in which files import each other, each from one of its files back to it. */
export function cyclesIn(imports: Map<string, string[]>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  function follow(file: string, way: string[]) {
    const at = way.indexOf(file);
    if (at >= 0) cycles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const target of imports.get(file) ?? []) follow(target, [...way, file]);
    done.add(file);
  }
  for (const file of imports.keys()) follow(file, []);
  return cycles;
}

/** Which area takes from which, as a table for docs/architecture.md: by the initials of the layers. */
export function tableOfAreas(imports: Map<string, string[]>): string {
  const cell = (from: Area, to: Area) => {
    if (from === to) return '·';
    const layers = LAYERS.filter((layer) =>
      [...imports].some(
        ([file, targets]) =>
          layerOf(file) === layer &&
          areaOf(file) === from &&
          targets.some((target) => areaOf(target) === to),
      ),
    );
    return layers.map((layer) => (layer === 'admin' ? 'desk' : layer)).join(' ');
  };
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...AREAS]),
    row(['---', ...AREAS.map(() => '---')]),
    ...AREAS.map((from) => row([`**${from}**`, ...AREAS.map((to) => cell(from, to))])),
  ].join('\n');
}
