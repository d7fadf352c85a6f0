import { buildApp } from '#api/app.ts';
import { readEnv } from '#api/env.ts';
import { connect } from '#db/platform/connect.ts';
import { startDatabase, superviseDatabase } from '#db/platform/embedded/embedded.ts';
import { migrate } from '#db/platform/migrate.ts';

// The program without its pages, which a test need not have built: the API on the database of
// DATABASE_URL or DATA_DIR. It tells its parent where it listens, and ends with its parent.
const env = readEnv(process.env);
const log = (): void => {};
const database = await startDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, log });
const endSupervision = superviseDatabase(database, { log });
await migrate(database.url);
const connection = connect(database.url);
const { app } = await buildApp({ env, db: connection.db, databaseUrl: connection.url });
await app.listen({ host: '127.0.0.1', port: env.port });
process.send?.(app.server.address());
process.on('disconnect', () => process.exit());
process.on('SIGTERM', async () => {
  endSupervision();
  await app.close();
  await connection.close();
  await database.stop();
  process.exit();
});
