import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { settledWithin } from '#api/platform/snapshots/stale-if-unavailable.ts';
import { type Connection, connect } from '#db/platform/connect.ts';
import { ProgramClient } from '#db/platform/program-client.ts';
import { hasRoom, readStalledWork } from '#db/platform/program-health.ts';
import { addQueryTimeout } from '#db/platform/query-timeout.ts';
import { openQueuePool } from '#db/platform/queue-pool.ts';
import { type Job, type JobServices, toTaskList, workerLogger } from './job.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** How long a worker lives for its end to be a new trouble, not the last one again. */
const LIVED_WELL_MS = 60_000;
const LOOK_EVERY_MS = 60_000;
/** How long an ending worker waits for the jobs that run, and then for its queue to be put away. */
const LAST_JOBS_MS = 30_000;
const PUT_AWAY_MS = 2_000;

export type Worker = {
  /** Lets the jobs that run finish, for a few seconds, and takes no more. */
  stop(): Promise<void>;
};

/** What the queue has for us, and its end: rejects when it dies in any way that it knows of. */
function listenToQueue(onPool: (id: string) => void) {
  const events: WorkerEvents = new EventEmitter();
  const { promise: died, reject } = Promise.withResolvers<never>();
  died.catch(() => {});
  events.on('pool:create', ({ workerPool }) => onPool(workerPool.id));
  // The promise of its runner may never settle: a job whose failure could not be noted ends the
  // queue's pool, which then waits for itself.
  events.on('pool:fatalError', ({ error }) => reject(error));
  events.on('pool:gracefulShutdown', ({ message }) => reject(new Error(message)));
  return { events, died };
}

/** The same tasks, with a set of those that run. */
function countRunning(tasks: TaskList): { taskList: TaskList; running: Set<Promise<unknown>> } {
  const running = new Set<Promise<unknown>>();
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      async (...given) => {
        const run = Promise.resolve(task?.(...given));
        running.add(run);
        await run.finally(() => running.delete(run));
      },
    ]),
  );
  return { taskList, running };
}

/** Where the workers' advisory locks live. */
const LOCKS = 7_466_010;

/** Shows others that a worker lives, for as long as this connection does. */
export async function markAlive(client: pg.Client, workerId: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [LOCKS, workerId]);
}

/**
 * Frees the jobs that killed workers held: graphile-worker itself waits four hours for them to come
 * back, and nobody waits four hours for a mail. Answers how many workers had left jobs behind.
 */
export async function releaseAbandonedJobs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ dead: string[] | null }>(
    `SELECT array_agg(DISTINCT job.locked_by) AS dead FROM graphile_worker.jobs job
     WHERE job.locked_by IS NOT NULL AND NOT EXISTS (
       SELECT FROM pg_locks held WHERE held.locktype = 'advisory' AND held.granted
         AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND held.classid = $1::oid AND held.objid = (hashtext(job.locked_by)::bigint & 4294967295)::oid)`,
    [LOCKS],
  );
  const dead = rows[0]?.dead;
  if (!dead) return 0;
  await client.query('SELECT graphile_worker.force_unlock_workers($1)', [dead]);
  return dead.length;
}

/**
 * Adds the job that is done once a minute, unless it waits already. graphile-worker's crontab goes by
 * the clock of its machine: one that is an hour fast notes a minute as done that has yet to come, and
 * until then every other worker passes it over. It goes before all else, however much waits.
 */
async function addMinuteJob(client: pg.Client, task: string): Promise<void> {
  await client.query('SELECT graphile_worker.add_job($1, job_key => $1, priority => -10)', [task]);
}

/**
 * Works off the job queue of a database: in a web node, or in a program of its own. It survives the
 * database's restarts and its full disks: whatever ends the queue, it is begun anew. Jobs wake it by
 * NOTIFY; it asks by itself every two seconds too. At each full minute it looks after itself and its
 * queue.
 */
