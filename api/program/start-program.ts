import { join } from 'node:path';
import { buildApp, type Built, type Part } from '#api/app.ts';
import { createLog } from '#api/core/log.ts';
import { systemClock } from '#api/core/clock.ts';
import { serveDesk } from '#api/desk/serve-desk.ts';
import type { Env } from '#api/env.ts';
import { CRONTAB, tasks } from '#api/jobs/tasks.ts';
import { startWorker } from '#api/jobs/worker.ts';
import { serveShop } from '#api/shop/serve-shop.ts';
import { serveShopFromSources } from '#api/shop/serve-shop-dev.ts';
import { ensureFirstOwner } from '#api/staff/first-owner.ts';
import { connect } from '#db/connect.ts';
import { startDatabase, superviseDatabase } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { nextMomentOf } from '#domain/clock.ts';
import { greet, say } from './greet.ts';

export type Program = { stop(): Promise<void> };

const BUILD = join(import.meta.dirname, '../../build');

/** Web nodes serve more than they wait for the database; a worker needs a few connections only. */
const CONNECTIONS = { inline: 16, off: 16, only: 4 } as const;

/**
 * Starts everything that `env` asks for: the database (embedded, unless one is named), its
 * migrations and seed, the web server and the worker, and says where it is to be found.
 * @throws StartupError with words for the person at the console
 */
export async function startProgram(env: Env): Promise<Program> {
  const log = createLog(env.logLevel);
  const database = await startDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    log: say,
  });
  const stops: (() => Promise<void> | void)[] = [() => database.stop()];
  const stop = async () => {
    for (const step of stops.reverse()) await step();
  };
  try {
    stops.push(superviseDatabase(database, { log: say }));
    await migrate(database.url, { log: say });
    const connection = connect(database.url, {
      max: CONNECTIONS[env.worker],
      onError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
    });
    stops.push(() => connection.close());
    const { db } = connection;
    await seedIfEmpty(db, systemClock.now());
    const firstSignIn = await ensureFirstOwner(db, env.admin);

    if (env.worker !== 'off') {
      const house = { db, env, clock: systemClock, log };
      const worker = startWorker(house, { databaseUrl: database.url, tasks, crontab: CRONTAB });
      stops.push(() => worker.stop());
      // What came due while the program was off is not left waiting for the next full minute.
      await tasks.tick?.(null, { ...house, now: systemClock.now(), isLastTry: false });
    }
    let address: string | null = null;
    if (env.worker !== 'only') {
      const { app } = await buildApp({
        env,
        db,
        databaseUrl: database.url,
        log,
        parts: [deskPart, shopPart],
      });
      stops.push(() => app.close());
      address = await app.listen({ port: env.port, host: env.host });
    }
    greet({ address, dataDir: database.dataDir, env, firstSignIn });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const deskPart: Part = (app, { env }) =>
  serveDesk(app, {
    buildDirectory: join(BUILD, 'admin'),
    development: isDevelopment(env),
  });

const shopPart: Part = async (app, house, call: Built['call']) => {
  const { env, clock, contentChanges } = house;
  const rendering = { origin: env.publicUrl, callFor: () => call };
  if (isDevelopment(env)) return serveShopFromSources(app, rendering);
  await serveShop(app, {
    ...rendering,
    buildDirectory: join(BUILD, 'web'),
    now: clock.now,
    nextMoment: (now) => nextMomentOf(PAGE_MOMENTS, now),
    onContentChange: contentChanges.onContentChange,
  });
};

/** When public pages may read differently without an edit: at midnight and at every full hour. */
const PAGE_MOMENTS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** `npm run dev` says so; everything else serves what was built. */
const isDevelopment = (env: Env) => !env.production && process.env.NODE_ENV === 'development';
