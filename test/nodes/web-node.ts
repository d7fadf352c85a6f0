import { buildApp } from '#api/app.ts';
import { readEnv } from '#api/env.ts';
import { connect } from '#db/connect.ts';

// The API of one web node as a program of its own, on a migrated database that others share. It
// tells its parent the port that it listens on, and ends with its parent.
const env = readEnv(process.env);
const connection = connect(env.databaseUrl ?? '');
const { app } = await buildApp({ env, db: connection.db, databaseUrl: connection.url });
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => process.exit());
process.on('SIGTERM', async () => {
  await app.close();
  await connection.close();
  process.exit();
});
process.send?.(app.server.address());