export function startWorker(
  services: JobServices,
  {
    databaseUrl,
    tasks,
    everyMinute,
    concurrency = 6,
    lookEvery = LOOK_EVERY_MS,
  }: {
    databaseUrl: string;
    tasks: Record<string, Job>;
    /** The task that is done when a worker begins and at each full minute, on whichever node. */
    everyMinute?: string;
    concurrency?: number;
    /** How often it looks whether anything stands still, in milliseconds. */
    lookEvery?: number;
  },
): Worker {
  const { clock, log } = services;
  const stopping = Promise.withResolvers<void>();
  let stopped = false;

  /** Frees what killed workers held, and adds what is done once a minute. */
  async function prepareQueue(client: pg.Client): Promise<void> {
    await releaseAbandonedJobs(client);
    if (everyMinute) await addMinuteJob(client, everyMinute);
  }

  /** Sees to it that what is due is taken. */
  async function look(watching: Connection['db']): Promise<void> {
    const standstill = await readStalledWork(watching, clock.now());
    if (!standstill) return;
    const { jobs, since } = standstill;
    log.error({ jobs, since: since.toString() }, 'what is due is not taken by any worker');
    throw new Error('the worker stands still');
  }

  /** Looks at each full minute of the program's clock, until it finds that the worker stands still. */
  async function keepLooking(
    client: pg.Client,
    watching: Connection['db'],
    signal: AbortSignal,
  ): Promise<never> {
    const begunAt = performance.now();
    for (;;) {
      await pause(lookEvery - (clock.now().epochMilliseconds % lookEvery), null, { signal });
      await prepareQueue(client);
      // What was due before this worker began is not left lying by it: it gets as long to take it.
      if (performance.now() - begunAt >= lookEvery) await look(watching);
    }
  }

  /** Works until told to stop, or until the database or the queue is lost: then it throws. */
  async function work(): Promise<void> {
    const client = new ProgramClient({
      connectionString: databaseUrl,
      application_name: 'dabba worker',
      connectionTimeoutMillis: 5_000,
    });
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => {});
    client.on('error', lost.reject);
    client.on('end', () => lost.reject(new Error('the worker lost its database')));
    const pgPool = openQueuePool(databaseUrl, concurrency + 2);
    // Jobs may hold all of theirs for minutes.
    const watching = connect(databaseUrl, { max: 1 });
    try {
      await client.connect();
      addQueryTimeout(client);
      // On a full disk every job would fail, and use up its tries.
      if (!(await hasRoom(watching.db))) throw new Error('the disk of the database is full');
      await prepareQueue(client);
      const { events, died } = listenToQueue((id) => {
        markAlive(client, id).catch(lost.reject);
      });
      const { taskList, running } = countRunning(toTaskList(tasks, services));
      const runner = await run({
        pgPool,
        concurrency,
        events,
        noHandleSignals: true,
        pollInterval: 2_000,
        logger: workerLogger(log),
        taskList,
        // Without batches the queue leaves these two to themselves: one that fails with its database
        // would be a rejection that nobody handles, which ends the program.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
      const ending = new AbortController();
      const looking = keepLooking(client, watching.db, ending.signal);
      try {
        await Promise.race([stopping.promise, runner.promise, died, lost.promise, looking]);
      } finally {
        ending.abort();
        await putAway(runner, running);
      }
      if (!stopped) throw new Error('the worker ended by itself');
    } finally {
      await settledWithin(PUT_AWAY_MS, pgPool.end());
      await settledWithin(PUT_AWAY_MS, watching.close());
      await settledWithin(PUT_AWAY_MS, client.end());
    }
  }

  /** Takes no more, and waits for what runs: whoever comes next would run it a second time. */
  async function putAway(runner: Runner, running: Set<Promise<unknown>>): Promise<void> {
    const ended = Promise.allSettled([runner.stop(), runner.promise]);
    await settledWithin(LAST_JOBS_MS, Promise.allSettled(running));
    // The queue has yet to note that they are done.
    await settledWithin(PUT_AWAY_MS, ended);
  }

  async function keepWorking(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (!stopped) {
      const begunAt = performance.now();
      try {
        await work();
      } catch (error) {
        if (performance.now() - begunAt > LIVED_WELL_MS) wait = FIRST_WAIT_MS;
        log.warn({ err: error }, 'the worker stopped; starting it again');
        await settledWithin(wait, stopping.promise);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      }
    }
  }

  const working = keepWorking();
  return {
    async stop() {
      stopped = true;
      stopping.resolve();
      await working;
    },
  };
}
