import { createServer } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { reapplyErasures } from '#api/account/reapply-erasures.ts';
import { buildApp } from '#api/app.ts';
import type { Env } from '#api/env.ts';
import { ensureFirstOwner, type FirstSignIn } from '#api/kitchen/staff/first-owner.ts';
import { type Clock, systemClock } from '#api/platform/http/app-services.ts';
import { createLog } from '#api/platform/http/log.ts';
import { startWorker } from '#api/platform/queues/worker.ts';
import { createWritesFirst } from '#api/platform/queues/writes-first.ts';
import { tasks } from '#api/program/tasks.ts';
import { connect } from '#db/platform/connect.ts';
import { codeOf, StartupError } from '#db/platform/database-error.ts';
import { readTime } from '#db/platform/program-health.ts';
import { JOBS_IDLE_MS } from '#db/platform/queue-pool.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { appModules } from './app-modules.ts';
import { followClock } from './follow-clock.ts';
import { openDatabase } from './open-database.ts';

export type Program = {
  /** Finishes what is being answered, stops the worker, lets go of the database. */
  stop(): Promise<void>;
};

/** Nobody waits for a job's query, and those of the night read all there is. */
const JOB_PATIENCE_MS = 10 * 60_000;

/**
 * Connections of the six jobs that run at once, which mostly wait for a mail server or a gateway. Two
 * of the night's long ones leave one to the mails.
 */
const FOR_JOBS = 3;

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

const EXPLAINED: Record<string, (at: string) => string> = {
  EADDRINUSE: (at) =>
    `${at} is taken: another program listens there, perhaps this one, started twice.\n` +
    'Stop it, or choose another port: PORT=3001 npm start',
  EACCES: (at) =>
    `This account may not listen on ${at}. Choose a port above 1024: PORT=3000 npm start`,
  EADDRNOTAVAIL: (at) => `This machine has no such address: ${at}. Set HOST to one of its own.`,
  ENOTFOUND: (at) => `The host of ${at} is not known. Set HOST to an address of this machine.`,
};

/** A failure to listen in words for the console; anything else as it is. */
function explainListening(error: unknown, host: string, port: number): unknown {
  const explain = EXPLAINED[codeOf(error)];
  return explain ? new StartupError(explain(`${host}:${port}`)) : error;
}

/**
 * Makes sure that the port can be had, before anything is started or created for nothing.
 * @throws StartupError
 */
async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw explainListening(error, host, port);
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Where people reach what listens here; an address for all interfaces is no address to open. */
function publicUrlOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  if (everywhere || host === '127.0.0.1' || host === '::1') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

type ReadyInfo = {
  at: string | null;
  data: string;
  env: Pick<Env, 'worker' | 'smtpUrl' | 'dataDir'>;
};

/** What the console says once everything is up; without an address, of a worker. */
function readyScreen({ at, data, env }: ReadyInfo): string {
  const lines = at
    ? ['', `  Dabba is open:  ${at}`, `  The desk:       ${at}/admin`]
    : ['', '  Dabba works off its mails and jobs; this program serves no pages.'];
  lines.push(`  Data lives in:  ${data}`);
  if (env.worker === 'off')
    lines.push('  Mails and jobs: WORKER=off, another program works them off');
  else if (!env.smtpUrl)
    lines.push(`  Mails land in:  ${join(env.dataDir, 'mail')}, and in the Outbox`);
  return `${lines.join('\n')}\n`;
}

/** The desk's first sign-in. The password is shown here and nowhere again. */
function firstSignInScreen({ email, password }: FirstSignIn): string {
  const lines = ['', "  The desk's first sign-in", '', `    E-mail    ${email}`];
  if (password === null) lines.push('    Password  as set in ADMIN_PASSWORD');
  else {
    lines.push(`    Password  ${password}`, '');
    lines.push('  Write it down: it is shown this once. You choose your own when you sign in.');
  }
  return `${lines.join('\n')}\n`;
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<string> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    throw explainListening(error, host, port);
  }
  const bound = app.addresses()[0];
  return publicUrlOf(host, typeof bound === 'object' ? bound.port : port);
}

const LOOK_EVERY_MS = 15_000;
/** Busy for less than this part of the time: nobody waits while garbage is collected. */
const QUIET = 0.05;
/** Less is not worth the tenth of a second that it takes. */
const WORTH_IT_BYTES = 24 * 1024 * 1024;

/** V8's own collector, which a program can only reach by asking for it (nodejs.org/api/v8.html). */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/**
 * Gives back what a burst has taken. V8 collects garbage when it needs room, so a program that is
 * left alone after a burst would hold the garbage of it until the next one. What has grown is
 * collected as soon as it is quiet; answers how to stop looking.
 */
function releaseMemory(): () => void {
  let collect: (() => void) | undefined;
  let atRest = process.memoryUsage.rss();
  let since = performance.eventLoopUtilization();

  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(since);
    since = performance.eventLoopUtilization();
    const now = process.memoryUsage.rss();
    atRest = Math.min(atRest, now);
    if (utilization > QUIET || now < atRest + WORTH_IT_BYTES) return;
    collect ??= garbageCollector();
    collect();
    atRest = process.memoryUsage.rss();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Starts the program as its configuration says: database, migrations, seed, first owner, web server
 * and worker.
 * @param say writes for the person at the console
 * @param ownClock another one where a day is to go by faster
 * @throws StartupError when something outside the program is in the way; nothing is left running
 */
export async function startProgram(
  env: Env,
  say: (text: string) => void,
  ownClock?: Clock,
): Promise<Program> {
  const log = createLog(env.logLevel);

  const undo = createUndo();
  try {
    const serves = env.worker !== 'only';
    if (serves) await checkPort(env.host, env.port);
    const onError = (error: Error) =>
      log.warn({ err: error }, 'a connection to the database was lost');
    const { connection, url, place, close } = await openDatabase(env, say, onError);
    undo.add(close);
    const { db } = connection;
    let clock = ownClock ?? systemClock;
    // The embedded database is on this machine and has its clock.
    if (env.databaseUrl && !ownClock) {
      const followed = await followClock({ ask: () => readTime(db), log, machine: systemClock });
      undo.add(async () => followed.stop());
      clock = followed.clock;
    }
    await seedIfEmpty(db, clock.now());
    await reapplyErasures({ db, env, log, now: clock.now() });
    const firstSignIn = await ensureFirstOwner(db, env.admin);
    if (firstSignIn) say(firstSignInScreen(firstSignIn));

    const writesFirst = createWritesFirst();
    if (env.worker !== 'off') {
      const forJobs = connect(url, {
        max: FOR_JOBS,
        patience: JOB_PATIENCE_MS,
        idle: JOBS_IDLE_MS,
        onError,
      });
      undo.add(forJobs.close);
      const worker = startWorker(
        { env, db: forJobs.db, clock, log, writesFirst },
        { databaseUrl: url, tasks, everyMinute: 'tick' },
      );
      undo.add(worker.stop);
    }
    if (!serves) {
      say(readyScreen({ at: null, data: place, env }));
      return { stop: undo.all };
    }
    const { app } = await buildApp({
      env,
      db,
      databaseUrl: url,
      clock,
      log,
      writesFirst,
      parts: appModules,
    });
    undo.add(() => app.close());
    const stopLooking = releaseMemory();
    undo.add(async () => stopLooking());
    say(readyScreen({ at: await listen(app, env), data: place, env }));
    return { stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
}
