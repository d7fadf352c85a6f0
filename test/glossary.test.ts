import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const cwd = resolve(import.meta.dirname, '..');

const code = globSync('{contract,domain,db,api,web,admin}/**/*.{ts,tsx,sql}', {
  cwd,
  exclude: (path) => path.includes('.test.'),
});

/** Every word of the layers' code, comments aside. */
const words = new Set(
  code.flatMap((file) => {
    const comments = file.endsWith('.sql') ? /--.*$/gm : /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
    return readFileSync(resolve(cwd, file), 'utf8').replace(comments, '').match(/\w+/g) ?? [];
  }),
);

/**
 * A path (`<area>` is any, below any layer), a beginning or an end of names (`Admin…`), or a name.
 */
function isThere(name: string): boolean {
  if (name.includes('/')) {
    const path = name.replace(/^\//, '').replace('<area>', '*');
    return globSync([path, `*/${path}`], { cwd }).length > 0;
  }
  const [start = '', end] = name.split('…');
  if (end === undefined) return words.has(name);
  return words.values().some((word) => word.startsWith(start) && word.endsWith(end));
}

it('every name in the glossary is there', () => {
  const names = readFileSync(resolve(cwd, 'docs/glossary.md'), 'utf8').matchAll(/`([^`]+)`/g);
  const named = [...new Set([...names].map(([, name = '']) => name))];
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter((name) => !isThere(name));
  expect(gone, 'docs/glossary.md names them, but no file or word of the code is called so').toEqual(
    [],
  );
});
