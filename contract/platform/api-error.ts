import type { ErrorCode } from '#contract/errors.ts';
import type { FieldError } from './endpoint.ts';

/** Everything that an answer other than success carries; `status` is 0 when none arrived. */
export type ApiErrorShape = {
  code: ErrorCode;
  status: number;
  /** The words that the person reads. */
  message: string;
  /** Mistakes by field; empty when the error is about the request as a whole. */
  errors?: FieldError[] | undefined;
  /** What travels with a refusal: a new quote, a suggested date. */
  data?: unknown;
};

/**
 * A call that did not succeed, as every `call` throws it, on the server and in the browser. Screens
 * show `message`, put `errors` beside their fields and decide by `code`, never by the words.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldError[];
  readonly data: unknown;

  constructor(shape: ApiErrorShape) {
    super(shape.message);
    this.name = 'ApiError';
    this.code = shape.code;
    this.status = shape.status;
    this.errors = shape.errors ?? [];
    this.data = shape.data;
  }
}

/**
 * Whether something caught is a failed call. It asks by name, so that errors which crossed a bundle
 * border (the server's own copy of the class beside the shop's) are recognised too.
 */
export function isApiError(caught: unknown): caught is ApiError {
  return caught instanceof Error && caught.name === 'ApiError' && 'code' in caught;
}
