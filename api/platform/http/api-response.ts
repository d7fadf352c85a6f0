import * as z from 'zod/mini';
import { type ErrorCode, errorMessage, errorStatus } from '#contract/errors.ts';
import type { Endpoint, Envelope, FieldError } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { isStaffRole } from '#contract/platform/staff-roles.ts';
import { compileSchema } from './compile-schema.ts';
import { isOk, type Meta } from './handler.ts';

/** An answer ready to be sent. `retryAfter` is in seconds. */
export type ApiResponse = {
  status: number;
  body: string;
  retryAfter?: number;
};

/** A success in wire form, checked against the contract. */
export type Success = { data: unknown; meta: Meta };

const RETRY_AFTER_LIMIT = 60;
const RETRY_AFTER_OUTAGE = 2;

function envelope(parts: Envelope): string {
  return JSON.stringify(parts);
}

/**
 * The "no" of a refusal: its code's status and words, its field and data.
 * @param endpoint what was called; without it, nobody but customers reads the words
 */
export function refusalResponse(refusal: Refusal, endpoint?: Endpoint): ApiResponse {
  const atDesk = endpoint !== undefined && isStaffRole(endpoint.access);
  const message = errorMessage(refusal.refused, refusal.details, atDesk);
  const errors = refusal.field ? [{ field: refusal.field, message }] : undefined;
  return failureResponse(refusal.refused, {
    message,
    ...(errors && { errors }),
    data: refusal.data,
    retryAfter: refusal.details?.retryAfter,
  });
}

/** Any answer but success, by its code. */
export function failureResponse(
  code: ErrorCode,
  more: {
    message?: string;
    errors?: FieldError[];
    data?: unknown;
    retryAfter?: string | number | undefined;
  } = {},
): ApiResponse {
  const { message = errorMessage(code), errors, data = null, retryAfter } = more;
  const status = errorStatus(code);
  const answer: ApiResponse = {
    status,
    body: envelope({ success: false, data, message, ...(errors && { errors }), code }),
  };
  if (status === 429) answer.retryAfter = Number(retryAfter ?? RETRY_AFTER_LIMIT);
  if (status === 503) answer.retryAfter = Number(retryAfter ?? RETRY_AFTER_OUTAGE);
  return answer;
}

/**
 * What a handler answered, in wire form: encoded by the contract, which also drops what the
 * contract does not name. Throws when it does not fit: that is a bug of ours, not of the caller.
 */
export function encodeSuccess(endpoint: Endpoint, answered: unknown): Success {
  const { data, meta }: { data: unknown; meta: Meta } = isOk(answered)
    ? answered
    : { data: answered, meta: {} };
  const encoded = z.safeEncode(compileSchema(endpoint.data), data);
  if (!encoded.success) throw new ResponseBreaksContract(endpoint, encoded.error.issues);
  if (endpoint.paginated && !meta.pagination) {
    throw new ResponseBreaksContract(endpoint, 'a list without its page counts');
  }
  return { data: encoded.data, meta };
}

export function successResponse(endpoint: Endpoint, { data, meta }: Success): ApiResponse {
  const { message, pagination, step, status = endpoint.status ?? 200 } = meta;
  return {
    status,
    body: envelope({
      success: true,
      data,
      ...(message !== undefined && { message }),
      ...(pagination && { pagination }),
      ...(step && { step }),
    }),
  };
}

/** Either answer of a handler. */
export function toResult(endpoint: Endpoint, answered: unknown): Refusal | Success {
  return isRefusal(answered) ? answered : encodeSuccess(endpoint, answered);
}

class ResponseBreaksContract extends Error {
  override name = 'ResponseBreaksContract';

  constructor(endpoint: Endpoint, what: unknown) {
    super(`${endpoint.method} ${endpoint.path} answers ${JSON.stringify(what)}`);
  }
}
