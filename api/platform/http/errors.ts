import type { FastifyRequest } from 'fastify';
import { ClientDisconnected, WorkQueueFull } from '#api/platform/queues/work-queue.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { type ApiResponse, failureResponse } from './api-response.ts';
import { databaseTrouble } from './database-trouble.ts';

/** What Fastify says about requests it could not read. */
const UNREADABLE: Record<string, Parameters<typeof failureResponse>[0]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_BAD_URL: 'invalid_request',
};

/**
 * The client hung up in line or before the end of its body, of which Node says it like this; nobody
 * reads the answer.
 */
const isHangUp = (error: unknown): boolean =>
  error instanceof ClientDisconnected ||
  (error instanceof Error &&
    error.message === 'aborted' &&
    (error as NodeJS.ErrnoException).code === 'ECONNRESET');

/**
 * The answer to an exception. What we know speaks, a failed call of the process in its own words; an
 * unknown error tells the client nothing and is logged whole (the log line carries the request's id).
 */
export function errorResponse(
  error: unknown,
  { log, method }: Pick<FastifyRequest, 'log' | 'method'>,
): ApiResponse {
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const unreadable = code && UNREADABLE[code];
  if (unreadable) return failureResponse(unreadable);
  if (isApiError(error)) return failureResponse(error.code, { message: error.message });
  if (error instanceof WorkQueueFull)
    return failureResponse('unavailable', { retryAfter: error.retryAfterSeconds });
  if (isHangUp(error)) return failureResponse('invalid_request');
  const trouble = databaseTrouble(error);
  if (trouble) {
    const full = trouble === 'storage_full';
    log.warn({ err: error }, `the database ${full ? 'has no room left' : 'cannot be reached'}`);
    // Who reads wants nothing saved.
    return failureResponse(method === 'GET' ? 'unavailable' : trouble);
  }
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return failureResponse('invalid_request');
  log.error({ err: error }, 'an unexpected error');
  return failureResponse('server_error');
}
