import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { type BackupKind, writeBackup } from '#db/backup/backup.ts';
import { createTestDatabase } from '#test/database.ts';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const SCRIPT = join(import.meta.dirname, '../../deploy/dabba-copy');

/** A storage as restic is one, for those of its commands that deploy/dabba-copy gives. */
const RESTIC = `#!/bin/sh
case "$1" in
  backup) shift 3 && rm -f "$COPY"/* && cp "$@" "$COPY" ;;
  restore) mkdir -p "$6" && cp "$COPY"/* "$6" ;;
esac
`;

it('the clock’s backup is sent, makes a kitchen in the drill, and is fetched again', {
  timeout: 60_000,
}, async () => {
  const kitchen = await createTestDatabase();
  const folder = makeTestFolder('copy-elsewhere');
  onTestFinished(async () => {
    await kitchen.drop();
    removeFolder(folder);
  });
  for (const name of ['data', 'copy']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'restic'), RESTIC, { mode: 0o755 });
  const backups = join(folder, 'data/backups');
  const run = (word: string) => {
    const { status, stdout, stderr } = spawnSync(SCRIPT, [word], {
      env: {
        PATH: folder + delimiter + process.env.PATH,
        DATA_DIR: join(folder, 'data'),
        COPY: join(folder, 'copy'),
        // Which a drill does not reach.
        DATABASE_URL: kitchen.url,
      },
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };

  const write = async (kind: BackupKind, now: Temporal.Instant) => {
    const client = new pg.Client({ connectionString: kitchen.url });
    await client.connect();
    const backup = await writeBackup(client, { folder: backups, kind, now });
    await client.end();
    return backup;
  };
  const now = Temporal.Now.instant();
  await write('backup', now.subtract({ hours: 2 }));
  await buildSubscription(kitchen.db);
  const night = await write('nightly', now);

  expect(run('send')).toMatchObject({ status: 0 });
  const drills = () => readdirSync('/var/tmp').filter((name) => name.startsWith('dabba-drill-'));
  const before = drills();
  const drill = run('drill');
  expect(drill).toMatchObject({ status: 0 });
  expect(drill.said).toContain(`in Toronto: ${night.rows} rows.`);
  expect(drills()).toEqual(before);

  rmSync(backups, { recursive: true });
  expect(run('fetch')).toEqual({
    status: 0,
    said: `The newest backup here is ${night.path}\n`,
  });
});
