import { join } from 'node:path';
import { makeTestFolder, removeFolder } from './folders.ts';

// The program as `npm start` runs it, on an empty kitchen that is gone when it stops.
const folder = makeTestFolder('stories');
process.on('exit', () => removeFolder(folder));
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  RATE_LIMIT: 'off',
  ADMIN_EMAIL: 'owner@dabba.test',
  ADMIN_PASSWORD: 'Kitchen-Story-1',
  LOG_LEVEL: 'warn',
});
await import('#api/main.ts');
