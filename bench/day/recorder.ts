import { randomUUID } from 'node:crypto';
import { createClient, type WireRequest } from '#contract/platform/client.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts';

/** What was not answered with yes. */
class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** How long an answer took, and what was asked for. */
export type Wait = { what: string; ms: number };

/** Of a thousand who were all refused for one reason, a few say which. */
const MOST_SAID = 20;

/** Calls the program as people do, keeps how long each of them waited, and says what went wrong. */
export function recordCalls(origin: string, say: (line: string) => void) {
  const waits: Wait[] = [];
  const wrong: string[] = [];
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const answer = await work();
    waits.push({ what, ms: performance.now() - startedAt });
    return answer;
  };

  const clientOf = (token: string | null) =>
    createClient({
      transport: (request: WireRequest, { method, path, idempotent }: Endpoint) =>
        timed(`${method} ${path}`, async () => {
          const { url, ...init } = request;
          const headers = {
            ...init.headers,
            ...(token && { authorization: `Bearer ${token}` }),
            ...(idempotent && { 'idempotency-key': randomUUID() }),
          };
          const response = await fetch(`${origin}/api${url}`, { ...init, headers });
          return { status: response.status, text: await response.text() };
        }),
      failures: {
        refused: ({ status }, { code = `${status}`, message = '' }, { summary }) =>
          new Refused(code, `${summary}: ${code} ${message}`),
        outdated: (error) => error,
      },
    });
  const call = async <E extends Endpoint>(
    token: string | null,
    endpoint: E,
    input: InputOf<E>,
  ): Promise<DataOf<E>> => (await clientOf(token)(endpoint, input)).data;

  return {
    waits,
    wrong,
    call,
    /** The same where the answer must be no, for this reason. */
    async refused<E extends Endpoint>(
      code: string,
      token: string | null,
      endpoint: E,
      input: InputOf<E>,
    ): Promise<void> {
      try {
        await call(token, endpoint, input);
      } catch (error) {
        if (error instanceof Refused && error.code === code) return;
        throw error;
      }
      throw new Error(`${endpoint.summary}: it was done, and should have been refused (${code})`);
    },
    /** A page of the shop, read whole. */
    page: (path: string) =>
      timed(`page ${path}`, async () => {
        const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
        await response.text();
        if (response.status !== 200) throw new Error(`page ${path}: ${response.status}`);
      }),
    /** Lets somebody live their day; what goes wrong in it is said, and nobody else's ends. */
    live: async (who: string, day: () => Promise<void>): Promise<void> => {
      try {
        await day();
      } catch (error) {
        wrong.push(who);
        if (wrong.length <= MOST_SAID) say(`${who}: ${(error as Error).message}`);
      }
    },
  };
}

export type Recorder = ReturnType<typeof recordCalls>;
