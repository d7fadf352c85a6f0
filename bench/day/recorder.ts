import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createClient, encodeRequest, type WireRequest } from '#contract/platform/client.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts';
import { type Home, openAddresses } from './addresses.ts';

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

type Received = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** The text of an answer, whose bytes have come. */
const textOf = async ({ headers, bytes }: Received): Promise<string> =>
  (headers['content-encoding'] === 'gzip' ? await promisify(gunzip)(bytes) : bytes).toString();

/**
 * Sends requests over connections that stay open, with as little work as can be: what two thousand
 * browsers do on machines of their own is done on the program's here. Whom they are from says the
 * header of a proxy.
 */
function openTransport(origin: string, addressNow: () => string | undefined) {
  const agent = new Agent({ keepAlive: true });
  return (
    path: string,
    { method = 'GET', headers = {}, body }: Partial<WireRequest> = {},
  ): Promise<Received> => {
    const { promise, resolve, reject } = Promise.withResolvers<Received>();
    const from = addressNow();
    const asked = request(origin + path, {
      ...{ method, agent },
      headers: { 'accept-encoding': 'gzip', ...(from && { 'x-forwarded-for': from }), ...headers },
    });
    asked.on('error', reject).on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('error', reject)
        .on('end', () => {
          const { statusCode: status = 0, headers } = answer;
          resolve({ status, headers, bytes: Buffer.concat(pieces) });
        });
    });
    asked.end(body);
    return promise;
  };
}

/**
 * Calls the program as people do, keeps how long each of them waited, and says what went wrong.
 * @param now by which clock they live
 */
export function recordCalls(
  origin: string,
  say: (line: string) => void,
  now: () => Temporal.Instant = Temporal.Now.instant,
) {
  const addresses = openAddresses(now);
  const send = openTransport(origin, addresses.current);
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
          const headers = {
            ...request.headers,
            ...(token && { authorization: `Bearer ${token}` }),
            ...(idempotent && { 'idempotency-key': randomUUID() }),
          };
          const received = await send(`/api${request.url}`, { ...request, headers });
          return { status: received.status, text: await textOf(received) };
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
    from: addresses.from,
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
    /** What an open screen asks for by itself: it has to come, and nobody here reads it. */
    look: <E extends Endpoint>(token: string, endpoint: E, input: InputOf<E>): Promise<void> =>
      timed(`${endpoint.method} ${endpoint.path}`, async () => {
        const { url, ...asked } = encodeRequest(endpoint, input);
        const headers = { ...asked.headers, authorization: `Bearer ${token}` };
        const { status } = await send(`/api${url}`, { ...asked, headers });
        if (status !== 200) throw new Error(`${endpoint.summary}: ${status}`);
      }),
    /** A page of the shop, read whole. */
    page: (path: string) =>
      timed(`page ${path}`, async () => {
        const { status } = await send(path, { headers: { accept: 'text/html' } });
        if (status !== 200) throw new Error(`page ${path}: ${status}`);
      }),
    /**
     * Lets somebody live their day at an address of their own; what goes wrong in it is said, and
     * nobody else's ends.
     */
    live: async (who: string, day: () => Promise<void>, home?: Home): Promise<void> => {
      try {
        await addresses.from(day, home);
      } catch (error) {
        wrong.push(who);
        if (wrong.length <= MOST_SAID) say(`${who}: ${(error as Error).message}`);
      }
    },
  };
}

export type Recorder = ReturnType<typeof recordCalls>;
