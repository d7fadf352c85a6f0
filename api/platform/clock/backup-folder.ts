import { join } from 'node:path';

/** Where backups lie, the clock's and those of `npm run backup`. */
export const backupFolder = (env: { dataDir: string }): string => join(env.dataDir, 'backups');
