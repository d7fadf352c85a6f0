import { encodeRequest } from '#contract/platform/client.ts';
import type { Endpoint, InputOf } from '#contract/platform/endpoint.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { type Connection, connect } from '#db/platform/connect.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { availableDates } from '#domain/tiffin/available-dates.ts';
import { buildCustomer, buildSession, buildStaff } from '#test/factories.ts';
import { type Answer, startCallers } from '#test/nodes/start-callers.ts';
import { startNode } from '#test/nodes/start-node.ts';

/** One call before it is known which node gets it. */
export type Attempt = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Several client processes against several server processes on one database. */
export type Arena = {
  db: Connection['db'];
  /** Service days that stay open for booking while a race runs, soonest first. */
  days: string[];
  staffToken: string;
  customer(): Promise<{ id: string; token: string }>;
  /** Makes all attempts at the same moment, spread over clients and nodes. */
  race(attempts: readonly Attempt[]): Promise<Answer[]>;
  restartNodes(): Promise<void>;
  close(): Promise<void>;
};

/** Capacities out of the way, and days enough for a hundred different places. */
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  scheduleWindowDays: 60,
  slotCapacity: 100_000,
  dayCapacity: 100_000,
};

/** Starts the processes on a migrated database without a seed; whoever opens it closes it. */
export async function openArena(databaseUrl: string): Promise<Arena> {
  const connection = connect(databaseUrl, { max: 4 });
  const { db } = connection;
  const now = Temporal.Now.instant();
  await storeSettings(db, 'kitchen', SETTINGS, now);
  const startNodes = () => Promise.all([startNode(databaseUrl), startNode(databaseUrl)]);
  const [callers, firstNodes, staff] = await Promise.all([
    startCallers(4),
    startNodes(),
    buildStaff(db),
  ]);
  let nodes = firstNodes;
  const days = availableDates(now, { settings: SETTINGS, closures: [] }).map(({ date }) => date);

  return {
    db,
    days: days.slice(2),
    staffToken: (await buildSession(db, { staff })).token,
    async customer() {
      const customer = await buildCustomer(db);
      return { id: customer.id, token: (await buildSession(db, { customer })).token };
    },
    race: (attempts) =>
      callers.call(
        attempts.map(({ path, ...attempt }, index) => {
          const node = nodes[Math.floor(index / 4) % nodes.length];
          return { ...attempt, url: `${node?.url}/api${path}` };
        }),
      ),
    async restartNodes() {
      await Promise.all(nodes.map((node) => node.end('SIGKILL')));
      nodes = await startNodes();
    },
    async close() {
      await Promise.all([callers.end(), ...nodes.map((node) => node.end())]);
      await connection.close();
    },
  };
}

/** The call of an endpoint as a signed-in browser makes it. */
export function attemptTo<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { token, key }: { token: string; key: string },
): Attempt {
  const { url, headers, ...request } = encodeRequest(endpoint, input);
  return {
    ...request,
    path: url,
    headers: { ...headers, Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
  };
}

/** What each was answered, in order: `201`, `409 already_scheduled`. */
export const codesOf = (answers: readonly Answer[]): string[] =>
  answers.map(({ status, body }) => (status < 300 ? String(status) : `${status} ${codeOf(body)}`));

/** How many answers there were of each kind, such as `{ '201': 1, '409 already_scheduled': 99 }`. */
export function countAnswers(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of codesOf(answers)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function codeOf(body: string): string {
  try {
    return JSON.parse(body).code;
  } catch {
    return body.slice(0, 200);
  }
}
