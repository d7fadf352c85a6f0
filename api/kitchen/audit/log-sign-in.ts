import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Context } from '#api/platform/http/context.ts';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import type { JobContext } from '#api/platform/queues/job.ts';
import { findCustomerByEmail } from '#db/account/accounts.ts';
import type { SessionOwner } from '#db/account/sessions.ts';
import {
  type Attempt,
  insertFailedSignIn,
  insertSignIn,
  type SignInFailure,
  type SignInOrigin,
} from '#db/account/sign-in-attempts.ts';
import { findStaffByEmail } from '#db/kitchen/staff.ts';
import type { DB } from '#db/types.ts';
import { deviceName } from '#domain/account/device-name.ts';

/** However many try, the log takes no more of one kind in an hour, at either door. */
const MOST_AN_HOUR = { ofAccounts: 100, ofNone: 1 } as const;

type RequestOrigin = Pick<Context, 'ip' | 'userAgent'>;

const placeOf = ({ ip, userAgent }: RequestOrigin): SignInOrigin => ({
  device: deviceName(userAgent),
  network: networkKeyOf(ip),
});

/** Writes a sign-in into the audit log, in the transaction that opens its session. */
export function logSignIn(
  db: Kysely<DB>,
  ctx: RequestOrigin & Pick<Context, 'now' | 'requestId'>,
  owner: SessionOwner,
): Promise<void> {
  const signedIn =
    'staffId' in owner
      ? ({ door: 'staff', id: owner.staffId } as const)
      : ({ door: 'customers', id: owner.customerId } as const);
  const { requestId, now } = ctx;
  return insertSignIn(db, { ...signedIn, place: placeOf(ctx), requestId }, now);
}

/**
 * Asks for it to be written down that an account did not open. Whether there is such an account is
 * looked up later, by a job: the answer and the time it takes are the same for every address.
 */
export async function queueFailedSignIn(
  db: Kysely<DB>,
  ctx: RequestOrigin & Pick<Context, 'now'>,
  attempt: Pick<Attempt, 'audience' | 'email'> & { stopped: SignInFailure; tries?: number },
): Promise<void> {
  const { audience, email, stopped, tries = 1 } = attempt;
  const payload = { audience, email, stopped, tries, place: placeOf(ctx), at: ctx.now.toString() };
  await sql`SELECT graphile_worker.add_job('note-failed-sign-in', ${JSON.stringify(payload)}::json,
    max_attempts => 3)`.execute(db);
}

const StoppedSignIn = z.object({
  audience: z.enum(['customer', 'staff']),
  email: z.string(),
  // A job of the version before says nothing of it.
  stopped: z._default(z.enum(['failed', 'disabled', 'half']), 'failed'),
  tries: z.int(),
  place: z.object({ device: z.string(), network: z.string() }),
  at: z.string(),
});

/** The job behind it. An address that no account has is never named, and told of once an hour. */
export async function logFailedSignIn(
  payload: unknown,
  { db }: Pick<JobContext, 'db'>,
): Promise<void> {
  const { audience, email, stopped, tries, place, at } = z.parse(StoppedSignIn, payload);
  const door = audience === 'staff' ? 'staff' : 'customers';
  const find = audience === 'staff' ? findStaffByEmail : findCustomerByEmail;
  const id = (await find(db, email))?.id ?? null;
  const when = Temporal.Instant.from(at);
  const most = id === null ? MOST_AN_HOUR.ofNone : MOST_AN_HOUR.ofAccounts;
  const what = { door, id, stopped, place, tries: id === null ? 1 : tries } as const;
  await insertFailedSignIn(db, what, when, { most, since: when.subtract({ hours: 1 }) });
}
