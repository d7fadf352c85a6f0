import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { runOnce } from 'graphile-worker';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { type AppModule, buildApp } from '#api/app.ts';
import { type Env, readEnv } from '#api/env.ts';
import { sendMailWith } from '#api/kitchen/mail/send-mail.ts';
import type { AppServices } from '#api/platform/http/app-services.ts';
import type { Mounted } from '#api/platform/http/handler.ts';
import { toTaskList, workerLogger } from '#api/platform/queues/job.ts';
import type { WorkQueues } from '#api/platform/queues/work-queue.ts';
import { tasks } from '#api/program/tasks.ts';
import { encodeRequest } from '#contract/platform/client.ts';
import type { Call, DataOf, Endpoint, Envelope, InputOf } from '#contract/platform/endpoint.ts';
import { connect } from '#db/platform/connect.ts';
import { openQueuePool } from '#db/platform/queue-pool.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { endpointOf, untrueOf, untrueOfNotAllowed } from './document.ts';
import { buildCustomer, buildSession, buildStaff, TEST_SECRET } from './factories.ts';
import { makeTestFolder, removeFolder } from './folders.ts';
import { findUnreadable } from './unreadable.ts';

/** A weekday morning on which the kitchen is open: Wednesday, 10:00 in Toronto. */
export const TEST_NOW = Temporal.Instant.from('2026-11-18T15:00:00Z');

/** What a call answered: the envelope, with `data` in inside form when it succeeded. */
export type Answered<Data> = Omit<Envelope, 'data'> & {
  status: number;
  data: Data;
  headers: Record<string, unknown>;
  /** Word for word, for comparing replays. */
  text: string;
};

export type CallOptions = {
  idempotencyKey?: string | null;
  headers?: Record<string, string>;
  ip?: string;
};

/** Somebody who calls the API over HTTP, with their bearer token. */
export type Client = {
  token: string | null;
  /** Calls an endpoint with its input in inside form. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<Answered<DataOf<E>>>;
  /** Sends whatever it is given. */
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH',
    url: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Answered<unknown>>;
};

export type TestClock = { now(): Temporal.Instant; set(to: Temporal.Instant | string): void };

export type TestApp = {
  app: FastifyInstance;
  services: AppServices;
  /** The in-process call of server-rendered pages. */
  pageCall: Call;
  database: TestDatabase;
  db: TestDatabase['db'];
  clock: TestClock;
  visitor: Client;
  /** Somebody with this token. */
  as(token: string | null): Client;
  /** A new customer (or the given one), signed in. */
  asCustomer(customer?: { id: string }): Promise<Client & { id: string }>;
  /** A new member of staff (or the given one), signed in. */
  asStaff(staff?: { id: string }): Promise<Client & { id: string }>;
  /** Runs the jobs that are waiting, mails included; these are rendered as their details in JSON. */
  runJobs(): Promise<void>;
  /** Waits until what was written to the database directly has reached the snapshots. */
  contentSettled(): Promise<void>;
  close(): Promise<void>;
};

function createClock(): TestClock {
  let now = TEST_NOW;
  return {
    now: () => now,
    set: (to) => {
      now = Temporal.Instant.from(to.toString());
    },
  };
}

const plainMail = (kind: string, details: object) => ({
  subject: kind,
  html: `<p>${kind}</p>`,
  text: JSON.stringify(details),
  short: `${kind}: ${JSON.stringify(details)}`,
});

function expectNothing(untrue: string[], request: string): void {
  if (untrue.length > 0) throw new Error(`${request} is not as documented: ${untrue.join('; ')}.`);
}

/** Whatever a test asks for: no answer is another than the API's document says. */
function expectDocumented(method: string, url: string, answered: Answered<unknown>): void {
  const endpoint = endpointOf(method, url);
  if (endpoint) expectNothing(untrueOf(endpoint, answered), `${method} ${endpoint.path}`);
  else if (answered.status === 405) expectNothing(untrueOfNotAllowed(answered), `${method} ${url}`);
}

