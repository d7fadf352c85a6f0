import * as z from 'zod/mini';
import type { ApiError } from '#contract/platform/api-error.ts';

/**
 * The new quote that came with `prices_changed`, in inside form: cents and basis
 * points. Null for another refusal, and for a quote that cannot be read.
 */
export function currentPriceFrom<Quote extends z.ZodMiniType>(
  error: ApiError,
  schema: Quote,
): z.output<Quote> | null {
  if (error.code !== 'prices_changed') return null;
  const { quote } = (error.data ?? {}) as { quote?: z.input<Quote> };
  const decoded = z.safeDecode(schema, quote as z.input<Quote>);
  return decoded.success ? decoded.data : null;
}
