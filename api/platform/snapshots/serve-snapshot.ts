import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { encodeSuccess, successResponse } from '#api/platform/http/api-response.ts';
import type { AppServices } from '#api/platform/http/app-services.ts';
import { errorResponse } from '#api/platform/http/errors.ts';
import { checkGeneralLimit } from '#api/platform/http/general-limit.ts';
import type { Mounted, SnapshotContext } from '#api/platform/http/handler.ts';
import { decodeInput } from '#api/platform/http/json-body.ts';
import { createTurnSpreader } from '#api/platform/queues/turn-spreader.ts';
import { disconnectSignal } from '#api/platform/queues/work-queue.ts';
import { send } from './cached-response.ts';
import { chooseCoding, matchesEtag } from './negotiation.ts';
import type { FreshAnswer, Snapshot } from './snapshot.ts';

/** So many spellings of an endpoint's queries are remembered; those used longest ago go first. */
const MOST_SPELLINGS = 200;

/** One for all endpoints: what matters is how much begins in one turn, not of what. */
const nextTurn = createTurnSpreader();

export type MountedSnapshot = Extract<Mounted, { mode: 'snapshot' }>;

/** What a query asks in words of its own multiplies without end: it is another kind than the lists. */
const MULTIPLYING = ['search', 'ids', 'except'];

/** The name of one endpoint's snapshot for one query, however that query was spelt. */
export function snapshotName(path: string, { params, query }: Record<string, unknown>): string {
  const asked = (query ?? {}) as Record<string, unknown>;
  const kind = MULTIPLYING.some((name) => asked[name]) ? `${path}?` : path;
  return `${kind} ${JSON.stringify([params, query])}`;
}

/** Runs the loader and encodes what it answers, once for everybody who asks the same. */
export async function makeSnapshot(
  { endpoint, handle, goodUntil }: MountedSnapshot,
  ctx: SnapshotContext,
  input: Record<string, unknown>,
): Promise<FreshAnswer> {
  const until = await goodUntil(ctx.now, ctx);
  const success = encodeSuccess(endpoint, await handle(ctx, input));
  return {
    value: z.parse(endpoint.data, success.data),
    body: successResponse(endpoint, success).body,
    goodUntil: until?.epochMilliseconds ?? Infinity,
  };
}

function sendSnapshot(request: IncomingMessage, response: ServerResponse, kept: Snapshot): void {
  if (matchesEtag(request.headers['if-none-match'], kept.etag)) {
    response.writeHead(304, kept.notModified);
    response.end();
    return;
  }
  const coding = chooseCoding(request.headers['accept-encoding']);
  const { headers, bytes } = coding ? kept.compressed[coding]() : kept.plain;
  response.writeHead(200, headers);
  response.end(bytes);
}

/**
 * A route that answers from memory. It passes by everything that other routes do for each request
 * (hooks, logs, schemas): a hit costs one look into a map and one write. Spellings of queries are
 * remembered with their snapshot's name, so that the query is decoded once. What is not there yet is
 * work: it counts as every other call does, and is done in turn.
 */
export function serveFromSnapshot(
  scope: FastifyInstance,
  mounted: MountedSnapshot,
  services: AppServices,
  { context, headers }: { context: () => SnapshotContext; headers: Record<string, string> },
): void {
  const { endpoint } = mounted;
  const { snapshots, writesFirst } = services;
  const names = new LRUCache<string, string>({ max: MOST_SPELLINGS });

  /** What is not in memory: begun in its turn, so that a crowd lets pass who asks for what is. */
  async function makeAndSend(request: FastifyRequest, reply: FastifyReply, spelt: string) {
    await nextTurn();
    reply.headers(headers);
    const flood = checkGeneralLimit(services, request.ip);
    if (flood) return send(reply, flood);
    const { params, query } = request;
    const decoded = decodeInput(endpoint, { params, query, body: undefined });
    if ('answer' in decoded) return send(reply, decoded.answer);
    const wanted = snapshotName(endpoint.path, decoded.input);
    const make = () => makeSnapshot(mounted, context(), decoded.input);
    const makeInTurn = (gone: AbortSignal) => services.lines.reads.run(make, gone);
    let made: Snapshot;
    try {
      made = await snapshots.getOrLast(wanted, makeInTurn, { gone: disconnectSignal(reply) });
    } catch (error) {
      return send(reply, errorResponse(error, request));
    }
    names.set(spelt, wanted);
    reply.hijack();
    sendSnapshot(request.raw, reply.raw, made);
    return reply;
  }

  scope.route({
    method: 'GET',
    url: `/api${endpoint.path}`,
    handler(request, reply) {
      const spelt = request.raw.url ?? '';
      const name = names.get(spelt);
      const kept = name && snapshots.find(name);
      if (!kept) return makeAndSend(request, reply, spelt);
      reply.hijack();
      const turn = writesFirst.turnToLook();
      if (turn) turn.then(() => sendSnapshot(request.raw, reply.raw, kept));
      else sendSnapshot(request.raw, reply.raw, kept);
    },
  });
}
