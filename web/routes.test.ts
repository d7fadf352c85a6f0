import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import routes from './routes.ts';

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const has = (file: string, name: string) =>
  new RegExp(`^export (?:const|async function|function) ${name}\\b`, 'm').test(source(file));

/** Its half for the server, which runs a page's queries, is dropped from what a browser loads. */
const FOR_LOADERS = 'platform/data/page-data.ts';

/** What a file of the shop imports at once, and what that imports, as `[importer, specifier]`; types cost nothing. */
function valuesOf(file: string, seen = new Set([FOR_LOADERS])): [string, string][] {
  if (seen.has(file)) return [];
  seen.add(file);
  const specifiers = [...source(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?'([^']+)';/gm)];
  return specifiers.flatMap(([, specifier = '']) => {
    const own = specifier.startsWith('#web/')
      ? specifier.slice('#web/'.length)
      : specifier.startsWith('.') && posix.join(dirname(file), specifier);
    return own && /\.tsx?$/.test(own)
      ? valuesOf(own, seen)
      : [[file, specifier] as [string, string]];
  });
}

const WITH_QUERIES = 'platform/data/with-queries.tsx';

const pages = routes
  .flatMap((route) => (route.file === WITH_QUERIES ? (route.children ?? []) : [route]))
  .map(({ path = '', file }) => ({ path: `/${path}`, file }));

describe('the pages', () => {
  // A loader alone would make the router fetch `.data` addresses, which this site does not serve.
  it.each(pages)('$path answers in the browser what it answers on the server', ({ file }) => {
    if (has(file, 'loader')) expect(has(file, 'clientLoader')).toBe(true);
  });

  const shown = pages.filter(({ path, file }) => path !== '/*' && source(file).includes('default'));
  it.each(shown)('$path says what it is about', ({ file }) => {
    expect(has(file, 'meta')).toBe(true);
    expect(source(file)).toContain('pageMeta(');
  });

  it.each(pages)('$path has no action: what is written goes to the API', ({ file }) => {
    expect(has(file, 'action')).toBe(false);
  });

  const light = routes.flatMap(({ file }) =>
    file === WITH_QUERIES || !file.endsWith('.tsx') ? [] : file,
  );
  it.each([...new Set(light)])('%s leaves the library of queries for later', (file) => {
    expect(valuesOf(file).filter(([, specifier]) => specifier === '@tanstack/react-query')).toEqual(
      [],
    );
  });

  it('stand in the one place for addresses', () => {
    const known = Object.values(paths) as string[];
    const written = pages
      .map(({ path }) => path)
      .filter((path) => path !== '/*' && !path.includes(':'));
    for (const path of written) {
      expect(known.some((one) => path === one || path.startsWith(`${one}/`))).toBe(true);
    }
  });
});
