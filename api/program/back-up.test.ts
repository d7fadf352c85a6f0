import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backupFolder } from '#api/env.ts';
import { restoreBackup } from '#db/backup/restore.ts';
import { useApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { tick } from './tick.ts';

const shop = useApp();
const at = (instant: string) => {
  shop.clock.set(instant);
  return tick({ db: shop.db, now: shop.clock.now(), log: shop.services.log });
};
const backups = () => {
  const folder = backupFolder(shop.services.env);
  return existsSync(folder) ? readdirSync(folder) : [];
};

it('is written once in a night, and restores', async () => {
  const { id } = await buildSubscription(shop.db);
  await at('2026-11-18T15:00:00Z');
  await at('2026-11-19T08:29:00Z');
  await shop.runJobs();
  expect(backups()).toEqual([]);

  await at('2026-11-19T08:30:00Z');
  await at('2026-11-19T08:31:00Z');
  await shop.runJobs();
  expect(backups()).toEqual(['nightly-2026-11-19T08-31-00Z.gz']);

  const empty = await createTestDatabase('template0');
  await restoreBackup(empty.url, join(backupFolder(shop.services.env), backups()[0] ?? ''));
  const restored = await empty.db.selectFrom('subscriptions').select('id').execute();
  await empty.drop();
  expect(restored).toEqual([{ id }]);
});

it('is made up for once after nights that the program was off', async () => {
  const before = backups().length;
  await at('2026-11-24T15:00:00Z');
  await shop.runJobs();
  expect(backups()).toHaveLength(before + 1);
});

it('leaves a job to try again when the folder cannot take it', async () => {
  const folder = backupFolder(shop.services.env);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file stands in the way');
  await at('2026-11-26T15:00:00Z');
  await shop.runJobs();
  const waiting = await shop.database.pool.query(
    `SELECT attempts FROM graphile_worker.jobs WHERE key = 'back-up' AND last_error IS NOT NULL`,
  );
  expect(waiting.rows).toEqual([{ attempts: 1 }]);
});
