// npm run db:types: writes db/types.ts from a database that has had every migration.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../db/platform/connect.ts';
import { startDatabase } from '../db/platform/embedded/embedded.ts';
import { migrate } from '../db/platform/migrate.ts';
import { generateTypes } from '../test/generate-types.ts';

const parent = mkdtempSync(join(tmpdir(), 'dabba-types-'));
chmodSync(parent, 0o711);
const database = await startDatabase({ dataDir: join(parent, 'data'), log: () => {} });
try {
  await migrate(database.url, { log: console.log });
  const connection = connect(database.url);
  writeFileSync('db/types.ts', await generateTypes(connection.db));
  await connection.close();
  console.log('Wrote db/types.ts');
} finally {
  await database.stop();
  rmSync(parent, { recursive: true, force: true });
}
