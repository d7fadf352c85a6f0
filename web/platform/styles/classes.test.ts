import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { classesIn, withoutRule } from '#test/named-classes.ts';

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

/** The style sheet of the shop, as it is built from the files that it looks at. */
async function buildSheet() {
  const { sources, build } = await compile(read(SHEET), { base: HERE, loadStylesheet });
  const filesOf = (isNegated: boolean) =>
    sources
      .filter(({ negated }) => negated === isNegated)
      .flatMap(({ base, pattern }) => globSync(join(base, pattern)));
  const lookedAt = new Set(filesOf(false)).difference(new Set(filesOf(true)));
  return { sheet: build(wordsOf([...lookedAt])), build };
}

it('the style sheet looks at every file of the shop that could name a class', async () => {
  const { sheet, build } = await buildSheet();
  const all = globSync(join(HERE, '../../**/*.*')).filter(
    (file) => !/\.(css|test\.tsx?)$/.test(file),
  );
  expect(build(wordsOf(all))).toBe(sheet);
});

it('every class that something in the shop is given has a rule in its style sheet', async () => {
  const { sheet } = await buildSheet();
  const files = globSync(join(HERE, '../../../{web,art}/**/*.{ts,tsx}'));
  const ours = files.filter((file) => !/\.test\.tsx?$/.test(file));
  // Lucide's icons say which they are.
  const ruled = new Set([...classesIn(sheet), 'lucide', 'lucide-']);
  expect(withoutRule(ours, ruled)).toEqual([]);
});

const PLACES = {
  alone: '<p className="text-inkk" />',
  'among others': '<p className="mt-2 text-inkk flex" />',
  'in a template': `const Name = ({ big }) => <p className={\`\${big} text-inkk\`} />`,
  'as one of two': 'const Name = ({ big }) => <p className={big ? "text-lg" : "text-inkk"} />',
  'in a constant': 'const LOOK = "text-inkk"; const Name = () => <p className={LOOK} />',
  'in a table': `const LOOKS = { good: [1, "text-inkk"] };
    const Name = ({ kind }) => {
      const [, look] = LOOKS[kind];
      return <p className={look} />;
    }`,
  'as what a function is given': `const look = (extra) => "flex " + extra;
    const Name = () => <p className={look("text-inkk")} />`,
  'in a list': `const LOOKS = { good: "text-inkk" };
    const Name = ({ kinds }) => <p className={kinds.map((kind) => LOOKS[kind]).join(" ")} />`,
  'where none is given':
    'const Name = ({ className = "text-inkk" }) => <p className={className} />',
};

it.each(Object.entries(PLACES))('a misspelt class is found %s', (_, code) => {
  const folder = makeTestFolder('classes');
  const file = join(folder, 'name.tsx');
  writeFileSync(file, code);
  const ruled = new Set(['mt-2', 'flex', 'text-lg']);
  expect(withoutRule([file], ruled)).toEqual([expect.stringMatching(/^text-inkk in /)]);
  removeFolder(folder);
});
