import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type BackupKind, backupName } from '#db/backup/backup.ts';

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
  /** When these backups were written, by the hours that have passed since. */
  type Written = readonly [BackupKind, hoursAgo: number];

  /** Runs deploy/dabba-copy on a folder with these backups, where `restic` does as it is told. */
  function copy(
    restic: string,
    written: readonly Written[],
    { erased = false, words = [] as string[] } = {},
  ) {
    const folder = mkdtempSync(join(tmpdir(), 'dabba-copy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'backups'));
    const names = written.map(([kind, hours]) => {
      const at = Temporal.Now.instant().subtract({ hours });
      const name = backupName(kind, at);
      writeFileSync(join(folder, 'backups', name), '');
      utimesSync(join(folder, 'backups', name), new Date(), new Date(at.epochMilliseconds));
      return name;
    });
    if (erased) writeFileSync(join(folder, 'backups/erased.jsonl'), '');
    writeFileSync(join(folder, 'restic'), `#!/bin/sh\n${restic}\n`, { mode: 0o755 });
    const env = { PATH: folder + delimiter + process.env.PATH, DATA_DIR: folder };
    const script = join(import.meta.dirname, '../deploy/dabba-copy');
    const { status, stdout, stderr } = spawnSync(script, words, { env, encoding: 'utf8' });
    const noted = (name: string) => existsSync(join(folder, 'copies', name));
    const notes = { succeeded: noted('succeeded'), failed: noted('failed') };
    return { status, said: stdout + stderr, ...notes, folder, names };
  }

  const SENT = /^backup .*$/m;
  const NIGHTS: readonly Written[] = [
    ['nightly', 25],
    ['nightly', 1],
  ];

  it.each([
    ['the clock’s', [['backup', 30], ...NIGHTS], 2],
    ['a person’s own', [...NIGHTS, ['backup', 0]], 2],
  ] as const)('sends %s where that is the newest, and no other', (_whose, written, newest) => {
    const { said, names, ...made } = copy('echo "$@"', written);
    expect(made).toMatchObject({ status: 0, succeeded: true, failed: false });
    expect(SENT.exec(said)?.[0]).toBe(`backup --host dabba ${names[newest]}`);
  });

  it('sends the list of who was erased beside it', () => {
    const { said, names } = copy('echo "$@"', NIGHTS, { erased: true });
    expect(SENT.exec(said)?.[0]).toBe(`backup --host dabba ${names[1]} erased.jsonl`);
  });

  it('notes for the desk when it succeeded', () => {
    const noted = readFileSync(join(copy('', NIGHTS).folder, 'copies/succeeded'), 'utf8').trim();
    expect(
      Temporal.Instant.from(noted).until(Temporal.Now.instant()).total('minutes'),
    ).toBeLessThan(1);
  });

  it('notes that it failed where the storage does not take it', () => {
    expect(copy('exit 3', NIGHTS)).toMatchObject({ status: 3, succeeded: false, failed: true });
  });

  it('notes that it failed where it is stopped because it takes too long', () => {
    const stopped = copy('kill -TERM $PPID', NIGHTS);
    expect(stopped).toMatchObject({ status: 143, succeeded: false, failed: true });
  });

  it('notes that it failed where there is no backup to send', () => {
    expect(copy('', [])).toMatchObject({ status: 1, succeeded: false, failed: true });
  });

  it('notes that it failed, and sends nothing, where no backup was written of late', () => {
    const { said, ...old } = copy('echo "$@"', [
      ['nightly', 49],
      ['nightly', 37],
    ]);
    expect(old).toMatchObject({ status: 1, succeeded: false, failed: true });
    expect(said).not.toMatch(SENT);
  });

  it('says which is the newest once it has fetched one, and notes nothing', () => {
    const { said, folder, names, ...made } = copy(
      '',
      [
        ['nightly', 2],
        ['backup', 9],
      ],
      { words: ['fetch'] },
    );
    expect(said).toContain(join(folder, 'backups', names[0] ?? ''));
    expect(made).toMatchObject({ status: 0, succeeded: false, failed: false });
  });
});
