import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#db/platform/connect.ts';
import { useApp } from '#test/app.ts';
import { fillDisk, refuseWrites } from '#test/full-disk.ts';
import type { Job } from './job.ts';
import { markAlive, releaseAbandonedJobs, startWorker } from './worker.ts';

const services = useApp();

const addJob = (name: string, payload: object = {}) =>
  sql`SELECT graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(
    services.db,
  );

async function waiting(): Promise<number> {
  const { rows } = await sql`SELECT FROM graphile_worker.jobs`.execute(services.db);
  return rows.length;
}

/** Whether a worker holds the job that hangs. */
async function isHeld(): Promise<boolean> {
  const { rows } = await sql`SELECT FROM graphile_worker.jobs
    WHERE task_identifier = 'hang' AND locked_at IS NOT NULL`.execute(services.db);
  return rows.length > 0;
}

const databaseName = () => services.database.url.match(/@\/(\w+)/)?.[1] ?? '';

/** Does what a database that stops does, to this one alone. */
async function letNobodyIn(): Promise<void> {
  const name = databaseName();
  await onServer(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await onServer(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
}

async function letEverybodyIn(): Promise<void> {
  const name = databaseName();
  await onServer(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
}

async function onServer(command: string): Promise<void> {
  const client = new pg.Client(services.database.url.replace(/@\/\w+/, '@/postgres'));
  await client.connect();
  await client.query(command);
  await client.end();
}

function start(
  tasks: Record<string, Job>,
  onWarning: (details: unknown) => void = () => {},
  others: Partial<Parameters<typeof startWorker>[1]> = {},
) {
  const { env, db, clock, writesFirst } = services.services;
  const log = Object.assign(Object.create(services.services.log), { warn: onWarning });
  const worker = startWorker(
    { env, db, clock, log, writesFirst },
    { databaseUrl: services.database.url, tasks, ...others },
  );
  // One that is left behind by a test takes the jobs of the next.
  onTestFinished(() => worker.stop());
  return worker;
}

/** A minute of a fifth of a second. */
const MINUTELY = { everyMinute: 'tick', lookEvery: 200 };

describe('the worker', () => {
  it('runs a job soon after its transaction commits, and lets it finish when it stops', async () => {
    const done: unknown[] = [];
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const worker = start({
      slow: async (payload, ctx) => {
        begun.resolve();
        await finish.promise;
        done.push([payload, ctx.now.equals(services.clock.now())]);
      },
    });
    await addJob('slow', { tiffins: 3 });
    await begun.promise;
    const stopped = worker.stop();
    finish.resolve();
    await stopped;
    expect(done).toEqual([[{ tiffins: 3 }, true]]);
  });

  it('begins a job when nobody writes', async () => {
    const written = Promise.withResolvers<void>();
    const { writesFirst } = services.services;
    const ran: string[] = [];
    const writing = writesFirst.write(() => written.promise).then(() => ran.push('order'));
    start({ hang: async () => void ran.push('job') });
    await addJob('hang');
    await expect.poll(isHeld).toBe(true);
    written.resolve();
    await writing;
    await expect.poll(() => ran).toEqual(['order', 'job']);
  });

  it('begins it after a moment where somebody always writes', async () => {
    const end = Promise.withResolvers<void>();
    const writing = services.services.writesFirst.write(() => end.promise);
    const ran: string[] = [];
    start({ mail: async () => void ran.push('mail') });
    await addJob('mail');
    await expect.poll(() => ran).toEqual(['mail']);
    end.resolve();
    await writing;
  });

  it('does once a minute what is to be done then, though another machine has noted an hour that is still to come', async () => {
    const ran: string[] = [];
    await sql`INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES ('tick', now(), now() + interval '1 hour')`.execute(services.db);
    start({ tick: async () => void ran.push('tick') }, undefined, MINUTELY);
    await expect.poll(() => ran.length).toBeGreaterThan(2);
  });

  it('adds it once where it waits already, and before what waits longer', async () => {
    const ran: string[] = [];
    const end = Promise.withResolvers<void>();
    const tasks = {
      hang: () => end.promise,
      mail: async () => void ran.push('mail'),
      tick: async () => void ran.push('tick'),
    };
    start(tasks, undefined, { ...MINUTELY, concurrency: 1 });
    await expect.poll(() => ran).toContain('tick');
    await addJob('hang');
    await expect.poll(isHeld).toBe(true);
    await addJob('mail');
    ran.length = 0;
    await expect.poll(waiting).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await waiting()).toBe(3);
    end.resolve();
    await expect.poll(() => ran).toContain('mail');
    expect(ran[0]).toBe('tick');
  });

  it('goes on after the database threw everybody out', async () => {
    const done: unknown[] = [];
    const worker = start({
      count: async (payload) => {
        done.push(payload);
      },
    });
    await addJob('count', { number: 1 });
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(1);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE
      datname = current_database() AND application_name IN ('dabba worker', 'dabba jobs')`.execute(
      services.db,
    );
    await addJob('count', { number: 2 });
    await expect.poll(() => done, { timeout: 20_000 }).toContainEqual({ number: 2 });
    await worker.stop();
  });

  it.each(['ends well', 'fails'])(
    'goes on after a database that left before a job %s',
    async (how) => {
      const ran: number[] = [];
      const stumbled = Promise.withResolvers<void>();
      const outlive = async () => {
        ran.push(ran.length);
        if (ran.length > 1) return;
        await letNobodyIn();
        if (how === 'fails') throw new Error('no database');
      };
      const worker = start({ outlive }, () => stumbled.resolve());
      await addJob('outlive');
      await stumbled.promise;
      await letEverybodyIn();
      await addJob('outlive');
      await expect.poll(() => ran.length, { timeout: 20_000 }).toBeGreaterThan(1);
      await worker.stop();
    },
  );
});

