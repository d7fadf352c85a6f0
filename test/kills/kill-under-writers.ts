import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storeSettings } from '#db/kitchen/settings.ts';
import { type Connection, connect } from '#db/platform/connect.ts';
import { programUrl } from '#db/platform/embedded/server-session.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { availableDates } from '#domain/tiffin/available-dates.ts';
import { buildCustomer, buildSession } from '#test/factories.ts';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { serverOf } from '#test/held-database.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { findLosses, type Losses } from './find-losses.ts';
import { type Entry, type Program, startProgram } from './start-program.ts';
import { processesOf, type Victim } from './victims.ts';
import { startWriting, type Writer } from './writers.ts';

export type KillReport = Losses & {
  /** Milliseconds from each kill until `/readyz` said yes again, in the order of the victims. */
  readyAfter: number[];
  /** Answers other than success and 503. */
  unexpected: string[];
};

const WRITERS = 20;

/**
 * Kills one victim after the other while twenty clients write, starts again what does not start by
 * itself, and looks for what was lost.
 */
export async function killUnderWriters(
  victims: readonly Victim[],
  entry: Entry,
  log: (line: string) => void = () => {},
): Promise<KillReport> {
  const folder = makeTestFolder('kills');
  const dataDir = join(folder, 'data');
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  let program = startProgram(dataDir, port, { entry });
  let connection: Connection | null = null;
  try {
    await program.ready();
    connection = connect(programUrl(join(dataDir, 'run')), { max: 4 });
    const writers = startWriting(origin, await hireWriters(connection, WRITERS));
    const readyAfter: number[] = [];
    for (const victim of victims) {
      await pause(300 + Math.random() * 400);
      const postgres = serverOf(dataDir) ?? 0;
      const killedAt = performance.now();
      for (const id of processesOf(victim, program.process.pid ?? 0, postgres)) {
        process.kill(id, 'SIGKILL');
      }
      if (victim.includes('program')) program = startProgram(dataDir, port, { entry });
      const serverDies = !['the program', 'a connection of PostgreSQL'].includes(victim);
      await becomeReady(program, origin, () => !serverDies || serverOf(dataDir) !== postgres);
      readyAfter.push(performance.now() - killedAt);
      log(`Killed ${victim}: ready again after ${Math.round(readyAfter.at(-1) ?? 0)} ms`);
    }
    await pause(300);
    await writers.stop();
    const { acknowledged, unexpected } = writers;
    log(`${acknowledged.length} writes were acknowledged`);
    return { readyAfter, unexpected, ...(await findLosses(connection.db, origin, acknowledged)) };
  } finally {
    await connection?.close();
    await program.stop();
    removeFolder(folder);
  }
}

/** Waits until the program says that it can serve, on a server that is not the killed one. */
async function becomeReady(program: Program, origin: string, isAnew: () => boolean): Promise<void> {
  for (;;) {
    if (program.process.exitCode !== null) {
      throw new Error(`The program ended by itself:\n${program.said()}`);
    }
    const signal = AbortSignal.timeout(1_000);
    const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => null);
    if (answer?.ok && isAnew()) return;
    await pause(10);
  }
}

/** Customers, each with credits for as long as it takes and a day to themselves. */
export async function hireWriters({ db }: Connection, count: number): Promise<Writer[]> {
  const now = Temporal.Now.instant();
  const settings = {
    ...DEFAULT_SETTINGS,
    scheduleWindowDays: 60,
    slotCapacity: 100_000,
    dayCapacity: 100_000,
  };
  await storeSettings(db, 'kitchen', settings, now);
  await db.deleteFrom('closures').execute();
  const days = availableDates(now, { settings, closures: [] }).slice(2, 2 + count);
  return Promise.all(
    days.map(async ({ date }) => {
      const customer = await buildCustomer(db);
      const { id } = await buildSubscription(db, { customer, credits: 5_000 });
      return { subscriptionId: id, day: date, ...(await buildSession(db, { customer })) };
    }),
  );
}
