import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '#api/app.ts';
import { systemClock } from '#api/platform/http/clock.ts';
import { createLog } from '#api/platform/http/log.ts';
import type { Env } from '#api/env.ts';
import { forgetTheErased } from '#api/account/erasure/forget-the-erased.ts';
import { CRONTAB, tasks } from '#api/platform/jobs/tasks.ts';
import { startWorker } from '#api/platform/jobs/worker.ts';
import { ensureFirstOwner } from '#api/kitchen/staff/first-owner.ts';
import { connect } from '#db/platform/connect.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { checkPort, explainListening } from './check-port.ts';
import { giveMemoryBack } from './give-memory-back.ts';
import { openDatabase } from './open-database.ts';
import { parts } from './parts.ts';
import { firstSignInScreen, openAddress, readyScreen } from './screens.ts';

export type Program = {
  /** Finishes what is being answered, stops the worker, lets go of the database. */
  stop(): Promise<void>;
};

/** Nobody waits for a job's query, and those of the night read all there is. */
const JOB_PATIENCE_MS = 10 * 60_000;

/** What has been started, undone in reverse. */
function createUndo() {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step: () => Promise<unknown>) => void steps.push(step),
    async all() {
      for (const step of steps.splice(0).reverse()) await step();
    },
  };
}

/**
 * Connections that wait to be accepted; the system may allow fewer. Whoever comes beyond them is not
 * heard, and tries again after seconds.
 */
const BACKLOG = 4_096;

async function listen(app: FastifyInstance, { host, port }: Env): Promise<string> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    throw explainListening(error, host, port);
  }
  const bound = app.addresses()[0];
  return openAddress(host, typeof bound === 'object' ? bound.port : port);
}

/**
 * Starts the program as its configuration says: database, migrations, seed, first owner, web server
 * and worker.
 * @param say writes for the person at the console
 * @throws StartupError when something outside the program is in the way; nothing is left running
 */
export async function startProgram(env: Env, say: (text: string) => void): Promise<Program> {
  const log = createLog(env.logLevel);
  const clock = systemClock;
  const undo = createUndo();
  try {
    const serves = env.worker !== 'only';
    if (serves) await checkPort(env.host, env.port);
    const onError = (error: Error) =>
      log.warn({ err: error }, 'a connection to the database was lost');
    const { connection, place, close } = await openDatabase(env, say, onError);
    undo.add(close);
    const { db, url } = connection;
    await seedIfEmpty(db, clock.now());
    await forgetTheErased({ db, env, log, now: clock.now() });
    const firstSignIn = await ensureFirstOwner(db, env.admin);
    if (firstSignIn) say(firstSignInScreen(firstSignIn));

    if (env.worker !== 'off') {
      const forJobs = connect(url, { max: 6, patience: JOB_PATIENCE_MS, onError });
      undo.add(forJobs.close);
      const worker = startWorker(
        { env, db: forJobs.db, clock, log },
        { databaseUrl: url, tasks, crontab: CRONTAB },
      );
      undo.add(worker.stop);
      // What came due while the program was off does not wait for the next full minute.
      await sql`SELECT graphile_worker.add_job('tick', job_key => 'tick')`.execute(db);
    }
    if (!serves) {
      say(readyScreen({ at: null, data: place, env }));
      return { stop: undo.all };
    }
    const { app } = await buildApp({ env, db, databaseUrl: url, clock, log, parts });
    undo.add(() => app.close());
    const stopLooking = giveMemoryBack();
    undo.add(async () => stopLooking());
    say(readyScreen({ at: await listen(app, env), data: place, env }));
    return { stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
}
