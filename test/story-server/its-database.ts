import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#db/platform/connect.ts';
import { programUrl } from '#db/platform/embedded/server-session.ts';

/** The folder of the socket of the embedded database of a data folder (its fifth line says so). */
const socketOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';

/** One more connection to the database of the running program; whoever opens it closes it. */
export const reachDatabase = (dataDir: string) =>
  connect(programUrl(socketOf(dataDir)), { max: 1 });
