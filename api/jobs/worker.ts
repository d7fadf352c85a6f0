import { EventEmitter } from 'node:events';
import { run, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { openQueuePool } from '#db/queue-pool.ts';
import { markAlive, releaseAbandonedJobs } from './abandoned-jobs.ts';
import type { Job, JobHouse } from './job.ts';
import { toTaskList, workerLogger } from './task-list.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
const LOOK_FOR_ABANDONED_MS = 60_000;

export type Worker = {
  /** Lets the jobs that run finish, for a few seconds, and takes no more. */
  stop(): Promise<void>;
};

/**
 * Works off the job queue of a database: in a web node, or in a program of its own. It survives the
 * database's restarts. Jobs wake it by NOTIFY; it asks by itself every two seconds too.
 */
export function startWorker(
  house: JobHouse,
  {
    databaseUrl,
    tasks,
    crontab = '',
    concurrency = 3,
  }: { databaseUrl: string; tasks: Record<string, Job>; crontab?: string; concurrency?: number },
): Worker {
  const { log } = house;
  const stopping = Promise.withResolvers<void>();
  let stopped = false;

  /** Works until told to stop, or until the database is lost: then it throws. */
  async function work(onReady: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'dabba worker',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    const lost = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the worker lost its database')));
    });
    lost.catch(() => {});
    const pgPool = openQueuePool(databaseUrl, concurrency + 2);
    try {
      await client.connect();
      await releaseAbandonedJobs(client);
      const events: WorkerEvents = new EventEmitter();
      // One after the other: a connection takes one query at a time.
      let marked = Promise.resolve();
      events.on('worker:create', ({ worker }) => {
        marked = marked.then(() => markAlive(client, worker.workerId)).catch(() => {});
      });
      const runner = await run({
        pgPool,
        concurrency,
        crontab,
        events,
        noHandleSignals: true,
        pollInterval: 2_000,
        logger: workerLogger(log),
        taskList: toTaskList(tasks, house),
        // Without batches the queue leaves these two to themselves: one that fails with its database
        // would be a rejection that nobody handles, which ends the program.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
      onReady();
      const look = setInterval(() => {
        releaseAbandonedJobs(client).catch(() => {});
      }, LOOK_FOR_ABANDONED_MS);
      try {
        await Promise.race([stopping.promise, runner.promise, lost]);
      } finally {
        clearInterval(look);
        await runner.stop().catch(() => {});
      }
      if (!stopped) throw new Error('the worker ended by itself');
    } finally {
      await pgPool.end();
      await client.end().catch(() => {});
    }
  }

  async function keepWorking(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (!stopped) {
      try {
        await work(() => {
          wait = FIRST_WAIT_MS;
        });
      } catch (error) {
        log.warn({ err: error }, 'the worker stopped; starting it again');
        const timer = Promise.withResolvers<void>();
        const handle = setTimeout(timer.resolve, wait);
        await Promise.race([timer.promise, stopping.promise]);
        clearTimeout(handle);
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
