import { resolve } from 'node:path';
import { reapplyErasures } from '#api/account/reapply-erasures.ts';
import { readEnv } from '#api/env.ts';
import { createLog } from '#api/platform/http/log.ts';
import { afterRestoreText } from '#api/program/after-restore-text.ts';
import { commandLine } from '#api/program/command-line.ts';
import { runCommand } from '#api/program/run-until-stopped.ts';
import { restoreBackup } from '#db/backup/restore.ts';
import { connect } from '#db/platform/connect.ts';
import { StartupError } from '#db/platform/database-error.ts';
import { startDatabase } from '#db/platform/embedded/embedded.ts';

// `npm run restore -- <file>`: a backup into an empty kitchen, brought to this program's version.
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file)
    throw new StartupError(`Which backup? ${commandLine('restore', 'data/backups/<file>.gz')}`);
  const env = readEnv(process.env);
  const { dataDir, databaseUrl } = env;
  const database = await startDatabase({ dataDir, databaseUrl, log: console.log });
  try {
    const { at, rows, mails } = await restoreBackup(database.url, resolve(file), {
      log: console.log,
    });
    const connection = connect(database.url);
    const now = Temporal.Now.instant();
    const log = createLog('warn');
    const erased = await reapplyErasures({ db: connection.db, env, now, log });
    await connection.close();
    const when = Temporal.Instant.from(at).toZonedDateTimeISO('America/Toronto');
    const day = when.toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' });
    console.log(`\n  The kitchen is as it was on ${day} in Toronto: ${rows} rows.`);
    if (mails > 0) console.log(`  ${mails} mails were waiting; they go out when it starts.`);
    if (erased > 0)
      console.log(`  ${erased} of its customers had left: their data is erased again.`);
    console.log(`\n${afterRestoreText(env)}\n`);
    console.log(`  Open it: ${commandLine('start')}\n`);
  } finally {
    await database.stop();
  }
});
