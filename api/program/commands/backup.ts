import { relative } from 'node:path';
import { backupFolder, readEnv } from '#api/env.ts';
import { commandLine } from '#api/program/command-line.ts';
import { runCommand } from '#api/program/run-until-stopped.ts';
import { writeBackup } from '#db/backup/backup.ts';
import { StartupError } from '#db/platform/database-error.ts';
import { hasEmbeddedDatabase } from '#db/platform/embedded/cluster-paths.ts';
import { startDatabase } from '#db/platform/embedded/embedded.ts';
import { withClient } from '#db/platform/with-client.ts';

// `npm run backup`: a backup of everything, also while the program runs, and never migrating first,
// so that it can be taken before an update.
await runCommand(async () => {
  const env = readEnv(process.env);
  const { dataDir, databaseUrl } = env;
  if (!databaseUrl && !hasEmbeddedDatabase(dataDir)) {
    throw new StartupError(
      `There is no kitchen in ${dataDir} to back up.\n\n` +
        'Set DATA_DIR to the folder of the one you mean, or DATABASE_URL to its database.',
    );
  }
  const database = await startDatabase({ dataDir, databaseUrl, log: console.log });
  try {
    const told = { name: 'backup', doing: 'writing the backup', log: console.log };
    const folder = backupFolder(env);
    const now = Temporal.Now.instant();
    const { path, tables, rows, bytes } = await withClient(database.url, told, (client) =>
      writeBackup(client, { folder, kind: 'backup', now }),
    );
    const size = `${(bytes / 1_048_576).toFixed(1)} MB`;
    const near = relative('.', path);
    const shown = near.startsWith('..') ? path : near;
    console.log(`\n  ${rows} rows of ${tables} tables, ${size}, in\n  ${path}\n`);
    console.log(
      '  Keep it somewhere else too; it holds all that the kitchen knows of its customers, but no\n' +
        '  session, secret or key.',
    );
    console.log(`  Back into an empty kitchen: ${commandLine('restore', shown)}\n`);
  } finally {
    await database.stop();
  }
});
