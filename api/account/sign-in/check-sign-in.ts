import { queueFailedSignIn } from '#api/kitchen/audit/log-sign-in.ts';
import type { Context } from '#api/platform/http/context.ts';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type Attempt,
  countFailuresBefore,
  type FailureCounts,
  forgetAttempt,
  recordAttempt,
} from '#db/account/sign-in-attempts.ts';

/** Counted alike for accounts that exist and that do not (docs/rules.md#wrong-passwords). */
const SIGN_IN_LIMITS = {
  windowMinutes: 15,
  accountFromAddress: 5,
  address: 20,
  accountFromStrangersADay: 50,
} as const;

/** The first of a guesser's tries is told of in the audit log, and the one after which they wait. */
const NOTED_TRIES = new Set<number>([1, SIGN_IN_LIMITS.accountFromAddress]);

const isTooMany = (failures: FailureCounts) =>
  failures.accountFromAddress >= SIGN_IN_LIMITS.accountFromAddress ||
  failures.address >= SIGN_IN_LIMITS.address ||
  (!failures.addressIsKnown &&
    failures.accountFromStrangers >= SIGN_IN_LIMITS.accountFromStrangersADay);

/**
 * Runs a check of a password unless too many went wrong before: then `too_many_attempts`, without
 * looking at it. A `null` of the check means wrong, and is counted; anything else takes the attempt
 * back. Somebody who guesses from elsewhere never locks an account out of its usual address.
 */
export async function limitSignIns<T>(
  ctx: Pick<Context, 'db' | 'now' | 'ip' | 'userAgent'>,
  { audience, email }: Pick<Attempt, 'audience' | 'email'>,
  check: () => Promise<T | null>,
): Promise<T | Refusal> {
  const { db, now } = ctx;
  const attempt = { audience, email, address: networkKeyOf(ctx.ip) };
  const id = await recordAttempt(db, attempt, now);
  const minutes = SIGN_IN_LIMITS.windowMinutes;
  const failures = await countFailuresBefore(
    db,
    { ...attempt, id },
    { window: now.subtract({ minutes }), day: now.subtract({ hours: 24 }) },
  );
  if (isTooMany(failures)) {
    await forgetAttempt(db, id);
    return refuse('too_many_attempts', { retryAfter: minutes * 60 });
  }
  const right = await check();
  if (right === null) {
    const tries = failures.accountFromAddress + 1;
    if (NOTED_TRIES.has(tries))
      await queueFailedSignIn(db, ctx, { audience, email, stopped: 'failed', tries });
    return refuse('invalid_credentials');
  }
  await forgetAttempt(db, id);
  return right;
}
