import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { classesIn, withoutRule } from '#test/named-classes.ts';

const DESK = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(file, 'utf8');
/** The theme writes its selectors into strings. */
const STRINGS = /'[^'\n]+'/g;

it('every class that something at the desk is given has a rule', () => {
  const files = globSync(join(DESK, '**/*.{ts,tsx}')).filter((file) => !/\.test\.tsx?$/.test(file));
  const sheets = globSync(join(DESK, '**/*.css')).map(read);
  const ruled = [...sheets, ...files.flatMap((file) => read(file).match(STRINGS) ?? [])];
  expect(withoutRule(files, classesIn(ruled.join('\n')))).toEqual([]);
});
