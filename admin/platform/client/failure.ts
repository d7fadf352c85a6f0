import { HttpError } from 'ra-core';
import { ERRORS, type ErrorCode, errorMessage } from '#contract/errors.ts';
import type { Envelope, FieldError } from '#contract/platform/endpoint.ts';
import { isUncertainStatus } from '#contract/platform/idempotency.ts';

/** What travels in an `HttpError`'s body: `errors` is keyed by the field's path, as forms want it. */
export type FailureBody = {
  code: ErrorCode;
  errors?: Record<string, string>;
  data?: unknown;
};

const keyedByField = (mistakes: readonly FieldError[] | undefined): FailureBody['errors'] =>
  mistakes?.length
    ? Object.fromEntries(mistakes.map(({ field, message }) => [field, message]).reverse())
    : undefined;

const failure = (status: number, message: string, body: FailureBody) =>
  new HttpError(message, status, body);

/** What the server would have answered to an input that breaks the contract. */
export const refusedByContract = (mistakes: FieldError[]): HttpError =>
  failure(422, mistakes.map(({ message }) => message).join(' '), {
    code: 'validation_failed',
    errors: keyedByField(mistakes) ?? {},
  });

/** No answer came. */
export const noAnswer = (): HttpError => failure(0, errorMessage('network'), { code: 'network' });

/** The answer does not fit the contract this page was built with. */
export const outdatedPage = (): HttpError =>
  failure(0, errorMessage('outdated_page'), { code: 'outdated_page' });

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'session_expired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 422) return 'validation_failed';
  if (status === 429) return 'rate_limited';
  if (status >= 502 && status <= 504) return 'unavailable';
  return status >= 500 ? 'server_error' : 'unexpected_status';
}

/** `Too many requests … (in 30 seconds)`: how long the server asks to wait, said in words. */
function withWait(message: string, retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  if (!retryAfter || !Number.isFinite(seconds) || seconds <= 0) return message;
  const wait =
    seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `${message} (in ${wait})`;
}

/** What customers need not know: at the desk somebody can do something about it. */
const STORAGE_FULL =
  'The disk with the kitchen’s data is full, so nothing can be saved. Please have room made on it; then this works again by itself.';

/** An answer that is not success, as react-admin's `HttpError` with the words a person reads. */
export function describeFailure(
  status: number,
  envelope: Partial<Envelope>,
  retryAfter: string | null = null,
): HttpError {
  const code = isErrorCode(envelope.code) ? envelope.code : codeOfStatus(status);
  const said =
    code === 'storage_full'
      ? STORAGE_FULL
      : typeof envelope.message === 'string' && envelope.message.trim();
  const message = said || errorMessage(code, { status });
  const errors = keyedByField(Array.isArray(envelope.errors) ? envelope.errors : undefined);
  return failure(status, status === 429 ? withWait(message, retryAfter) : message, {
    code,
    ...(errors && { errors }),
    ...(envelope.data != null && { data: envelope.data }),
  });
}

/** The code of a failed call, or undefined for anything else that was thrown. */
export function failureCode(caught: unknown): ErrorCode | undefined {
  return caught instanceof HttpError ? (caught.body as FailureBody | undefined)?.code : undefined;
}

/** Whether a call was refused because things are no longer as they are shown. */
export const isConflict = (caught: unknown): boolean =>
  caught instanceof HttpError && (caught.status === 404 || caught.status === 409);

/** What a person reads about something that was thrown. */
export const failureText = (caught: unknown): string =>
  caught instanceof HttpError ? caught.message : errorMessage('server_error');

/** Whether nobody can tell if a failed write was carried out. */
export const isUncertain = (caught: unknown): boolean =>
  !(caught instanceof HttpError) || isUncertainStatus(caught.status);
