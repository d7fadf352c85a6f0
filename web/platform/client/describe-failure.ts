import type { ErrorCode } from '#contract/errors.ts';
import type { ApiError } from '#contract/platform/api-error.ts';
import type { FieldError } from '#contract/platform/endpoint.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';

/** The parts of an answer that say what went wrong, whoever wrote it. */
export type FailedResponse = {
  code?: unknown;
  message?: unknown;
  errors?: unknown;
};

/** Whether it looks like a code of ours, which all are in snake case; the list of all is long. */
const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && /^[a-z]+(?:_[a-z]+)*$/.test(code);

/** The screens that look for keywords in what the server says. */
export type AuthScreen = 'login' | 'register';

/** The code for a status alone, when the answer names none of ours. */
function codeOfStatus(status: number, onLogin: boolean): keyof typeof ANY_CALL_ERRORS {
  if (status === 400) return 'invalid_request';
  if (status === 401) return onLogin ? 'invalid_credentials' : 'session_expired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 422) return 'validation_failed';
  if (status === 429) return 'rate_limited';
  if (status === 500) return 'server_error';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return 'unexpected_status';
}

/** Mistakes by field, from a list of `{field, message}` or texts, or an object of field -> text(s). */
function fieldErrors(errors: unknown): FieldError[] {
  if (Array.isArray(errors)) {
    return errors.flatMap((entry): FieldError[] => {
      if (typeof entry === 'string') return [{ field: '', message: entry }];
      const { field, message } = (entry ?? {}) as Record<string, unknown>;
      return typeof message === 'string' ? [{ field: String(field ?? ''), message }] : [];
    });
  }
  if (typeof errors === 'object' && errors !== null) {
    return Object.entries(errors).flatMap(([field, texts]) =>
      (Array.isArray(texts) ? texts : [texts])
        .filter((message) => typeof message === 'string')
        .map((message) => ({ field, message })),
    );
  }
  return [];
}

/**
 * What a person reads for an answer that is not success. A refusal
 * that carries a code of its own (`customers_only`, `nothing_to_skip`) speaks for itself; the fixed
 * words of 401, 403, 404, 429 and 5xx are for answers that say no more than their status. Login and
 * registration hear every word of the server below 500, which they map themselves.
 */
export function describeFailure(
  status: number,
  complaint: FailedResponse,
  screen?: AuthScreen,
): { code: ErrorCode; message: string; errors: FieldError[] } {
  const general = codeOfStatus(status, screen === 'login');
  const code = isErrorCode(complaint.code) ? complaint.code : general;
  const errors = fieldErrors(complaint.errors);
  const said = typeof complaint.message === 'string' ? complaint.message.trim() : '';
  const fallback = errorText(ANY_CALL_ERRORS, general, { status });

  if (status === 422 && errors.length > 0) {
    return { code, errors, message: errors.map((error) => error.message).join(', ') };
  }
  const serverSpeaks =
    status === 400 ||
    status === 422 ||
    general === 'unexpected_status' ||
    code !== general ||
    (screen !== undefined && status < 500);
  return { code, errors, message: (serverSpeaks && said) || fallback };
}

/** A mistake of this page itself, or an answer without a word for people: no server has said anything. */
const saysNothing = ({ status, code, message }: ApiError): boolean =>
  (status === 0 && code === 'server_error') ||
  (code === 'unexpected_status' && message === errorText(ANY_CALL_ERRORS, code, { status }));

/** The server's words as they are, else the screen's own: `fallback`. */
export function serverMessageOr(error: ApiError, fallback: string): string {
  return saysNothing(error) ? fallback : error.message.trim() || fallback;
}
