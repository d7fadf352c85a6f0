import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import routes from './routes.ts';

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const has = (file: string, name: string) =>
  new RegExp(`^export (?:const|async function|function) ${name}\\b`, 'm').test(source(file));

const WITH_QUERIES = 'platform/data/with-queries.tsx';

const pages = routes
  .flatMap((route) => (route.file === WITH_QUERIES ? (route.children ?? []) : [route]))
  .map(({ path = '', file }) => ({ path: `/${path}`, file }));

describe('the pages', () => {
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
    file === WITH_QUERIES || !file.endsWith('.tsx') ? [] : dirname(file),
  );
  it.each([...new Set(light)])('of %s leave the library of queries for later', (folder) => {
    const files = readdirSync(new URL(folder, import.meta.url)).filter((name) =>
      /(?<!\.test)\.tsx?$/.test(name),
    );
    const loading = files.filter((name) =>
      /^import (?!type\b)[^;]*'@tanstack\/react-query'/m.test(source(`${folder}/${name}`)),
    );
    expect(loading).toEqual([]);
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
