import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { type Env, readEnv } from '#api/env.ts';
import { openDemoKitchen } from '#api/program/demo/demo-kitchen.ts';
import { DAYS, simulateUntil } from '#api/program/demo/simulate.ts';
import { DEMO_PASSWORD } from '#api/program/demo/simulate-customers.ts';
import { runUntilStopped } from '#api/program/run-until-stopped.ts';
import { startProgram } from '#api/program/start-program.ts';
import { connect } from '#db/platform/connect.ts';
import { StartupError } from '#db/platform/database-error.ts';
import { hasEmbeddedDatabase } from '#db/platform/embedded/cluster-paths.ts';
import { startDatabase } from '#db/platform/embedded/embedded.ts';
import { migrate } from '#db/platform/migrate.ts';
import type { DB } from '#db/types.ts';
import { formatDayLong, type IsoDay } from '#domain/platform/days.ts';

const DESK_PASSWORD = 'Kitchen-Time-1';
const SEED = 20_261_118;

/**
 * The demo's data folder: the one that was asked for, which stays, or a temporary one, which
 * `remove` removes. The database's own account can enter it.
 */
function makeFolder(wanted: string | undefined): { path: string; remove(): void } {
  if (wanted) {
    mkdirSync(wanted, { recursive: true, mode: 0o711 });
    return { path: resolve(wanted), remove() {} };
  }
  const parent = mkdtempSync(join(tmpdir(), 'dabba-demo-'));
  chmodSync(parent, 0o711);
  return {
    path: join(parent, 'data'),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/**
 * `npm run demo`: a kitchen with months of customers and tiffins behind it, in a folder that is gone
 * when the program stops, unless DATA_DIR names a new one. It never touches a database of DATABASE_URL
 * and sends no mail to anybody.
 */
async function openDemo() {
  const given = process.env.DATA_DIR;
  if (given && hasEmbeddedDatabase(given)) {
    throw new StartupError(
      `There is a kitchen in ${given} already. The demo fills a new one: leave DATA_DIR out, or set\n` +
        'it to another folder. A demo that you kept is opened with npm start.',
    );
  }
  const folder = makeFolder(given);
  const env: Env = {
    ...readEnv({
      LOG_LEVEL: 'warn',
      ...process.env,
      DATABASE_URL: '',
      SMTP_URL: '',
      DATA_DIR: folder.path,
      ADMIN_EMAIL: 'owner@dabba.example',
      ADMIN_PASSWORD: DESK_PASSWORD,
    }),
    worker: 'inline',
  };
  try {
    await fill(env);
    const program = await startProgram(env, console.log);
    console.log(SIGN_INS);
    return {
      async stop() {
        await program.stop();
        folder.remove();
      },
    };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

/** Who works at the demo's desk besides its owner. */
const DEMO_STAFF = [
  { email: 'kitchen@dabba.example', name: 'Kitchen', role: 'kitchen' },
  { email: 'driver@dabba.example', name: 'Driver', role: 'driver' },
] as const;

/** Gives the demo's kitchen hand and driver their accounts, with the owner's password. */
async function addDemoStaff(db: Kysely<DB>, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db
    .insertInto('staff')
    .values(
      DEMO_STAFF.map((one) => ({
        ...one,
        password_hash: passwordHash,
        must_change_password: false,
      })),
    )
    .execute();
}

async function fill(env: Env): Promise<void> {
  const startedAt = performance.now();
  const now = Temporal.Now.instant();
  console.log(`\n  Filling a kitchen in ${env.dataDir}, day by day …`);
  const { dataDir } = env;
  // A kill in the middle loses a kitchen that nobody had: no write waits for the disk.
  const settings = { synchronous_commit: 'off' };
  const database = await startDatabase({ dataDir, settings, log: () => {} });
  try {
    await migrate(database.url);
    const connection = connect(database.url);
    const start = now.subtract({ hours: 24 * (DAYS + 1) });
    const kitchen = await openDemoKitchen(connection, env, start);
    const tell = (day: IsoDay) => console.log(`    ${formatDayLong(day)}`);
    await simulateUntil(now, kitchen, { seed: SEED, tell });
    await addDemoStaff(connection.db, DESK_PASSWORD);
    await kitchen.close();
    await connection.close();
  } finally {
    await database.stop();
  }
  console.log(`  That took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
}

const SIGN_INS = `  A customer:     asha@example.com      ${DEMO_PASSWORD}  (the others have the same password)
  The owner:      owner@dabba.example   ${DESK_PASSWORD}
${DEMO_STAFF.map(({ name, email }) => `  ${`The ${name.toLowerCase()}:`.padEnd(16)}${email.padEnd(22)}${DESK_PASSWORD}\n`).join('')}`;

await runUntilStopped(openDemo);
