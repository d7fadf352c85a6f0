import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from './slim-router.ts';

/** The router as it is installed. */
const router = (() => {
  const folder = dirname(fileURLToPath(import.meta.resolve('react-router')));
  const files = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name));
  const codes = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  return codes.find((code) => code.includes('function createRouter(')) ?? '';
})();

/** What would call a part that is left out. */
const ASKS_FOR_MORE =
  /import [^;]*\b(?:Form|useFetchers?|useSubmit|useActionData|createBrowserRouter)\b[^;]* from 'react-router'|export (?:const|async function|function) clientAction\b/;

const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => ({ name, source: readFileSync(`web/${name}`, 'utf8') }));

describe('the router without what this site never calls', () => {
  it('is a program still, and a smaller one', () => {
    const slim = withoutUnused(router);
    expect(() => parseAst(slim)).not.toThrow();
    expect(router.length - slim.length).toBeGreaterThan(20_000);
  });

  it('is not made of a router that has changed', () => {
    const renamed = router.replace('function handleFetcherLoader(', 'function loadFetcher(');
    expect(() => withoutUnused(renamed)).toThrow('no single handleFetcherLoader()');
    const twice = `${router}\nfunction handleFetcherLoader() {}`;
    expect(() => withoutUnused(twice)).toThrow('no single handleFetcherLoader()');
  });

  it('has all that the pages ask of it', () => {
    const asking = sources.filter(({ source }) => ASKS_FOR_MORE.test(source));
    expect(asking.map(({ name }) => name)).toEqual([]);
  });
});
