import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

/** All values of a setting in a systemd unit, which may name it often. */
const valuesOf = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');

/** What `npm start` runs once all is built: variables, and the words of a command. */
function startCommand() {
  const { start } = JSON.parse(read('package.json')).scripts;
  const [, variables = '', program = ''] =
    /&& exec env ((?:\w+=\S+ )+)(node .*)$/.exec(start) ?? [];
  return { variables: variables.trim().split(' '), words: program.split(' ') };
}

it('the service starts the program as npm start does, once it is built', () => {
  const unit = read('deploy/dabba.service');
  const { variables, words } = startCommand();
  expect(valuesOf(unit, 'ExecStart')).toEqual([`/opt/dabba/node_modules/.bin/${words.join(' ')}`]);
  expect(valuesOf(unit, 'Environment')).toEqual(expect.arrayContaining(variables));
});

it('so does the container', () => {
  const container = read('deploy/Containerfile');
  const { variables, words } = startCommand();
  const [command = '[]'] = [...container.matchAll(/^CMD (.*)$/gm)].map(([, value]) => value);
  expect(JSON.parse(command).join(' ')).toBe(`node_modules/.bin/${words.join(' ')}`);
  const set = [...container.matchAll(/^ENV (.*)$/gm)].flatMap(([, all = '']) => all.split(' '));
  expect(set).toEqual(expect.arrayContaining(variables));
});

describe('a copy elsewhere', () => {
  /** Runs deploy/dabba-copy on a folder with these backups, where `restic` does as it is told. */
  function copy(restic: string, backups: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'dabba-copy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'backups'));
    for (const name of backups) writeFileSync(join(folder, 'backups', name), '');
    writeFileSync(join(folder, 'restic'), `#!/bin/sh\n${restic}\n`, { mode: 0o755 });
    const env = { PATH: folder + delimiter + process.env.PATH, DATA_DIR: folder };
    const script = join(import.meta.dirname, '../deploy/dabba-copy');
    const { status, stdout } = spawnSync(script, { env, encoding: 'utf8' });
    const noted = (name: string) => existsSync(join(folder, 'copies', name));
    return { status, stdout, succeeded: noted('succeeded'), failed: noted('failed'), folder };
  }

  const TWO = ['backup-2026-11-17.gz', 'backup-2026-11-18.gz'];

  it('sends the newest backup, and notes for the desk when it did', () => {
    const { folder, ...made } = copy('echo "$@"', TWO);
    expect(made).toMatchObject({ status: 0, succeeded: true, failed: false });
    expect(made.stdout).toContain('backup-2026-11-18.gz');
    const noted = readFileSync(join(folder, 'copies/succeeded'), 'utf8').trim();
    expect(
      Temporal.Instant.from(noted).until(Temporal.Now.instant()).total('minutes'),
    ).toBeLessThan(1);
  });

  it('notes that it failed where the storage does not take it', () => {
    expect(copy('exit 3', TWO)).toMatchObject({ status: 3, succeeded: false, failed: true });
  });

  it('notes that it failed where it is stopped because it takes too long', () => {
    const stopped = copy('kill -TERM $PPID', TWO);
    expect(stopped).toMatchObject({ status: 143, succeeded: false, failed: true });
  });

  it('notes that it failed where there is no backup to send', () => {
    expect(copy('', [])).toMatchObject({ status: 1, succeeded: false, failed: true });
  });
});
