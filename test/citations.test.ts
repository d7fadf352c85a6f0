import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '..');

const folders = 'contract,domain,db,api,web,admin,art,test,bench,scripts,docs';

const files = [
  'README.md',
  ...globSync(`{${folders}}/**/*.{ts,tsx,js,css,sql,md}`, {
    cwd: repository,
    exclude: (path) => path.includes('node_modules'),
  }),
];

const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (document: string): Set<string> =>
  new Set(
    [...textOf(document).matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\- _]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/**
 * Documents and their places, as comments name them (`docs/rules.md#credits`) and as documents link
 * to each other (`](rules.md#credits)`).
 */
function citationsIn(file: string): { document: string; anchor: string | undefined }[] {
  const text = textOf(file);
  const named = [...text.matchAll(/\bdocs\/[\w./-]+?\.md(?:#([\w-]+))?/g)];
  const linked = file.endsWith('.md')
    ? [...text.matchAll(/\]\(([\w./-]*\.md)?(?:#([\w-]+))?\)/g)]
    : [];
  return [
    ...named.map(([whole, anchor]) => ({ document: whole.split('#')[0] ?? '', anchor })),
    ...linked
      .filter(([, path, anchor]) => path || anchor)
      .map(([, path, anchor]) => ({
        document: path ? join(dirname(file), path) : file,
        anchor,
      })),
  ];
}

it('every citation leads to a document and a heading that are there', () => {
  const cited = files.flatMap((file) =>
    citationsIn(file).map((citation) => ({ file, ...citation })),
  );
  expect(cited.length).toBeGreaterThan(100);
  const nowhere = cited.filter(
    ({ document, anchor }) =>
      !existsSync(join(repository, document)) ||
      (anchor !== undefined && !anchorsOf(document).has(anchor)),
  );
  expect(nowhere).toEqual([]);
});

/** Migrations that have run anywhere are never changed, their comments included. */
const FROZEN = /^db\/migrations\//;

/** Names of documents that are not here. */
const OUTSIDE =
  /\bspec(?:ification)? [12]\b(?: section \d+)?|\bdesign\.md\b|(?<!\[)\bdecisions? \d+\b/gi;

it('nothing cites what stands outside of the repository', () => {
  const citing = files
    .filter((file) => !FROZEN.test(file) && file !== 'test/citations.test.ts')
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .filter((line) => line.search(OUTSIDE) >= 0)
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(citing).toEqual([]);
});

it('what old migrations call by a name that is gone is explained beside them', () => {
  const old = globSync('db/migrations/*.sql', { cwd: repository }).flatMap((file) =>
    [...textOf(file).matchAll(OUTSIDE)].map(([name]) => `| \`${basename(file)}\` | ${name} |`),
  );
  expect(old).toHaveLength(3);
  const explained = textOf('db/migrations/README.md').replace(/ +/g, ' ');
  expect(old.filter((row) => !explained.includes(row))).toEqual([]);
});

const known = globSync(['*.ts', `{${folders}}/**/*.{ts,tsx,css}`], { cwd: repository });

/** Files that comments and documents name by the end of their path; a decision is of its own time. */
function filesNamedIn(file: string): string[] {
  if (file.startsWith('docs/decisions/')) return [];
  const text = textOf(file);
  const words = file.endsWith('.md') ? [text] : text.match(/\/\*[\s\S]*?\*\/|\/\/.*$/gm);
  return (words ?? []).flatMap(
    (one) => one.match(/(?<![\w@./#-])\w[\w./-]*\.(?:tsx?|css)\b/g) ?? [],
  );
}

it('every file that is named is there', () => {
  const named = files.flatMap((file) => filesNamedIn(file).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter(
    ({ name }) => !known.some((path) => path === name || path.endsWith(`/${name}`)),
  );
  expect(gone).toEqual([]);
});