function createClient(app: FastifyInstance, token: string | null): Client {
  const ask: Client['send'] = async (method, url, body, options = {}) => {
    const response = await app.inject({
      method,
      url,
      remoteAddress: options.ip ?? '127.0.0.1',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: body as string | object }),
    });
    const { statusCode: status, headers, body: text } = response;
    const isJson = text !== '' && String(headers['content-type']).startsWith('application/json');
    const envelope = isJson ? JSON.parse(text) : { success: false, data: null };
    return { ...envelope, status, headers, text };
  };
  return {
    token,
    async send(method, url, body, options) {
      const answered = await ask(method, url, body, options);
      expectDocumented(method, url, answered);
      return answered;
    },
    async call(endpoint, input, options = {}) {
      const { method, url, headers, body } = encodeRequest(endpoint, input);
      const key = options.idempotencyKey;
      const answered = await ask(method, `/api${url}`, body, {
        ...options,
        headers: { ...headers, ...options.headers },
        ...(endpoint.idempotent && key === undefined && { idempotencyKey: randomUUID() }),
      });
      expectNothing(untrueOf(endpoint, answered), `${endpoint.method} ${endpoint.path}`);
      // A refusal has no data, which a test reads of success alone.
      if (!answered.success) return answered as never;
      return {
        ...answered,
        data: z.parse(endpoint.data, answered.data) as DataOf<typeof endpoint>,
      };
    },
  };
}

/**
 * The program on a fresh database, without listening; the clock stands at `TEST_NOW` until set.
 * Prefer `useApp`. Whoever calls this closes it.
 */
export async function testApp(
  options: {
    env?: Partial<Env>;
    mounted?: readonly Mounted[];
    parts?: readonly AppModule[];
    lines?: WorkQueues;
    /** Where its log goes; nowhere when absent. */
    log?: FastifyBaseLogger;
    /** Lets the program reach its database by another address than the tests do. */
    through?: (url: string) => Promise<string>;
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const reached = options.through && connect(await options.through(database.url));
  const clock = createClock();
  const folder = makeTestFolder('app');
  const env = {
    ...readEnv({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      SECRET: TEST_SECRET,
      RATE_LIMIT: 'off',
      WORKER: 'off',
      MAIL_WAIT_SECONDS: '0',
    }),
    ...options.env,
  };
  const { app, services, call } = await buildApp({
    env,
    clock,
    db: (reached ?? database).db,
    databaseUrl: (reached ?? database).url,
    ...(options.mounted && { mounted: options.mounted }),
    ...(options.parts && { parts: options.parts }),
    ...(options.lines && { lines: options.lines }),
    ...(options.log && { log: options.log }),
  });
  const as = (token: string | null) => createClient(app, token);
  return {
    app,
    services,
    pageCall: call,
    database,
    db: database.db,
    clock,
    visitor: as(null),
    as,
    async asCustomer(given) {
      const customer = given ?? (await buildCustomer(database.db));
      const { token } = await buildSession(database.db, { customer }, { now: clock.now() });
      return { ...as(token), id: customer.id };
    },
    async asStaff(given) {
      const staff = given ?? (await buildStaff(database.db));
      const { token } = await buildSession(database.db, { staff }, { now: clock.now() });
      return { ...as(token), id: staff.id };
    },
    async runJobs() {
      const sendMail = sendMailWith(async (kind, details) => plainMail(kind, details));
      const jobs = { ...tasks, 'send-mail': sendMail, 'send-to-phone': sendMail };
      // The queue does not wait until a job is noted as done: on one connection the question for the
      // next one comes after it, and the job's line is free again.
      const pgPool = openQueuePool(database.url, 1);
      await runOnce({
        pgPool,
        taskList: toTaskList(jobs, services),
        noHandleSignals: true,
        logger: workerLogger(services.log),
      });
      await pgPool.end();
    },
    async contentSettled() {
      const heard = Promise.withResolvers<void>();
      let word: string | null = null;
      const speak = async () => {
        word = randomUUID();
        await database.pool.query(`SELECT pg_notify('content', $1)`, [word]);
      };
      services.contentChanges.onContentChange((said) => {
        if (said === word) heard.resolve();
        // It listens anew: what was said before may be lost, and may still be on its way.
        else if (said === undefined && word !== null) speak().catch(heard.reject);
      });
      await speak();
      await heard.promise;
      word = null;
    },
    async close() {
      await app.close();
      await reached?.close();
      await database.drop();
      removeFolder(folder);
    },
  };
}

/**
 * The program for all tests of a file, started before the first and closed after the last. Read it
 * inside tests and hooks, not while the file loads.
 */
export function useApp(options: Parameters<typeof testApp>[0] = {}): TestApp {
  let current: TestApp | undefined;
  beforeAll(async () => {
    current = await testApp(options);
  });
  afterAll(async () => {
    const unreadable = current ? await findUnreadable(current.db) : [];
    await current?.close();
    expect(unreadable, 'what was written and cannot be read').toEqual([]);
  });
  return new Proxy({} as TestApp, {
    get(_target, name) {
      if (!current) throw new Error('The app is there inside tests and hooks only.');
      return current[name as keyof TestApp];
    },
  });
}
