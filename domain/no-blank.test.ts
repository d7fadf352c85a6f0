import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

/** Where a table has an empty text, or nothing at all in it, as `file export.key`. */
function* blanksIn(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string' && value.trim() === '') yield path;
  if (typeof value !== 'object' || value === null) return;
  const entries =
    value instanceof Map || value instanceof Set ? [...value.entries()] : Object.entries(value);
  if (Object.getPrototypeOf(value) === Object.prototype && entries.length === 0) yield path;
  for (const [key, part] of entries) yield* blanksIn(part, `${path}.${key}`);
}

/**
 * What an address need not say; a kitchen that starts is not registered for the tax yet; and what something
 * new begins with may be nothing.
 */
const MAY_BE_BLANK = [
  /^\.\/account\/delivery-address\.ts NO_DETAILS\.\w+$/,
  /^\.\/\w+\/\w+-sheet\.ts \w+_SHEET\.\w+\.initial$/,
  /^\.\/kitchen\/settings\.ts DEFAULT_PROFILE\.taxNumber$/,
];

test('no table of the domain has a blank where a word or a rule belongs', () => {
  const blanks = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => [...blanksIn(value, `${file} ${name}`)]),
  );
  expect(blanks.filter((blank) => !MAY_BE_BLANK.some((one) => one.test(blank)))).toEqual([]);
});
