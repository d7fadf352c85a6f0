import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

it('the list of decisions has each of them, by its title and in their order', () => {
  const decisions = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const listed = read('README.md').match(/^- .*$/gm);
  expect(listed).toEqual(
    decisions.sort().map((name) => `- [${read(name).split('\n')[0]?.slice(2)}](${name})`),
  );
});