const QUEUE = 'graphile_worker._private_jobs';
const NOTES_A_FAILURE = `TG_OP = 'UPDATE' AND NEW.last_error IS DISTINCT FROM OLD.last_error`;

describe('a queue that dies under the worker', () => {
  it.each([
    ['the failure of a job', NOTES_A_FAILURE],
    ['that a job is done', `TG_OP = 'DELETE'`],
    ['that a job is taken', `TG_OP = 'UPDATE' AND NEW.locked_by IS NOT NULL`],
  ])(
    'is begun anew when a full disk refuses to note %s',
    async (_what, when) => {
      const ran: string[] = [];
      let failing = when === NOTES_A_FAILURE;
      const some = async (payload: unknown) => {
        ran.push((payload as { name: string }).name);
        if (failing) throw new Error('no');
      };
      const takeBack = await refuseWrites(services.db, QUEUE, '53100', when);
      const worker = start({ some });
      // Three at once: their pool waits for itself, and its promise never settles.
      for (const name of ['first', 'second', 'third']) await addJob('some', { name });
      if (!when.includes('locked_by')) await expect.poll(() => ran.length).toBeGreaterThan(2);
      failing = false;
      await takeBack();
      await addJob('some', { name: 'last' });
      await expect.poll(() => ran, { timeout: 20_000 }).toContain('last');
      // One that failed just before, for the third time, waits for e³ seconds.
      await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
      await worker.stop();
    },
    60_000,
  );

  it('lets the jobs that run finish first, so that none runs twice', async () => {
    const ran: string[] = [];
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const stumbled = Promise.withResolvers<void>();
    const takeBack = await refuseWrites(services.db, QUEUE, '53100', NOTES_A_FAILURE);
    const worker = start(
      {
        long: async () => {
          ran.push('long');
          begun.resolve();
          await finish.promise;
        },
        failing: async () => {
          ran.push('failing');
          if (ran.length === 2) throw new Error('no');
        },
      },
      () => stumbled.resolve(),
    );
    await addJob('long');
    await begun.promise;
    await addJob('failing');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await takeBack();
    expect(ran).toEqual(['long', 'failing']);
    finish.resolve();
    await stumbled.promise;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    expect(ran).toEqual(['long', 'failing', 'failing']);
    await worker.stop();
  });

  it('takes no job while the disk is full, so that none uses up its tries', async () => {
    const ran: string[] = [];
    const said: unknown[] = [];
    const makeRoom = await fillDisk(services.db);
    const worker = start({ some: async () => void ran.push('some') }, (details) => {
      said.push((details as { err?: Error }).err?.message);
    });
    await addJob('some');
    await expect.poll(() => said.length, { timeout: 5_000 }).toBeGreaterThan(1);
    expect([ran, said[0]]).toEqual([[], 'the disk of the database is full']);
    await makeRoom();
    await expect.poll(() => ran.length, { timeout: 20_000 }).toBe(1);
    await worker.stop();
  });
});

