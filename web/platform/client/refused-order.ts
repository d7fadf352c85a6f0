import * as z from 'zod/mini';
import type { ApiError } from '#contract/platform/api-error.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorWords } from '#contract/platform/errors/words.ts';

/**
 * The new quote that came with `prices_changed`, in inside form: cents and basis
 * points. Null for another refusal, and for a quote that cannot be read.
 */
export function quoteWith<Quote extends z.ZodMiniType>(
  error: ApiError,
  schema: Quote,
): z.output<Quote> | null {
  if (error.code !== 'prices_changed') return null;
  const { quote } = (error.data ?? {}) as { quote?: z.input<Quote> };
  const decoded = z.safeDecode(schema, quote as z.input<Quote>);
  return decoded.success ? decoded.data : null;
}

/** A mistake of this page itself, or an answer without a word for people: no server has said anything. */
const saysNothing = ({ status, code, message }: ApiError): boolean =>
  (status === 0 && code === 'server_error') ||
  (code === 'unexpected_status' && message === errorWords(ANY_CALL_ERRORS, code, { status }));

/** The server's words as they are, else the screen's own: `fallback`. */
export function saidBy(error: ApiError, fallback: string): string {
  return saysNothing(error) ? fallback : error.message.trim() || fallback;
}
