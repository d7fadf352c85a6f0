import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

/** All values of a setting in a systemd unit, which may name it often. */
const valuesOf = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');

it('the service starts the program as npm start does, once it is built', () => {
  const unit = read('deploy/dabba.service');
  const { start } = JSON.parse(read('package.json')).scripts;
  const [, variables = '', program] = /&& exec env ((?:\w+=\S+ )+)node (.*)$/.exec(start) ?? [];
  expect(valuesOf(unit, 'ExecStart')).toEqual([`/opt/dabba/node_modules/.bin/node ${program}`]);
  expect(valuesOf(unit, 'Environment')).toEqual(
    expect.arrayContaining(variables.trim().split(' ')),
  );
});