describe('a worker that stands still', () => {
  it('notices that what is due is not taken though jobs hold every connection, says so and begins anew', async () => {
    const forJobs = connect(services.database.url, { max: 1 });
    const end = Promise.withResolvers<void>();
    const held = forJobs.db.connection().execute(() => end.promise);
    const since = services.clock.now().subtract({ minutes: 4 });
    const said: unknown[] = [];
    const begun = Promise.withResolvers<void>();
    const noticed = Promise.withResolvers<void>();
    const ran: string[] = [];
    const { env, clock, writesFirst } = services.services;
    const { db } = forJobs;
    const log = Object.assign(Object.create(services.services.log), {
      error(details: object, message: string) {
        said.push([details, message]);
        noticed.resolve();
      },
    });
    const tasks = {
      hang: async () => {
        begun.resolve();
        await noticed.promise;
      },
      waiting: async () => void ran.push('waiting'),
    };
    const worker = startWorker(
      { env, db, clock, log, writesFirst },
      { databaseUrl: services.database.url, tasks, concurrency: 1, lookEvery: 100 },
    );
    await addJob('hang');
    await begun.promise;
    await sql`UPDATE graphile_worker._private_jobs SET locked_at = ${since}`.execute(services.db);
    await sql`SELECT graphile_worker.add_job('waiting', run_at => ${since})`.execute(services.db);
    await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['waiting']);
    expect(said[0]).toEqual([
      { jobs: 1, since: since.toString() },
      'what is due is not taken by any worker',
    ]);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    await worker.stop();
    end.resolve();
    await held;
    await forJobs.close();
  });
});

describe('jobs that a killed worker held', () => {
  it('are not those of a worker that runs them', async () => {
    const looking = new pg.Client({ connectionString: services.database.url });
    await looking.connect();
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const worker = start({
      slow: async () => {
        begun.resolve();
        await finish.promise;
      },
    });
    await addJob('slow');
    await begun.promise;
    expect(await releaseAbandonedJobs(looking)).toBe(0);
    finish.resolve();
    await worker.stop();
    await looking.end();
  });

  it('are freed at once, those of living workers are not', async () => {
    const connect = async () => {
      const client = new pg.Client({ connectionString: services.database.url });
      await client.connect();
      return client;
    };
    const [looking, living] = [await connect(), await connect()];
    await markAlive(living, 'worker-living');
    await addJob('held', { by: 'worker-living' });
    await addJob('held', { by: 'worker-dead' });
    await sql`UPDATE graphile_worker._private_jobs SET locked_at = now(),
      locked_by = payload->>'by'`.execute(services.db);
    const lockedBy = async () => {
      const { rows } = await sql<{ locked_by: string }>`SELECT locked_by FROM graphile_worker.jobs
        WHERE locked_by IS NOT NULL`.execute(services.db);
      return rows.map((row) => row.locked_by);
    };
    expect(await releaseAbandonedJobs(looking)).toBe(1);
    expect(await lockedBy()).toEqual(['worker-living']);
    await living.end();
    await expect.poll(() => releaseAbandonedJobs(looking)).toBe(1);
    expect(await lockedBy()).toEqual([]);
    await looking.end();
  });
});
