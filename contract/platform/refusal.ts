import type { ErrorCode } from '#contract/errors.ts';
import type { ErrorDetails } from './errors/error-text.ts';

/**
 * A refusal: the expected "no" of a command, as a value. It names a code of the closed list; the
 * words follow from it. `field` names the field of the body that it is about, `data` travels with
 * the answer (a new quote, a suggested date).
 */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  refused: Code;
  details?: ErrorDetails;
  field?: string;
  data?: unknown;
};

export function refuse<Code extends ErrorCode>(
  code: Code,
  details?: ErrorDetails,
  more?: { field?: string; data?: unknown },
): Refusal<Code> {
  return { refused: code, ...(details && { details }), ...more };
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'refused' in value &&
    typeof value.refused === 'string'
  );
}
