import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '#db/platform/embedded/server.ts';
import { serverOf } from '#test/held-database.ts';

/**
 * Stops the embedded database of a data folder and keeps it from starting again, as when its disk
 * is gone; `endOutage` brings it back.
 */
export async function beginOutage(dataDir: string): Promise<void> {
  const server = serverOf(dataDir);
  if (server === null) throw new Error('no database runs there');
  renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.away'));
  process.kill(server, 'SIGINT');
  while (isAlive(server)) await pause(20);
}

export function endOutage(dataDir: string): void {
  renameSync(join(dataDir, 'postgres.away'), join(dataDir, 'postgres'));
}
