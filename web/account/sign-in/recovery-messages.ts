import type { ApiError } from '#contract/platform/api-error.ts';
import type { ErrorCode } from '#contract/platform/errors.ts';

/** Failures whose own words say what to do about them: wait, reload, check the connection. */
const TELLING: readonly ErrorCode[] = ['network', 'circuit_open', 'rate_limited', 'outdated_page'];

/** What to add to 'Failed to …', if anything helps. */
export const recoveryHint = (error: ApiError): string | undefined =>
  TELLING.includes(error.code) ? error.message : undefined;
