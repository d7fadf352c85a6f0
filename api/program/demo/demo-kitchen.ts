import { runOnce } from 'graphile-worker';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Env } from '#api/env.ts';
import { ensureFirstOwner } from '#api/kitchen/staff/first-owner.ts';
import type { Caller, Context } from '#api/platform/http/context.ts';
import { createLog } from '#api/platform/http/log.ts';
import { runHandler } from '#api/platform/http/run-handler.ts';
import { createTokens, readSigningSecret } from '#api/platform/http/tokens.ts';
import { toTaskList, workerLogger } from '#api/platform/queues/job.ts';
import { createWritesFirst } from '#api/platform/queues/writes-first.ts';
import { tasks } from '#api/program/tasks.ts';
import { tick } from '#api/program/tick.ts';
import { routes } from '#api/routes.ts';
import { errorMessage } from '#contract/errors.ts';
import { LOOKED_AT_ITEMS } from '#contract/kitchen/first-day.ts';
import type { BusinessProfile } from '#contract/kitchen/settings.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import type { Connection } from '#db/platform/connect.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import type { DB } from '#db/types.ts';
import { DEFAULT_PROFILE, DEFAULT_TESTIMONIALS } from '#domain/kitchen/settings.ts';

/** A kitchen whose clock is moved by hand, and everybody in it. */
export type DemoKitchen = {
  db: Kysely<DB>;
  now(): Temporal.Instant;
  /** Moves the clock on; rows that take their moment from the database follow it. */
  moveTo(moment: Temporal.Instant): Promise<void>;
  /** Does what a call of the API does, as somebody; a refusal is an error. */
  act<E extends Endpoint>(who: Caller, endpoint: E, input: InputOf<E>): Promise<DataOf<E>>;
  /** The same, where "no" is an answer. */
  tryTo<E extends Endpoint>(
    who: Caller,
    endpoint: E,
    input: InputOf<E>,
  ): Promise<DataOf<E> | Refusal>;
  owner: Caller;
  /** What the program does once a minute. */
  tick(): Promise<void>;
  /** Throws away the mails that wait, as if they had been sent and forgotten. */
  forgetMails(): Promise<void>;
  /** Sends the mails that wait. */
  sendMails(): Promise<void>;
  /** Gives the database its own clock back. */
  close(): Promise<void>;
};

/** What takes its moment from the database's own clock, and the column. */
const DATED = ['customers', 'mails'] as const;

/**
 * A profile as an owner leaves it who has been through the first-day list. It is made up all the
 * same: its domain and its telephone number are kept for that (RFC 2606; 555-01XX).
 */
export const OWN_PROFILE: BusinessProfile = {
  ...DEFAULT_PROFILE,
  phone: '+19055550117',
  email: 'hello@dabba-kitchen.test',
  address: '12 Cardamom Lane, Oshawa, ON L1H 0A0',
  taxNumber: '123456789 RT0001',
  paymentWays: [
    {
      name: 'Interac e-Transfer',
      details: 'Send to pay@dabba-kitchen.test. Put your reference in the message.',
    },
    { name: 'UPI', details: 'Pay to dabba-kitchen@upi.test. Put your reference in the note.' },
    {
      name: 'Bank transfer',
      details:
        'Durham Test Bank, institution 000, transit 00000, account 0000000, in the name of Dabba Kitchen. Put your reference in the description.',
    },
  ],
};

/** Makes a seeded kitchen one whose owner has been through the first-day list. */
export async function settleKitchen(db: Kysely<DB>, now: Temporal.Instant): Promise<void> {
  await storeSettings(db, 'business', OWN_PROFILE, now);
  await storeSettings(db, 'testimonials', { ...DEFAULT_TESTIMONIALS, shown: true }, now);
  await storeSettings(db, 'firstDay', { lookedAt: [...LOOKED_AT_ITEMS] }, now);
}

/**
 * Opens a kitchen on an empty, migrated database, at a moment of the past: seeded, with its owner,
 * who has been through the first-day list.
 * Its calls run the real commands, without HTTP around them.
 */
export async function openDemoKitchen(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  env: Env,
  start: Temporal.Instant,
): Promise<DemoKitchen> {
  const log = createLog('silent');
  let now = start;
  await seedIfEmpty(db, start);
  await settleKitchen(db, start);
  await ensureFirstOwner(db, env.admin);
  await followClock(pool);

  const clock = { now: () => now };
  const tokens = createTokens(await readSigningSecret(db, env.secret));
  const mounted = new Map(
    Object.values(routes)
      .flat()
      .map((one) => [one.endpoint, one]),
  );
  const tryTo: DemoKitchen['tryTo'] = async (caller, endpoint, input) => {
    const one = mounted.get(endpoint);
    if (!one) throw new Error(`nothing answers ${endpoint.path}`);
    const ctx: Context = {
      ...{ env: { ...env, mailWaitSeconds: 0 }, db, tokens, log, caller, now },
      ...{ requestId: 'demo', ip: '127.0.0.1', userAgent: null, inquiryTokens: [] },
      // Nothing is kept in memory of what changes from one act to the next.
      ...{ share: (_name: string, load: () => Promise<unknown>) => load() },
    };
    const settled = await runHandler(one, ctx, input);
    if ('refused' in settled) return settled;
    return z.parse(endpoint.data, settled.data) as DataOf<typeof endpoint>;
  };

  return {
    db,
    now: clock.now,
    tryTo,
    async moveTo(moment) {
      now = moment;
      await pool.query('UPDATE demo_clock SET at = $1', [moment.toString()]);
    },
    async act(caller, endpoint, input) {
      const answer = await tryTo(caller, endpoint, input);
      if (isRefusal(answer)) {
        const words = errorMessage(answer.refused, answer.details);
        throw new Error(`${now} ${endpoint.summary}: ${words}`);
      }
      return answer;
    },
    owner: await findOwner(db),
    tick: () => tick({ db, now, log }),
    async forgetMails() {
      await db.deleteFrom('mails').execute();
      await pool.query('DELETE FROM graphile_worker._private_jobs');
    },
    async sendMails() {
      await runOnce({
        pgPool: pool,
        taskList: toTaskList(tasks, { db, env, clock, log, writesFirst: createWritesFirst() }),
        noHandleSignals: true,
        logger: workerLogger(log),
        concurrency: 4,
      });
    },
    async close() {
      await pool.query('DROP TABLE demo_clock CASCADE; DROP FUNCTION demo_moment() CASCADE');
    },
  };
}

async function followClock(pool: pg.Pool): Promise<void> {
  const triggers = DATED.map(
    (table) => `CREATE TRIGGER demo_moment BEFORE INSERT ON ${table}
      FOR EACH ROW EXECUTE FUNCTION demo_moment();`,
  );
  await pool.query(`
    CREATE TABLE demo_clock (at timestamptz);
    INSERT INTO demo_clock VALUES (now());
    CREATE FUNCTION demo_moment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.created_at := (SELECT at FROM demo_clock);
      RETURN NEW;
    END $$;
    ${triggers.join('\n')}`);
}

async function findOwner(db: Kysely<DB>): Promise<Caller> {
  const { id, email, name } = await db
    .selectFrom('staff')
    .where('role', '=', 'owner')
    .select(['id', 'email', 'name'])
    .executeTakeFirstOrThrow();
  return {
    ...{ kind: 'staff', role: 'owner', mustChangePassword: false, mustAddFactor: false },
    ...{ id, email, name, sessionId: id },
  };
}
