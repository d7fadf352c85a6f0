import { resolve } from 'node:path';
import { readEnv } from '#api/env.ts';
import { runCommand } from '#api/program/run-command.ts';
import { startDatabase } from '#db/embedded.ts';
import { restoreBackup } from '#db/restore.ts';
import { StartupError } from '#db/startup-error.ts';

// `npm run restore -- <file>`: a backup into an empty kitchen, brought to this program's version.
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartupError('Which backup? npm run restore -- data/backups/<file>.gz');
  const { dataDir, databaseUrl } = readEnv(process.env);
  const database = await startDatabase({ dataDir, databaseUrl, log: console.log });
  try {
    const { at, rows, mails } = await restoreBackup(database.url, resolve(file), {
      log: console.log,
    });
    const when = Temporal.Instant.from(at).toZonedDateTimeISO('America/Toronto');
    const day = when.toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' });
    console.log(`\n  The kitchen is as it was on ${day} in Toronto: ${rows} rows.`);
    if (mails > 0) console.log(`  ${mails} mails were waiting; they go out when it starts.`);
    console.log('  Open it: npm start\n');
  } finally {
    await database.stop();
  }
});
